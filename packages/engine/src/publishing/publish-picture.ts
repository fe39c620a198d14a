import type { LabelPlace } from '@home-design/vocabulary';
import { decodeRaster, encodeForSharing } from '../base/codec/index.ts';
import { EngineError } from '../base/engine-error.ts';
import type { Raster } from '../base/raster/raster.ts';
import { structuralSimilarity } from '../base/raster/similarity.ts';
import { drawDisclosureLabel } from './disclosure-label/draw-disclosure-label.ts';
import { markExport } from './wordmark/mark-export.ts';

/** JPEG qualities to try: above, files grow without a visible gain; below, blocks are visible. */
export const BEST_QUALITY = 95;
export const LEAST_QUALITY = 60;
/** Factor of each reduction, if even the lowest quality has too many bytes. */
const STEP = 0.85;
/** A smaller picture is useless. */
const LEAST_SIDE = 160;

/** The limits of a published picture, and the words on it. */
export interface PublishLimits {
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly maxBytes: number;
  readonly label: { readonly text: string; readonly place: LabelPlace } | null;
  /** Whether the product's name is small in its corner. */
  readonly wordmark: boolean;
}

export interface PublishedPicture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly quality: number;
  /** Between the JPEG and the picture before compression, including the label. */
  readonly ssim: number;
  /** Whether it is smaller than the pixels allow, because of the bytes. */
  readonly isReduced: boolean;
}

/**
 * A picture as a JPEG for publishing: scaled down to fit (Lanczos), never up; the label drawn at the final size, so
 * that its letters are equally large in each; then the best quality within the bytes. If even `LEAST_QUALITY` has too
 * many, the picture is reduced in steps. The same picture and limits give the same bytes.
 *
 * @throws EngineError `photo_unreadable`; `edit_invalid` if no size has few enough bytes, or the label cannot be
 * drawn
 */
export async function publishPicture(
  source: string | Buffer,
  limits: PublishLimits,
): Promise<PublishedPicture> {
  let box = { width: limits.maxWidth, height: limits.maxHeight };
  for (let isReduced = false; ; isReduced = true) {
    const scaled = await decodeRaster(source, { fitInto: box });
    const { label } = limits;
    const labeled = label ? drawDisclosureLabel(scaled, label.text, label.place) : scaled;
    const picture = limits.wordmark ? markExport(labeled) : labeled;
    const found = await bestThatFits(picture, limits.maxBytes);
    if (found) {
      const ssim = structuralSimilarity(picture, await decodeRaster(found.jpeg));
      const { width, height } = picture;
      return { ...found, bytes: found.jpeg.length, width, height, ssim: round(ssim), isReduced };
    }
    box = { width: Math.floor(scaled.width * STEP), height: Math.floor(scaled.height * STEP) };
    if (Math.min(box.width, box.height) < LEAST_SIDE) {
      throw new EngineError('edit_invalid', 'This picture cannot be made small enough for publishing.');
    }
  }
}

/** Searches for the best quality by bisection; undefined if the lowest one has too many bytes. */
async function bestThatFits(
  picture: Raster,
  maxBytes: number,
): Promise<{ jpeg: Buffer; quality: number } | undefined> {
  const encode = async (quality: number) => ({
    quality,
    jpeg: await encodeForSharing('published.jpg', picture, quality),
  });
  const best = await encode(BEST_QUALITY);
  if (best.jpeg.length <= maxBytes) return best;
  let fitting = await encode(LEAST_QUALITY);
  if (fitting.jpeg.length > maxBytes) return undefined;
  let tooMany = BEST_QUALITY;
  while (tooMany - fitting.quality > 1) {
    const middle = await encode(Math.floor((tooMany + fitting.quality) / 2));
    if (middle.jpeg.length <= maxBytes) fitting = middle;
    else tooMany = middle.quality;
  }
  return fitting;
}

const round = (share: number): number => Math.round(share * 1e5) / 1e5;
