import { dilate } from '../../base/raster/morphology.ts';
import type { Mask } from '../../base/raster/raster.ts';
import type { RoomParts } from '../../inpaint/room-parts.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { faceMap } from '../../scene/room-box/layout.ts';

/** The band around removed things, shares of the longer side. */
const BAND = { from: 0.006, to: 0.02 };
/** Left, right and far wall. */
const WALLS: ReadonlySet<number> = new Set([2, 3, 4]);

/**
 * The share of the building in the surroundings of furniture on the walls, 0 … 1: windows and kitchen fronts continue
 * behind the furniture in an unknown way. Doors do not count, because they continue down to the floor.
 */
export function besideBuilding(
  parts: Pick<RoomParts, 'going' | 'building' | 'doors'>,
  { camera, layout }: Pick<Analysis, 'camera' | 'layout'>,
): number {
  const { width, height } = parts.going;
  return shareBeside(parts.going, parts, faceMap(camera, layout, width, height)) ?? 0;
}

/**
 * The same for one of the removed things.
 *
 * @param faces the face of the room box at every pixel.
 * @returns null if only other things, the floor or the ceiling are around it.
 */
export function shareBeside(
  thing: Mask,
  { going, building, doors }: Pick<RoomParts, 'going' | 'building' | 'doors'>,
  faces: ArrayLike<number>,
): number | null {
  const grown = (share: number): Mask =>
    dilate(thing, Math.max(1, Math.round(share * Math.max(thing.width, thing.height))));
  const [inner, outer] = [grown(BAND.from), grown(BAND.to)];
  let [beside, all] = [0, 0];
  for (let i = 0; i < faces.length; i++) {
    if (!WALLS.has(faces[i]!) || !outer.data[i] || (inner.data[i] && !building.data[i])) continue;
    if (going.data[i]) continue;
    all++;
    if (building.data[i] && !doors?.data[i]) beside++;
  }
  return all === 0 ? null : beside / all;
}
