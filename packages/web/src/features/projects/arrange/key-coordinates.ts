import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The movement of a photo by arrow keys: left and right by one place, also across the end of a row; up and down by
 * rows.
 */
export const keyCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const step = STEPS[event.code];
  if (step === undefined) return sortableKeyboardCoordinates(event, args);
  event.preventDefault();
  const { active, over, droppableContainers, droppableRects } = args.context;
  const ids = droppableContainers.getEnabled().map(({ id }) => id);
  const order = (active?.data.current?.sortable as { items?: typeof ids } | undefined)?.items ?? ids;
  const at = order.indexOf(over?.id ?? args.active);
  const next = order[at + step];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  return rect && { x: rect.left, y: rect.top };
};
