import type { Raster } from '../../base/raster/raster.ts';
import { gridSampler } from '../../base/raster/sample-grid.ts';
import type { RenderCamera } from '../../render/scene.ts';
import { oklabImage } from '../../scene/oklab-image.ts';
import { FACES, type RoomLayout } from '../../scene/room-box/layout.ts';
import type { WallLight } from '../wall-color/wall-light.ts';
import { wallPlace, wallPlaceAt } from './wall-place.ts';

/** Only every so many-th pixel is looked at, across and down. */
const STEP = 4;
/** Fewer pixels tell nothing. */
const FEWEST = 60;
/** A wall of which at least this share was found above the ceiling is higher than the room box. */
const HIGHER = 0.02;
/** A correlation of light and place this strong shows clearly from where the light comes. */
const CLEAR = 0.5;

/** What a photo shows of one wall. */
export interface SeenWall {
  /** The brighter side: -1 = left, 1 = right, 0 = neither. Reliefs are lit from there. */
  readonly lightFrom: number;
  /** Whether it ends at the ceiling of the room box, so that what lies above is none. */
  readonly endsAtCeiling: boolean;
}

/**
 * Looks at each wall, by number of its face.
 *
 * @param photo of the size of `light`.
 * @param alpha share of wall, 0 … 255, of any size.
 */
export function seeWalls(
  photo: Raster,
  light: WallLight,
  alpha: { readonly width: number; readonly height: number; readonly data: Uint8Array },
  camera: RenderCamera,
  layout: RoomLayout,
): SeenWall[] {
  const image = oklabImage(photo).data;
  const shares = Float32Array.from(alpha.data);
  const shareAt = gridSampler(photo.width, photo.height, alpha.width, alpha.height);
  const place = wallPlace();
  const ceiling = layout.max[1] - layout.min[1];
  const sums = FACES.map(() => ({ count: 0, above: 0, u: 0, L: 0, uu: 0, LL: 0, uL: 0 }));
  for (let y = 0; y < photo.height; y += STEP) {
    shareAt.row(y);
    for (let x = 0; x < photo.width; x += STEP) {
      if (shareAt.at(shares, x) < 250 || !wallPlaceAt(camera, layout, x, y, place)) continue;
      const i = y * photo.width + x;
      const L = light.slope[i]! * image[i * 3]! + light.offset[i]!;
      const { u } = place;
      const sum = sums[place.face]!;
      sum.count++;
      if (place.v > ceiling) sum.above++;
      sum.u += u;
      sum.L += L;
      sum.uu += u * u;
      sum.LL += L * L;
      sum.uL += u * L;
    }
  }
  return sums.map(({ count, above, ...sum }) => ({
    lightFrom: count < FEWEST ? 0 : sideOf(count, sum),
    endsAtCeiling: layout.scaleSource === 'ceiling' && above < HIGHER * count,
  }));
}

interface Sums {
  readonly u: number;
  readonly L: number;
  readonly uu: number;
  readonly LL: number;
  readonly uL: number;
}

/** Where light grows along a wall: -1 … 1. */
function sideOf(count: number, { u, L, uu, LL, uL }: Sums): number {
  const spread = (uu - (u * u) / count) * (LL - (L * L) / count);
  const correlation = spread > 1e-9 ? (uL - (u * L) / count) / Math.sqrt(spread) : 0;
  return Math.min(1, Math.max(-1, correlation / CLEAR));
}
