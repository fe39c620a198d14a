import { ramp } from '../../base/ramp.ts';
import type { Region } from '../regions/region.ts';
import { chromaDistance } from './panes.ts';

/**
 * The certainty that a region is wall below a window, behind a desk or between the legs of a lamp, 0 … 1. Such a
 * piece never comes near the ceiling, so it must have the wall's paint almost exactly, no brighter and only a little
 * darker, as smooth as paint, with a straight edge (of the thing before it), and it must end at the skirting: a thing
 * on the floor before a wall extends below the wall's foot. That needs a room box with a known floor; without one,
 * pieces of floor would pass.
 *
 * @param walls regions that are wall by their look.
 */
export function remnantLikeness(region: Region, walls: readonly Region[]): number {
  const { framing, reach } = region;
  const straight =
    ramp(Math.max(framing.left, framing.right, framing.top), 0.7, 0.9) * ramp(framing.bottom, 0.4, 0.6);
  const foot = ramp(reach.bottom, 0.005, 0.02) * (1 - ramp(reach.bottom, 0.08, 0.12));
  // Doors stand at the skirting as well, but are higher; drawers are in rows that are each only a hand high.
  const height = (1 - ramp(reach.top, 0.5, 0.58)) * ramp(reach.top - reach.bottom, 0.09, 0.13);
  const place = foot * height * ramp(region.wallShare, 0.9, 0.97) * ramp(region.fill, 0.2, 0.4);
  const smooth = 1 - ramp(region.texture, 0.003, 0.005);
  const size = ramp(region.share, 0.0008, 0.002);
  if (straight * place * smooth * size === 0) return 0;
  const sameFace = walls.filter((wall) => wall.face === region.face);
  if (sameFace.some((wall) => endsAbove(wall, region))) return 0;
  const alike = (sameFace.length > 0 ? sameFace : walls).map((wall) => nearlySamePaint(region, wall));
  return straight * place * smooth * size * Math.max(0, ...alike);
}

/**
 * Whether a wall ends right above a region, along its whole width: then the region is floor, and the room box wrong.
 */
function endsAbove(wall: Region, region: Region): boolean {
  const shared =
    Math.min(wall.bounds.right, region.bounds.right) - Math.max(wall.bounds.left, region.bounds.left);
  const along = shared / (region.bounds.right - region.bounds.left);
  return along > 0.7 && Math.abs(wall.bounds.bottom - region.bounds.top) < 0.05;
}

/** Strong paints show more of the light from floor and furniture, and are less often a piece of furniture's color. */
function nearlySamePaint(region: Region, wall: Region): number {
  const strength = Math.hypot(wall.color.a, wall.color.b) / Math.max(0.2, wall.color.L);
  const distance = chromaDistance(region, wall);
  const light = region.color.L - wall.color.L;
  // Sun on the floor may brighten the wall below a window; narrower and brighter regions are more likely furniture.
  const brighter = 0.05 * ramp(region.widthMeters, 0.8, 1.3);
  return (
    (1 - ramp(distance, 0.016 + 0.1 * strength, 0.028 + 0.2 * strength)) *
    (1 - ramp(light, brighter, brighter + 0.04)) *
    (1 - ramp(-light, 0.17, 0.25))
  );
}

/** A paint so strong (chroma over lightness) that furniture seldom has its tint; wood reaches 0.12. */
const STRONG_PAINT = 0.13;

/**
 * The certainty that a region is wall between plants, lamps and furniture, where the paint is too strong to be
 * anything else, 0 … 1: on the same face, beside that wall in the picture, even, of almost exactly the same tint, and
 * in its light or in shadow.
 */
export function strongPaintLikeness(region: Region, walls: readonly Region[]): number {
  const even = 1 - ramp(region.texture, 0.0035, 0.005);
  // Pots and picture frames have strong colors too; they are small, or have edges all around.
  const { left, right, top, bottom } = region.framing;
  const open = 1 - ramp(left + right + top + bottom, 2, 2.6);
  const place = ramp(region.wallShare, 0.9, 0.97) * ramp(region.reach.bottom, 0.02, 0.05) * open;
  const size = ramp(region.share, 0.003, 0.005);
  if (even * place * size === 0) return 0;
  const alike = walls
    .filter((wall) => wall.face === region.face)
    .map((wall) => {
      const strength = Math.hypot(wall.color.a, wall.color.b) / Math.max(0.2, wall.color.L);
      const tint = chromaDistance(region, wall) / Math.max(0.01, strength);
      return (
        ramp(strength, STRONG_PAINT, STRONG_PAINT + 0.02) *
        (1 - ramp(tint, 0.18, 0.25)) *
        (1 - ramp(region.color.L - wall.color.L, 0.04, 0.1)) *
        (1 - ramp(wall.color.L - region.color.L, 0.2, 0.28))
      );
    });
  return even * place * size * Math.max(0, ...alike);
}
