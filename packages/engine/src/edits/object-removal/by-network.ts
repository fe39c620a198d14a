import { dilate } from '../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { fillByNetwork } from '../../inpaint/learned/learned-fill.ts';
import { WARNINGS } from '../base/warnings.ts';
import { largestShare, softHole } from './hole.ts';
import type { Removal, TakenAway } from './removal.ts';

/** Rim that is added around automatic outlines, share of the longer side: it contains missed edges and shade. */
const RIM = 0.008;
/**
 * Confidence in the network's fills by the picture share of the largest hole: of things below 3 % nine in ten were
 * clean on photos, of those about 8 % half, of larger ones few.
 */
const NETWORK = { sure: 0.9, fades: 0.09 };
/** Outlines of things in front are this much too tight, share of the longer side. */
const FRONT_RIM = 0.006;
/** Weight of parts that look invented. */
const MADE_UP_COUNTS = 0.6;
/** Results below this confidence should be checked. */
const LOOK_TWICE = 0.5;

/**
 * Removes things before any background: a network continues their surroundings.
 *
 * @param thingsInSight finds the things in the photo, of its size: the network must not continue them.
 */
export async function byNetwork(
  photo: Raster,
  removal: Removal,
  thingsInSight?: () => Promise<Mask>,
): Promise<TakenAway> {
  const hole = holeOf(removal);
  const { seed, inFront } = removal;
  const { raster, isMadeUp } = await fillByNetwork(photo, hole, {
    seed,
    thingsInSight,
    unseen: inFront ? dilate(inFront, Math.round(FRONT_RIM * Math.max(photo.width, photo.height))) : null,
  });
  const confidence = networkSureness(largestShare(hole)) * (isMadeUp ? MADE_UP_COUNTS : 1);
  return {
    raster,
    mask: hole,
    confidence,
    warnings: confidence < LOOK_TWICE ? [WARNINGS.fillMisfit] : [],
  };
}

/** The range of the confidence that a removal by the network will have, 0 … 1; found in a moment. */
export function expectedOfNetwork(removal: Removal): { readonly least: number; readonly most: number } {
  const most = networkSureness(largestShare(holeOf(removal)));
  return { least: MADE_UP_COUNTS * most, most };
}

function holeOf({ things, staying, inFront, byHand }: Omit<Removal, 'seed'>): Mask {
  const rim = byHand ? 0 : Math.round(RIM * Math.max(things.width, things.height));
  const hole = softHole(rim > 0 ? dilate(things, rim) : things, staying);
  // The rim must not nibble at what stands before the hole.
  return inFront ? { ...hole, data: hole.data.map((value, i) => (inFront.data[i]! ? 0 : value)) } : hole;
}

/**
 * Confidence in a fill by the network, 0 … 1.
 *
 * @param largest picture share of its largest hole, 0 … 1.
 */
export function networkSureness(largest: number): number {
  return NETWORK.sure * Math.exp(-largest / NETWORK.fades);
}
