import { type RefObject, useEffect, useState } from 'react';

/** Items of a grid, from the first to before the end. */
export interface Span {
  from: number;
  to: number;
}

/** Rows above and below the window that count as near: a key or a drag may reach them before the page scrolls. */
const AHEAD_ROWS = 6;
/** The span moves by this many rows at a time, so that scrolling rarely changes it. */
const STEP_ROWS = 3;
/** The span before the grid is measured. */
const FIRST: Span = { from: 0, to: 48 };

/** The items of a grid with equal rows that are in the window or near it. */
export function useNearRows(grid: RefObject<HTMLElement | null>): Span {
  const [span, setSpan] = useState(FIRST);
  useEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const look = (): void => {
      const near = nearItems(element);
      setSpan((shown) => (near === null || sameSpan(shown, near) ? shown : near));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [grid]);
  return span;
}

const sameSpan = (one: Span, other: Span): boolean => one.from === other.from && one.to === other.to;

function nearItems(grid: HTMLElement): Span | null {
  const style = getComputedStyle(grid);
  const columns = style.gridTemplateColumns.split(' ').length;
  const height = grid.firstElementChild?.getBoundingClientRect().height ?? 0;
  if (height === 0) return null;
  const pitch = height + Number.parseFloat(style.rowGap);
  const { top } = grid.getBoundingClientRect();
  return nearSpan({ columns, pitch, above: -top, window: window.innerHeight });
}

/**
 * @param pitch from the top of one row to the top of the next, in CSS pixels
 * @param above how much of the grid is above the window's top, in CSS pixels; negative when the grid begins below it
 * @param window the window's height, in CSS pixels
 */
export function nearSpan({
  columns,
  pitch,
  above,
  window: height,
}: {
  columns: number;
  pitch: number;
  above: number;
  window: number;
}): Span {
  const down = (row: number): number => Math.floor(row / STEP_ROWS) * STEP_ROWS;
  const first = Math.max(0, down(above / pitch - AHEAD_ROWS));
  const end = Math.max(first, down((above + height) / pitch + AHEAD_ROWS) + STEP_ROWS);
  return { from: first * columns, to: end * columns };
}
