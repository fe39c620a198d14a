import type { Oklab } from '../../../base/color/oklab.ts';
import type { Raster } from '../../../base/raster/raster.ts';
import { resizeRaster } from '../../../base/raster/resize.ts';
import type { AnalyzedRegion } from '../../analysis.ts';
import { oklabImage } from '../../oklab-image.ts';
import { FACES } from '../../room-box/layout.ts';
import type { KnownRegions } from './region-facts.ts';

/** Colors spread about so much: OKLab lightness, and a and b. @fixed the classifier was trained with it */
const SPREAD = { lightness: 0.25, tint: 0.06 };
/**
 * Lightness at which it counts as nothing, and above which a camera shows all as white.
 * @fixed the classifier was trained with it
 */
const LIGHTNESS = { usual: 0.6, burntOut: 0.93 };
/**
 * Differences of lightness inside a cell are so small that they are enlarged.
 * @fixed the classifier was trained with it
 */
const STRUCTURE = 8;
/** @fixed the classifier was trained with it */
const FAR = 3;

/** Eleven facts of a cell's own color, and of how it differs from the floor's and its wall's. */
export type ColorFacts = (cell: number, face: number) => number[];

/** Reads colors of cells. */
export function createColorFacts(
  photo: Raster,
  { byId, isFloor, isWall }: KnownRegions,
  width: number,
  height: number,
): ColorFacts {
  const { data } = oklabImage(resizeRaster(photo, width, height));
  const fine = oklabImage(resizeRaster(photo, width * 2, height * 2)).data;
  const regions = byId.filter((region) => region !== undefined);
  const floor = meanColor(regions.filter(({ id }) => isFloor[id]));
  const walls = regions.filter(({ id }) => isWall[id]);
  const anyWall = meanColor(walls);
  const wallOf = FACES.map((face) => meanColor(walls.filter((region) => region.face === face)) ?? anyWall);
  return (cell, face) => {
    const color = { L: data[cell * 3]!, a: data[cell * 3 + 1]!, b: data[cell * 3 + 2]! };
    return [
      (color.L - LIGHTNESS.usual) / SPREAD.lightness,
      color.a / SPREAD.tint,
      color.b / SPREAD.tint,
      Math.min(FAR, STRUCTURE * structureAt(fine, cell, width, color.L)),
      color.L > LIGHTNESS.burntOut ? 1 : 0,
      ...difference(color, floor),
      ...difference(color, wallOf[face]!),
    ];
  };
}

/** How far the four quarters of a cell are from its lightness, in all. */
function structureAt(fine: Float32Array, cell: number, width: number, lightness: number): number {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  let sum = 0;
  for (let k = 0; k < 4; k++) {
    const at = (2 * y + (k >> 1)) * width * 2 + 2 * x + (k & 1);
    sum += Math.abs(fine[at * 3]! - lightness);
  }
  return sum;
}

/** Mean color of regions; null when there are none. */
function meanColor(regions: readonly AnalyzedRegion[]): Oklab | null {
  const share = regions.reduce((sum, region) => sum + region.share, 0);
  if (share === 0) return null;
  const mean = (channel: 'L' | 'a' | 'b') =>
    regions.reduce((sum, region) => sum + region.share * region.color[channel], 0) / share;
  return { L: mean('L'), a: mean('a'), b: mean('b') };
}

/** Lightness, and tint with brightness divided out, and that they are known; zeros with nothing to compare with. */
function difference(color: Oklab, other: Oklab | null): [number, number, number] {
  if (other === null) return [0, 0, 0];
  const [own, its] = [Math.max(0.2, color.L), Math.max(0.2, other.L)];
  const tint = Math.hypot(color.a / own - other.a / its, color.b / own - other.b / its);
  return [(color.L - other.L) / SPREAD.lightness, Math.min(FAR, tint / SPREAD.tint), 1];
}
