import type { KeyboardEvent } from 'react';
import type { PlanEditing } from './use-plan-editing.ts';

/** Meters by which a key moves a piece; Shift uses the finer step. */
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

/** The change of the arrangement by a key; null for other keys. */
export function keyAction(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  editing: PlanEditing,
): (() => void) | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey)) return editing.redo;
    return key.toLowerCase() === 'z' ? editing.undo : null;
  }
  const move = MOVES[key];
  const step = shiftKey ? FINE_STEP : STEP;
  if (move) return () => editing.step(move[0] * step, move[1] * step);
  switch (key) {
    case 'r':
      return () => editing.turn(TURN);
    case 'R':
      return () => editing.turn(-TURN);
    case 'Delete':
    case 'Backspace':
      return editing.remove;
    case 'PageDown':
      return () => editing.chooseNext(1);
    case 'PageUp':
      return () => editing.chooseNext(-1);
    default:
      return null;
  }
}
