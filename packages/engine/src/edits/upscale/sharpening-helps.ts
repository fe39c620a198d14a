import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { structuralSimilarity } from '../../base/raster/similarity.ts';
import { enlarge } from './enlarge.ts';
import type { Upscale } from './request.ts';

/** Sides of the tested pieces, pixels; a smaller photo is tested as a whole. */
const PIECE = 144;
/** Where their middles lie, in shares of what the photo leaves them. */
const PLACES = [
  [0.5, 0.5],
  [0.2, 0.25],
  [0.8, 0.25],
  [0.2, 0.75],
  [0.8, 0.75],
] as const;
/** Shorter reduced pieces are not meaningful. */
const LEAST_SHRUNK = 8;

/**
 * Whether the network recovers more of this photo than Lanczos. The true larger picture is unknown, but the photo can
 * act as it: pieces of it are reduced, enlarged again both ways and compared with the original by structure (SSIM).
 * Also true if the photo is too small to test.
 */
export async function sharpeningHelps(photo: Raster, scale: Upscale): Promise<boolean> {
  const side = (length: number) => Math.floor(Math.min(PIECE, length) / scale) * scale;
  const width = side(photo.width);
  const height = side(photo.height);
  if (Math.min(width, height) < LEAST_SHRUNK * scale) return true;
  const isWhole = photo.width <= PIECE && photo.height <= PIECE;
  let gain = 0;
  for (const [u, v] of isWhole ? PLACES.slice(0, 1) : PLACES) {
    const left = Math.round(u * (photo.width - width));
    const piece = pieceOf(photo, left, Math.round(v * (photo.height - height)), width, height);
    const small = resizeRaster(piece, width / scale, height / scale);
    gain +=
      structuralSimilarity(await enlarge(small, scale), piece) -
      structuralSimilarity(resizeRaster(small, width, height, 'lanczos'), piece);
  }
  return gain > 0;
}

function pieceOf(photo: Raster, left: number, top: number, width: number, height: number): Raster {
  const piece = createRaster(width, height);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * photo.width + left) * 3;
    piece.data.set(photo.data.subarray(from, from + width * 3), y * width * 3);
  }
  return piece;
}
