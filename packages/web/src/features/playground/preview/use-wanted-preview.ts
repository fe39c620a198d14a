import type { VersionId } from '@home-design/contract';
import { useMarks } from '../marks/mark-store.ts';
import { stepOf, useSelect } from '../select/select-store.ts';
import { usePreview, type WantedPreview } from './preview-store.ts';
import { savesData } from './saves-data.ts';

/**
 * The kind of preview whose panel the user has come near, and what the user wants to see. Both are null while the user
 * marks the photo, since a preview shows what the edit finds by itself, and when the browser saves data.
 */
export function useWantedPreview(version: VersionId | undefined): {
  near: WantedPreview['kind'] | null;
  wanted: WantedPreview | null;
} {
  const near = usePreview((state) => (state.near?.version === version ? state.near : null));
  const asked = usePreview((state) => (state.asked?.version === version ? state.asked : null));
  const isMarked = useMarks(({ marking, marks }) => marking !== null || marks.length > 0);
  const isSelected = useSelect((state) => state.isOpen || stepOf(state)?.mask.data.includes(1) === true);
  if (!near || isMarked || isSelected || savesData()) return { near: null, wanted: null };
  return { near: near.kind, wanted: asked?.wanted ?? null };
}
