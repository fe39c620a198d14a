import { dilate } from '../../../base/raster/morphology.ts';
import type { Mask } from '../../../base/raster/raster.ts';
import type { Removal } from '../removal.ts';
import { largestShare, softHole } from './hole.ts';

/** Rim that is added around automatic outlines, share of the longer side: it contains missed edges and shade. */
const RIM = 0.008;

/** A removal with what is filled for it. */
export interface OpenedRemoval extends Removal {
  /** Full where the things were, with a soft border; of the photo's size. */
  readonly hole: Mask;
  /** Picture share of the hole's largest piece, 0 … 1. */
  readonly largest: number;
}

/** Finds what is filled when things are removed. */
export function opened(removal: Removal): OpenedRemoval {
  const hole = holeOf(removal);
  return { ...removal, hole, largest: largestShare(hole) };
}

function holeOf({ things, staying, inFront, byHand }: Removal): Mask {
  const rim = byHand ? 0 : Math.round(RIM * Math.max(things.width, things.height));
  const hole = softHole(rim > 0 ? dilate(things, rim) : things, staying);
  // The rim must not nibble at what stands before the hole.
  return inFront ? { ...hole, data: hole.data.map((value, i) => (inFront.data[i]! ? 0 : value)) } : hole;
}
