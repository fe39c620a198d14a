import type { Region } from '../regions/region.ts';
import type { Border } from '../regions/region-borders.ts';

/** A neighbor lighter than a region by this (OKLab lightness) can be the window's frame around it. */
const FRAME_STEP = 0.07;
/** Share of its border along which a pane is framed; walls have lighter trim along at most two thirds. */
const FRAMED_ALL_ROUND = 0.85;
/** Panes and pictures are smaller than this share of the picture; walls behind white trim are larger. */
const LARGEST_PANE = 0.06;
/** Panes end below this share of the room's height, and above where a wall below a window does. */
const HIGHEST_PANE = 0.93;
const LOWEST_PANE = 0.4;

/**
 * Regions that are surrounded by a much lighter frame on all sides: window panes, pictures in mats. A wall meets
 * corners, furniture and other wall somewhere along its border.
 */
export function findPanes(regions: readonly Region[], borders: readonly Border[]): Region[] {
  const framed = new Float64Array(regions.length);
  const all = new Float64Array(regions.length);
  for (const { a, b, length } of borders) {
    all[a]! += length;
    all[b]! += length;
    const step = regions[b]!.color.L - regions[a]!.color.L;
    if (step > FRAME_STEP) framed[a]! += length;
    if (step < -FRAME_STEP) framed[b]! += length;
  }
  return regions.filter(
    ({ id, share, reach, fill }) =>
      all[id]! > 0 &&
      framed[id]! > FRAMED_ALL_ROUND * all[id]! &&
      share < LARGEST_PANE &&
      reach.top < HIGHEST_PANE &&
      reach.top > LOWEST_PANE &&
      fill > 0.5,
  );
}

/** Colors apart by this, brightness divided out, are no longer one paint in other light. */
const OTHER_COLOR = 0.03;

/**
 * Whether a region is part of the view in `panes`: a pane itself, or beside one and much nearer to its color than to
 * any wall's, such as at the picture's edge.
 */
export function isView(region: Region, panes: readonly Region[], walls: readonly Region[]): boolean {
  if (panes.includes(region)) return true;
  const fromWalls = Math.min(...walls.map((wall) => chromaDistance(region, wall)));
  return (
    fromWalls > OTHER_COLOR &&
    panes.some((pane) => pane.face === region.face && chromaDistance(region, pane) < 0.5 * fromWalls)
  );
}

/** Distance of color once brightness is divided out, as light and shadow do. */
export function chromaDistance(a: Region, b: Region): number {
  const la = Math.max(0.2, a.color.L);
  const lb = Math.max(0.2, b.color.L);
  return Math.hypot(a.color.a / la - b.color.a / lb, a.color.b / la - b.color.b / lb);
}
