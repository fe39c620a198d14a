import { ramp } from '../../base/ramp.ts';
import type { Region } from '../regions/region.ts';
import { chromaDistance } from './panes.ts';

/** 1 for a thin strip right under the ceiling: plaster or timber trim, seldom in the wall's paint. */
export function cornice({ reach, cutByTop }: Region): number {
  // A region at the picture's edge may continue upward, unless it is the ceiling's own trim.
  if (cutByTop > 0) return cutByTop > 0.2 ? 0 : ramp(reach.bottom, 0.89, 0.92);
  return ramp(reach.bottom, 0.8, 0.87) * (1 - ramp(reach.top - reach.bottom, 0.07, 0.09));
}

/**
 * 1 for regions that are framed on three sides and end below the ceiling: a door, a cabinet front, a picture, a pane.
 */
export function panel(region: Region): number {
  const { left, right, top, bottom } = region.framing;
  const framed = ramp(Math.min(left, right), 0.4, 0.7) * ramp(top, 0.4, 0.7);
  const solid = ramp(region.fill, 0.1, 0.2);
  const atCeiling = isStrip(region) ? ramp(region.reach.top, 0.93, 0.96) : ramp(region.reach.top, 0.87, 0.94);
  const belowCeiling = 1 - Math.max(atCeiling, ramp(region.cutByTop, 0.02, 0.08));
  const narrow = 1 - ramp(region.widthMeters, 1.5, 2);
  // A hollow shape with edges above and below is the frame of a window of any width.
  const hollow = (1 - ramp(region.fill, 0.25, 0.4)) * ramp((top + bottom) / 2, 0.6, 0.75);
  // A region with straight edges on all sides is not wall, even if an inexact room box has it reach the ceiling.
  const enclosed = ramp(Math.min(left, right, top, bottom), 0.85, 0.92) * ramp(region.reach.bottom, 0.3, 0.4);
  return Math.max(
    Math.max(framed * solid * narrow, hollow) * belowCeiling,
    Math.max(narrow, hollow) * enclosed,
  );
}

/**
 * 1 for wall inside a molding, or framed by things: in the exact paint of its wall, from above the skirting to far
 * up. Doors stand on the floor, and cabinets over tables hang higher or end lower.
 */
export function moldedWall(region: Region, wall: Region): number {
  const { reach, color, fill } = region;
  const place =
    ramp(reach.bottom, 0.06, 0.1) * (1 - ramp(reach.bottom, 0.4, 0.5)) * ramp(reach.top, 0.7, 0.8);
  const paint =
    (1 - ramp(chromaDistance(region, wall), 0.006, 0.012)) *
    (1 - ramp(Math.abs(color.L - wall.color.L), 0.05, 0.09));
  return place * paint * ramp(fill, 0.4, 0.5);
}

/** Narrow and nearly as high as the room: wall beside a window if it meets the ceiling, a curtain if it ends at a rod. */
function isStrip(region: Region): boolean {
  return region.widthMeters < 0.5 && region.reach.top - region.reach.bottom > 0.6;
}

/** 0 for the spindly regions that form along edges and grids. */
export function body(region: Region): number {
  return region.share > 0.02 ? 1 : ramp(region.fill, 0.06, 0.13);
}
