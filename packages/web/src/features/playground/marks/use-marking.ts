import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { boxBetween, type Mark, type Point, type Side } from './mark.ts';
import type { Tool } from './mark-store.ts';

/** Steps of the cross by arrow keys, as shares of the picture; Shift uses the finer one. */
const STEP = 0.02;
const FINE_STEP = 0.004;
/** A finger that moves farther than this, in pixels, does not tap. */
const TAP_SLACK = 8;

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const TAPS: ReadonlySet<MarkingInput['tool']> = new Set(['tap', 'select']);

interface MarkingInput {
  /** `select` taps, or draws a rectangle by dragging. */
  tool: Tool | 'select';
  side: Side;
  brush: number;
  /** Gets whether the Alt key was held. */
  onTap: (place: Point, isAlt: boolean) => void;
  onMark: (mark: Mark) => void;
  onUndo: () => void;
}

/** Points, rectangles and strokes on an element, by pointer or by keys. */
export function useMarking(element: RefObject<HTMLElement | null>, input: MarkingInput) {
  const { tool, side, brush, onTap, onMark, onUndo } = input;
  /** The current points of the stroke; empty while nothing is drawn. */
  const [drawn, setDrawn] = useState<readonly Point[]>([]);
  /** The cross that keys move; null while a pointer is used. */
  const [cross, setCross] = useState<Point | null>(null);
  const pressed = useRef<{ x: number; y: number } | null>(null);

  const placeOf = (event: { clientX: number; clientY: number }): Point => {
    const box = element.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: share(event.clientX - box.left, box.width), y: share(event.clientY - box.top, box.height) };
  };

  function finish(points: readonly Point[]): void {
    setDrawn([]);
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return;
    const box = tool !== 'brush' && boxBetween(first, last);
    if (box) onMark({ kind: 'box', side, box });
    if (tool === 'brush') onMark({ kind: 'stroke', side, width: brush, points });
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    setCross(null);
    pressed.current = { x: event.clientX, y: event.clientY };
    if (tool === 'tap') return;
    // The picture below would move.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn([placeOf(event)]);
  }

  function onPointerMove(event: PointerEvent): void {
    if (drawn.length === 0 || cross) return;
    const place = placeOf(event);
    setDrawn((points) => (tool === 'brush' ? [...points, place] : [points[0] ?? place, place]));
  }

  function onPointerUp(event: PointerEvent): void {
    const from = pressed.current;
    pressed.current = null;
    const isTap = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) < TAP_SLACK;
    if (TAPS.has(tool) && isTap) {
      setDrawn([]);
      onTap(placeOf(event), event.altKey);
    } else if (tool !== 'tap') finish(drawn);
  }

  function moveCross(by: Point, step: number): void {
    const from = cross ?? { x: 0.5, y: 0.5 };
    const to = { x: share(from.x + by.x * step, 1), y: share(from.y + by.y * step, 1) };
    setCross(to);
    setDrawn((points) => {
      if (points.length === 0) return points;
      return tool === 'brush' ? [...points, to] : [points[0] ?? to, to];
    });
  }

  function act(isAlt: boolean): void {
    const at = cross ?? { x: 0.5, y: 0.5 };
    setCross(at);
    if (TAPS.has(tool)) onTap(at, isAlt);
    else if (drawn.length > 0) finish(drawn);
    else setDrawn([at]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || (event.altKey && event.key !== 'Enter')) return;
    const move = MOVES[event.key];
    if (move) moveCross(move, event.shiftKey ? FINE_STEP : STEP);
    else if (event.key === ' ' || event.key === 'Enter') act(event.altKey);
    else if (event.key === 'Escape' && drawn.length > 0) setDrawn([]);
    else if (event.key === 'Backspace' || event.key === 'Delete') onUndo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    drawn,
    cross,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => {
        pressed.current = null;
        setDrawn([]);
      },
      onKeyDown,
      // A pointer press also moves the focus here, but the cross is only for keys.
      onFocus: () => {
        if (!pressed.current) setCross((before) => before ?? { x: 0.5, y: 0.5 });
      },
      onBlur: () => setCross(null),
    },
  };
}

const share = (part: number, whole: number): number => Math.min(1, Math.max(0, part / Math.max(whole, 1e-9)));
