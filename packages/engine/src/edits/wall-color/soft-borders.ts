import type { LabelMap, Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { oklabImage } from '../../scene/oklab-image.ts';
import type { WallPatch } from '../surfaces/wall-patch.ts';

// Moves of these three by 20 % change nothing on two scenes at 384 px. Photos were not tried.

/** Colors are compared so many pixels of the region map to each side of a border. */
const REACH = 2;
/** Smallest number of places along a border. */
const LEAST_PLACES = 8;
/** A border is soft if its change of color is below this share of the difference of both regions. */
const SOFT = 0.4;

/**
 * Pairs of regions that pass into each other: light falls off gradually, while a paint ends at an edge.
 *
 * @param patches the regions to consider, by number.
 */
export function softBorders(
  photo: Raster,
  labels: LabelMap,
  patches: readonly WallPatch[],
): readonly (readonly [number, number])[] {
  const { width, height, data } = labels;
  const image = oklabImage(resizeRaster(photo, width, height)).data;
  const colors = new Map(patches.map(({ id, color }) => [id, color]));
  const borders = new Map<number, { places: number; steps: [number, number, number] }>();
  const look = (i: number, along: number): void => {
    const [one, other] = [data[i]!, data[i + along]!];
    if (one === other || !colors.has(one) || !colors.has(other)) return;
    const [before, after] = [i - REACH * along, i + (REACH + 1) * along];
    if (data[before] !== one || data[after] !== other) return;
    const key = Math.min(one, other) * labels.count + Math.max(one, other);
    const border = borders.get(key) ?? { places: 0, steps: [0, 0, 0] };
    borders.set(key, border);
    const sign = one < other ? 1 : -1;
    border.places++;
    for (let c = 0; c < 3; c++) border.steps[c]! += sign * (image[after * 3 + c]! - image[before * 3 + c]!);
  };
  for (let y = REACH; y < height - REACH - 1; y++) {
    for (let x = REACH; x < width - REACH - 1; x++) {
      look(y * width + x, 1);
      look(y * width + x, width);
    }
  }
  return [...borders].flatMap(([key, { places, steps }]) => {
    const pair = [Math.floor(key / labels.count), key % labels.count] as const;
    const [one, other] = [colors.get(pair[0])!, colors.get(pair[1])!];
    const apart = Math.hypot(one.L - other.L, one.a - other.a, one.b - other.b);
    return places >= LEAST_PLACES && Math.hypot(...steps) < SOFT * apart * places ? [pair] : [];
  });
}
