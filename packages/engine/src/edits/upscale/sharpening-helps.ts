import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { structuralSimilarity } from '../../base/raster/similarity.ts';
import { enlarge } from './enlarge.ts';
import type { Upscale } from './request.ts';

/** Sides of the pieces that are tried, pixels; a smaller photo is tried as a whole. */
const PIECE = 144;
/** Where their middles lie, in shares of what the photo leaves them. */
const PLACES = [
  [0.5, 0.5],
  [0.2, 0.25],
  [0.8, 0.25],
  [0.2, 0.75],
  [0.8, 0.75],
] as const;
/** Shrunk pieces shorter than this tell nothing. */
const LEAST_SHRUNK = 8;

/**
 * Whether the network brings out more of this photo than Lanczos does. What a larger picture would show nobody knows,
 * but the photo can be taken for the larger picture of itself: pieces of it are shrunk, enlarged again either way and
 * compared with what they were, by structure (SSIM). True also where the photo is too small to tell.
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
