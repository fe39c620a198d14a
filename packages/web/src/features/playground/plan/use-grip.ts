import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Point } from '../marks/mark.ts';
import type { PlanEditing } from './use-plan-editing.ts';

/** A drag under way: from the pointer to the foot of the piece, or to its front when it turns. */
type Grip = { what: 'piece'; id: number; from: Point; toFoot: Point; hasMoved: boolean } | { what: 'front' };

/** A press moves a piece only from this far on, in shares of the picture's width. */
const LEAST_WAY = 0.004;

/** Pieces are pressed and dragged on the stage. Shift adds to the chosen ones; Alt moves freely. */
export function useGrip(stage: RefObject<HTMLElement | null>, editing: PlanEditing) {
  const grip = useRef<Grip | null>(null);

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };

  return {
    take(event: PointerEvent, id: number, foot: Point): void {
      if (event.button !== 0) return;
      stage.current?.focus({ preventScroll: true });
      if (event.shiftKey || event.ctrlKey || event.metaKey) {
        editing.toggle(id);
        return;
      }
      const at = placeOf(event);
      editing.take(id);
      grip.current = {
        ...{ what: 'piece', id, from: at, hasMoved: false },
        toFoot: { x: foot.x - at.x, y: foot.y - at.y },
      };
      stage.current?.setPointerCapture(event.pointerId);
    },
    takeFront(event: PointerEvent): void {
      if (event.button !== 0) return;
      grip.current = { what: 'front' };
      stage.current?.setPointerCapture(event.pointerId);
    },
    move(event: PointerEvent): void {
      const held = grip.current;
      if (!held) return;
      const at = placeOf(event);
      if (held.what === 'front') {
        editing.dragFront(at);
        return;
      }
      held.hasMoved ||= Math.hypot(at.x - held.from.x, at.y - held.from.y) > LEAST_WAY;
      if (held.hasMoved) editing.drag({ x: at.x + held.toFoot.x, y: at.y + held.toFoot.y }, event.altKey);
    },
    leave(): void {
      const held = grip.current;
      if (!held) return;
      grip.current = null;
      // A press without a move chooses one of several alone.
      if (held.what === 'piece' && !held.hasMoved && editing.places.length > 1) editing.choose(held.id);
      editing.drop();
    },
  };
}
