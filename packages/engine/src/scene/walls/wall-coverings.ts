import { ramp } from '../../base/ramp.ts';
import type { Region } from '../regions/region.ts';

/** 1 for even paint, 0 for curtains, shelves and views through windows. */
export function smoothness(region: Region): number {
  return Math.exp(-((region.texture / 0.014) ** 2));
}

/**
 * Whether a region hangs or stands before a wall though it has nearly its color: far less even than the paint, like
 * curtains and windows' frames, or a paler door.
 */
export function isCovering(region: Region, wall: Region): boolean {
  if (region.texture === 1) return false;
  return Math.max(draped(region, wall), lattice(region, wall)) > 0.5 || isPaleDoor(region, wall);
}

/** 1 for things that hang in narrow, tall folds. */
function draped(region: Region, wall: Region): number {
  // Wall between two doors is narrower than any curtain, and all edge.
  const narrow = ramp(region.widthMeters, 0.17, 0.25) * (1 - ramp(region.widthMeters, 0.6, 0.9));
  const tall = ramp(region.reach.top - region.reach.bottom, 0.35, 0.5);
  const folds = ramp(region.texture, 0.0025, 0.0035) * ramp(region.texture / (wall.texture + 3e-4), 2, 3.2);
  return narrow * tall * folds;
}

/** 1 for frames and bars around panes, which fill little of their bounds and never stay of one brightness. */
function lattice(region: Region, wall: Region): number {
  return (1 - ramp(region.fill, 0.12, 0.2)) * ramp(region.texture / (wall.texture + 3e-4), 3, 4.5);
}

/** As wide as a door, with edges above, below and beside, and paler than its wall: light does not do that. */
function isPaleDoor({ face, color, widthMeters, fill, framing }: Region, wall: Region): boolean {
  const edged = Math.min(framing.top, framing.bottom, Math.max(framing.left, framing.right)) > 0.85;
  const wide = widthMeters > 0.6 && widthMeters < 1.2;
  return face === wall.face && color.L - wall.color.L > 0.06 && edged && wide && fill > 0.8;
}
