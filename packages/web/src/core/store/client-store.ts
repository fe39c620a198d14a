import { type ImageId, ProjectId } from '@home-design/contract';
import { z } from 'zod';
import { create } from 'zustand';
import { storedValue } from '../../lib/browser-storage.ts';
import { STORAGE_KEYS } from '../../lib/storage-keys.ts';
import { isReady, userOf } from '../session/session-state.ts';
import { sessionStore } from '../session/session-store.ts';
import { DEFAULT_GALLERY_FILTERS, GalleryFilters } from './gallery-filters.ts';

/**
 * What the browser alone knows. Whatever the server knows is in the query cache and read by `appState`; here
 * are at most the ids that point there.
 */
export interface ClientState {
  currentProjectId: ProjectId | null;
  currentImageId: ImageId | null;
  selectedImageIds: readonly ImageId[];
  /** Percent of the photos that are being sent, 0 … 100; 0 while nothing is. */
  uploadProgress: number;
  galleryFilters: GalleryFilters;
}

/** The three parts that outlive the page. Of project and user only the id is kept: the rest is the server's. */
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

/** The state a page starts with: what is stored, and nothing else. */
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

/** The one client state of this page. */
export const clientStore = create<ClientState>()(startState);

/** Keeps the stored parts up to date. A project that somebody else had opened here is forgotten. */
function persist(): void {
  const session = sessionStore.getState();
  // Who is here is not known yet; what is stored stays as it is.
  if (!isReady(session)) return;
  const user = userOf(session);
  const { currentProjectId, galleryFilters } = clientStore.getState();
  persisted.write({
    currentProject: currentProjectId && { id: currentProjectId },
    user: user && { uid: user.uid },
    galleryFilters,
  });
}

/** What belongs to a person goes when somebody else is signed in. */
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

/** Takes an image into the selection, or out of it. */
export function toggleSelected(id: ImageId): void {
  clientStore.setState(({ selectedImageIds: ids }) => ({
    selectedImageIds: ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id],
  }));
}

/** Replaces the selection. */
export function selectImages(ids: readonly ImageId[]): void {
  clientStore.setState({ selectedImageIds: ids });
}
