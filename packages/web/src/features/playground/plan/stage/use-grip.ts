import { type PointerEvent, type RefObject, useMemo, useRef } from 'react';
import type { Point } from '../../marks/mark.ts';
import type { PlanEditing } from '../use-plan-editing.ts';

/** A drag under way: from the pointer to the foot of the piece, or to its front when it turns. */
type Grip = { what: 'piece'; id: number; from: Point; toFoot: Point; hasMoved: boolean } | { what: 'front' };

/** A press moves a piece only from this far on, in shares of the picture's width. */
const LEAST_WAY = 0.004;

export type PieceGrip = ReturnType<typeof useGrip>;

/**
 * Pieces are pressed and dragged on the stage. Shift adds to the chosen ones; Alt moves freely. The functions stay the
 * same, so that only what moves is drawn again.
 */
export function useGrip(stage: RefObject<HTMLElement | null>, editing: PlanEditing) {
  const latest = useRef(editing);
  latest.current = editing;
  return useMemo(() => gripOf(stage, latest), [stage]);
}

function gripOf(stage: RefObject<HTMLElement | null>, latest: RefObject<PlanEditing>) {
  let grip: Grip | null = null;

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  };

  return {
    take(event: PointerEvent, id: number, foot: Point): void {
      if (event.button !== 0) return;
      stage.current?.focus({ preventScroll: true });
      if (event.shiftKey || event.ctrlKey || event.metaKey) {
        latest.current.toggle(id);
        return;
      }
      const at = placeOf(event);
      latest.current.take(id);
      const toFoot = { x: foot.x - at.x, y: foot.y - at.y };
      grip = { what: 'piece', id, from: at, toFoot, hasMoved: false };
      stage.current?.setPointerCapture(event.pointerId);
    },
    takeFront(event: PointerEvent): void {
      if (event.button !== 0) return;
      grip = { what: 'front' };
      stage.current?.setPointerCapture(event.pointerId);
    },
    move(event: PointerEvent): void {
      if (!grip) return;
      const at = placeOf(event);
      if (grip.what === 'front') {
        latest.current.dragFront(at);
        return;
      }
      grip.hasMoved ||= Math.hypot(at.x - grip.from.x, at.y - grip.from.y) > LEAST_WAY;
      if (!grip.hasMoved) return;
      latest.current.drag({ x: at.x + grip.toFoot.x, y: at.y + grip.toFoot.y }, event.altKey);
    },
    leave(): void {
      const left = grip;
      if (!left) return;
      grip = null;
      const editing = latest.current;
      // A press without a move chooses one of several alone.
      if (left.what === 'piece' && !left.hasMoved && editing.places.length > 1) editing.choose(left.id);
      editing.drop();
    },
  };
}
