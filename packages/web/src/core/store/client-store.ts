import { type ImageId, ProjectId } from '@home-design/contract';
import { z } from 'zod';
import { create } from 'zustand';
import { storedValue } from '../../lib/storage/browser-storage.ts';
import { STORAGE_KEYS } from '../../lib/storage/storage-keys.ts';
import { isReady, userOf } from '../session/control/session-state.ts';
import { sessionStore } from '../session/session-store.ts';
import { DEFAULT_GALLERY_FILTERS, GalleryFilters } from './gallery-filters.ts';

/**
 * State of the browser alone. Server data is in the query cache and read by `appState`; this store
 * has at most the ids of it.
 */
export interface ClientState {
  currentProjectId: ProjectId | null;
  currentImageId: ImageId | null;
  selectedImageIds: readonly ImageId[];
  /** Upload progress of the photos in percent, 0 … 100; 0 without an upload. */
  uploadProgress: number;
  galleryFilters: GalleryFilters;
}

/** The three stored parts. Only the ids of project and user are stored: the rest is the server's. */
const PersistedState = z.object({
  currentProject: z.object({ id: ProjectId }).nullable(),
  user: z.object({ uid: z.string() }).nullable(),
  galleryFilters: GalleryFilters,
});

const persisted = storedValue(STORAGE_KEYS.store, PersistedState, {
  currentProject: null,
  user: null,
  galleryFilters: DEFAULT_GALLERY_FILTERS,
});

/** The state at the start of a page: the stored parts, and defaults. */
export function startState(): ClientState {
  const { currentProject, galleryFilters } = persisted.read();
  return {
    currentProjectId: currentProject?.id ?? null,
    currentImageId: null,
    selectedImageIds: [],
    uploadProgress: 0,
    galleryFilters,
  };
}

/** The one client store of this page. */
export const clientStore = create<ClientState>()(startState);

/** Keeps the stored parts up to date. A project that another user had opened is removed. */
function persist(): void {
  const session = sessionStore.getState();
  // The user is not known yet; the stored parts stay as they are.
  if (!isReady(session)) return;
  const user = userOf(session);
  const { currentProjectId, galleryFilters } = clientStore.getState();
  persisted.write({
    currentProject: currentProjectId && { id: currentProjectId },
    user: user && { uid: user.uid },
    galleryFilters,
  });
}

/** A user's data is removed when another user signs in. */
function followSession(): void {
  const session = sessionStore.getState();
  if (!isReady(session) || session.at === 'signing-in') return;
  const owner = persisted.read().user?.uid ?? null;
  const uid = userOf(session)?.uid ?? null;
  if (owner !== null && owner !== uid) {
    clientStore.setState({ currentProjectId: null, currentImageId: null, selectedImageIds: [] });
  }
  persist();
}

clientStore.subscribe((now, before) => {
  const isPersisted =
    now.currentProjectId !== before.currentProjectId || now.galleryFilters !== before.galleryFilters;
  if (isPersisted) persist();
});
sessionStore.subscribe(followSession);

/** Selects an image, or deselects it. */
export function toggleSelected(id: ImageId): void {
  clientStore.setState(({ selectedImageIds: ids }) => ({
    selectedImageIds: ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id],
  }));
}

/** Replaces the selection. */
export function selectImages(ids: readonly ImageId[]): void {
  clientStore.setState({ selectedImageIds: ids });
}
