import { createPlane, type Mask, type Plane } from '../../base/raster/raster.ts';
import { cutOutline } from '../segment-anything/cut-outline.ts';
import { type BoxPrompt, type PromptPoint, promptedMask } from '../segment-anything/prompted-mask.ts';
import type { PreparedPhoto } from './prepared-photo.ts';

/** What a person points at. */
export interface SelectionPrompt {
  /** In the order in which they were tapped: the last one is what is new. */
  readonly points: readonly PromptPoint[];
  /** A rectangle around what is meant; its outline is looked for. */
  readonly box?: BoxPrompt['box'] | undefined;
}

/** What was selected, and what the next tap goes on from. */
export interface Selection {
  /** 255 inside, at the size of the prepared brightness. */
  readonly mask: Mask;
  readonly odds: Plane;
}

/** Odds beyond these are certain: they would outvote the edges of the photo. */
const CERTAIN = 6;

/**
 * Outlines the one thing that a person's taps, and perhaps a rectangle, point at: by the mask decoder of Segment Anything, its
 * coarse answer led along the edges of the photo. Deterministic; a tenth of a second.
 *
 * @param before what the same prompt without its last point gave: the decoder then corrects its own answer, which on
 *   labeled photos takes fewer taps than starting anew or joining the answers to single taps.
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
