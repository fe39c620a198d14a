import { ramp } from './ramp.ts';
import type { Region } from './region.ts';

/** 1 for even paint, 0 for curtains, shelves and views through windows. */
export function smoothness(region: Region): number {
  return Math.exp(-((region.texture / 0.014) ** 2));
}

/** Whether a region is far less even than a wall's paint and shaped like none: a curtain in any color, a window's frame. */
export function isUneven(region: Region, wall: Region): boolean {
  return region.texture < 1 && Math.max(draped(region, wall), lattice(region, wall)) > 0.5;
}

/** 1 for what hangs in narrow, tall folds. */
function draped(region: Region, wall: Region): number {
  // Wall between two doors is narrower than any curtain, and all edge.
  const narrow = ramp(region.widthMeters, 0.17, 0.25) * (1 - ramp(region.widthMeters, 0.6, 0.9));
  const tall = ramp(region.reach.top - region.reach.bottom, 0.35, 0.5);
  const folds = ramp(region.texture, 0.0025, 0.0035) * ramp(region.texture / (wall.texture + 3e-4), 2.2, 3.5);
  return narrow * tall * folds;
}

/** 1 for frames and bars around panes, which fill little of their bounds and never stay of one brightness. */
function lattice(region: Region, wall: Region): number {
  return (1 - ramp(region.fill, 0.12, 0.2)) * ramp(region.texture / (wall.texture + 3e-4), 3, 4.5);
}
