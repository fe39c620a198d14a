import { createPlane, type Mask, type Plane } from '../../base/raster/raster.ts';
import { cutOutline } from '../segment-anything/cut-outline.ts';
import { type BoxPrompt, type PromptPoint, promptedMask } from '../segment-anything/prompted-mask.ts';
import type { PreparedPhoto } from './prepared-photo.ts';

/** The places and the rectangle that a person pointed out. */
export interface SelectionPrompt {
  /** In the order of the taps: the last one is new. */
  readonly points: readonly PromptPoint[];
  /** A rectangle around the subject, whose outline is searched. */
  readonly box?: BoxPrompt['box'] | undefined;
}

/** The selection, and the data that the next tap continues from. */
export interface Selection {
  /** 255 inside, at the size of the prepared brightness. */
  readonly mask: Mask;
  readonly odds: Plane;
}

/** Larger odds count as certain, because they would override the edges of the photo. */
const CERTAIN = 6;

/**
 * Outlines the one thing at a person's taps, and perhaps inside a rectangle: by the mask decoder of Segment Anything,
 * its coarse answer refined along the edges of the photo. Deterministic; a tenth of a second.
 *
 * @param before the result of the same prompt without its last point: the decoder then corrects its own answer, which
 * on
 * labeled photos needs fewer taps than starting anew or joining the answers to single taps.
 */
export async function selectByPoints(
  { embedding, brightness }: PreparedPhoto,
  { points, box }: SelectionPrompt,
  before?: Plane,
): Promise<Selection> {
  const odds = await promptedMask(embedding, { taps: points, around: box, before });
  return { odds, mask: outlined(odds, brightness) };
}

/** A coarse map as a mask whose outline follows the edges of the photo next to it. */
function outlined(odds: Plane, brightness: Mask): Mask {
  const likely = createPlane(odds.width, odds.height);
  for (let i = 0; i < likely.data.length; i++) {
    const sure = Math.min(CERTAIN, Math.max(-CERTAIN, odds.data[i]!));
    likely.data[i] = 1 / (1 + Math.exp(-sure));
  }
  return cutOutline(likely, brightness);
}
