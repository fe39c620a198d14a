import type { KeyboardEvent, PointerEvent } from 'react';
import type { Point } from '../marks/mark.ts';
import classes from './second-view.module.css';

/** Shares of the picture by which a key moves a mark; Shift uses the finer step. */
const STEP = 0.02;
const FINE_STEP = 0.004;

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface FloorMarkProps {
  number: number;
  label: string;
  place: Point;
  describedBy: string;
  onTake: (event: PointerEvent) => void;
  onStep: (by: Point) => void;
}

/** A numbered mark that is dragged, or moved with arrow keys. */
export function FloorMark({ number, label, place, describedBy, onTake, onStep }: FloorMarkProps) {
  function onKeyDown(event: KeyboardEvent): void {
    const move = MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? FINE_STEP : STEP;
    onStep({ x: move.x * step, y: move.y * step });
  }

  return (
    <button
      type="button"
      className={classes.mark}
      style={{ insetInlineStart: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      // The number stays in the picture.
      data-flipped={place.x > 0.9 || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={onTake}
      onKeyDown={onKeyDown}
    >
      {number}
    </button>
  );
}
