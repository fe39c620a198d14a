import type { KeyboardEvent } from 'react';
import type { PlanEditing } from './use-plan-editing.ts';

/** Meters by which a key moves a piece; Shift uses the finer step, which stops at no line. */
const STEP = 0.1;
const FINE_STEP = 0.02;
/** Degrees by which a key turns it. */
export const TURN = 15;

const MOVES: Readonly<Record<string, readonly [right: number, away: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The change of the arrangement by a key; null for other keys. */
export function keyAction(event: Keys, editing: PlanEditing): (() => void) | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (altKey) return null;
  if (ctrlKey || metaKey) return withControl(key.toLowerCase(), shiftKey, editing);
  const move = MOVES[key];
  const step = shiftKey ? FINE_STEP : STEP;
  if (move) return () => editing.step(move[0] * step, move[1] * step, shiftKey);
  switch (key) {
    case 'r':
      return () => editing.turn(TURN);
    case 'R':
      return () => editing.turn(-TURN);
    case 'w':
      return editing.toWall;
    case 'l':
      return () => editing.lock(!editing.chosen?.locked);
    case 'Delete':
    case 'Backspace':
      return editing.remove;
    case 'PageDown':
      return () => editing.chooseNext(1, shiftKey);
    case 'PageUp':
      return () => editing.chooseNext(-1, shiftKey);
    case 'Escape':
      return editing.places.length > 1 ? editing.chooseLast : null;
    default:
      return null;
  }
}

function withControl(key: string, isShifted: boolean, editing: PlanEditing): (() => void) | null {
  switch (key) {
    case 'a':
      return editing.chooseAll;
    case 'd':
      return editing.copy;
    case 'y':
      return editing.redo;
    case 'z':
      return isShifted ? editing.redo : editing.undo;
    default:
      return null;
  }
}
