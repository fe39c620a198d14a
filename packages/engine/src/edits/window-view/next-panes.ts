import type { Mask } from '../../base/raster/raster.ts';
import { edgeBeyond } from './pane-edges.ts';
import type { WallRectangle } from './wall-rectangle.ts';

/** A place beside a pane that the same frame surrounds. */
export interface NextPane {
  readonly rectangle: WallRectangle;
  /** Share of it that is burnt out, 0 … 1. */
  readonly burnt: number;
}

/** Luma by which a frame differs from what is seen beside it, 8-bit steps. */
const STEP = 16;
/** Smallest share of both sides along which a frame continues, and largest share of a side outside the picture. */
const CONTINUED = 0.75;
const MOST_CUT = 0.3;
/** Bars between panes are about this share of a pane's side. */
const BAR = 0.12;
/** A neighbor with this share of panes is one of them. */
const COVERED = 0.25;
/** Brightness (luma, 8 bit) of burnt-out light. */
const BURNT = 240;
/** Places looked at, across and up. */
const GRID = 9;

/**
 * Places above, below and beside a pane that its frame surrounds and that are not panes yet: more parts of this
 * window.
 *
 * @param panes 255 within the panes found.
 * @param luma brightness of the photo, of the same size.
 */
export function nextPanes(pane: WallRectangle, panes: Mask, luma: Mask): NextPane[] {
  const { left, right, bottom, top } = pane;
  const across = (1 + BAR) * (right - left);
  const up = (1 + BAR) * (top - bottom);
  const framed = [
    { next: { ...pane, bottom: bottom - up, top: top - up }, sides: ['left', 'right'] },
    { next: { ...pane, bottom: bottom + up, top: top + up }, sides: ['left', 'right'] },
    { next: { ...pane, left: left - across, right: right - across }, sides: ['bottom', 'top'] },
    { next: { ...pane, left: left + across, right: right + across }, sides: ['bottom', 'top'] },
  ] as const;
  return framed.flatMap(({ next, sides }) => {
    if (shareOf(next, panes, 128) > COVERED) return [];
    const goesOn = sides.every((side) => {
      const { share, cut } = edgeBeyond(next, side, luma, (...steps) => Math.max(...steps) >= STEP);
      return cut <= MOST_CUT && share >= CONTINUED;
    });
    return goesOn ? [{ rectangle: next, burnt: shareOf(next, luma, BURNT) }] : [];
  });
}

/** Share of a rectangle's places in view where a mask reaches a value; 1 when none is in view. */
function shareOf({ plane, left, right, bottom, top }: WallRectangle, mask: Mask, value: number): number {
  let seen = 0;
  let reached = 0;
  for (let k = 0; k < GRID * GRID; k++) {
    const at = plane.pixel({
      along: left + (((k % GRID) + 0.5) / GRID) * (right - left),
      up: bottom + ((Math.floor(k / GRID) + 0.5) / GRID) * (top - bottom),
    });
    if (at === null) continue;
    const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
    if (x < 0 || y < 0 || x >= mask.width || y >= mask.height) continue;
    seen++;
    if (mask.data[y * mask.width + x]! >= value) reached++;
  }
  return seen === 0 ? 1 : reached / seen;
}
