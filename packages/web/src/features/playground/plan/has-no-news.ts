import type { PlanEditing } from './use-plan-editing.ts';

/** For parts beside the photo, which nobody uses while a piece is dragged: they are drawn again when it is dropped. */
export const hasNoNews = (_: unknown, { editing }: { editing: PlanEditing }): boolean =>
  editing.draggedFrom !== null;
