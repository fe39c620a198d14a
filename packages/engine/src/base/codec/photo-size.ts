import { EngineError } from '../engine-error.ts';

/** Most pixels a photo may have: 50 megapixels, more than any phone's default picture. */
export const MAX_PIXELS = 50_000_000;
/** Longest side a photo may have; also the limit of WebP (16,383) plus one. */
const MAX_SIDE = 16_384;
/** Shortest side of a photo; a smaller one has nothing to edit. */
const MIN_SIDE = 64;

/** @throws EngineError `photo_too_many_pixels` or `photo_too_small` */
export function requireSize(width: number, height: number): void {
  const size = `${width} × ${height} pixels`;
  if (width * height > MAX_PIXELS) {
    const megapixels = Math.round((width * height) / 1e6);
    throw new EngineError(
      'photo_too_many_pixels',
      `This photo has ${megapixels} megapixels (${size}). The most we can edit is ${MAX_PIXELS / 1e6} megapixels.`,
    );
  }
  if (Math.max(width, height) > MAX_SIDE) {
    throw new EngineError(
      'photo_too_many_pixels',
      `This photo measures ${size}. The longest side we can edit is ${MAX_SIDE} pixels.`,
    );
  }
  if (Math.min(width, height) < MIN_SIDE) {
    throw new EngineError(
      'photo_too_small',
      `This photo measures ${size}. Please use one of at least ${MIN_SIDE} × ${MIN_SIDE} pixels.`,
    );
  }
}

/** For files whose data has another size than their header. */
export function sizeMismatch(cause?: unknown): EngineError {
  return new EngineError(
    'photo_size_mismatch',
    'The size stated in this file does not match its picture. Please save or export the photo again.',
    { cause },
  );
}
