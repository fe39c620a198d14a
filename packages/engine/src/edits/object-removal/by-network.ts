import { dilate } from '../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { HiddenSurface } from '../../inpaint/learned/hidden-surfaces.ts';
import { fillByNetwork } from '../../inpaint/learned/learned-fill.ts';
import { WARNINGS } from '../base/warnings.ts';
import type { OpenedRemoval } from './hole/opening.ts';
import type { Removal, TakenAway } from './removal.ts';

/**
 * Confidence in the network's fills by the picture share of the largest hole: of things below 3 % nine in ten were
 * clean on photos, of those about 8 % half, of larger ones few.
 */
const NETWORK = { sure: 0.9, fades: 0.09 };
/** Outlines of things in front are this much too tight, share of the longer side. */
const FRONT_RIM = 0.006;
/** Weight of parts that look invented. */
const MADE_UP_COUNTS = 0.6;
/**
 * From this share of the picture on, the network gets hints of what lies behind the removed things; from `fully` on, only a
 * judgment of the result tells how sure it is. The best judgment is worth `sure`, which falls by e at `fades`: of larger
 * fills more can be seen.
 */
const HINTED = { from: 0.02, fully: 0.06, sure: 0.6, fades: 1 };
/** Results below this confidence should be checked. */
export const LOOK_TWICE = 0.5;

/** A photo without some things, which a network filled. */
export interface FilledByNetwork extends TakenAway {
  /** Whether the network was given hints of what lies behind; then the result has to be judged. */
  readonly isHinted: boolean;
}

/**
 * Removes things before any background: a network continues their surroundings.
 *
 * @param thingsInSight finds the things in the photo, of its size: the network must not continue them.
 * @param surfaces what may lie behind the things: the network gets hints of it.
 */
export async function byNetwork(
  photo: Raster,
  removal: OpenedRemoval,
  thingsInSight?: () => Promise<Mask>,
  surfaces?: readonly HiddenSurface[],
): Promise<FilledByNetwork> {
  const { hole, largest } = removal;
  const { raster, isMadeUp, isHinted } = await fillByNetwork(photo, hole, {
    seed: removal.seed,
    thingsInSight,
    surfaces,
    unseen: unseenOf(removal),
  });
  const confidence = networkSureness(largest) * (isMadeUp ? MADE_UP_COUNTS : 1);
  return {
    raster,
    mask: hole,
    confidence,
    warnings: confidence < LOOK_TWICE ? [WARNINGS.fillMisfit] : [],
    isHinted,
  };
}

/** The range of the confidence that a removal by the network will have, 0 … 1. */
export function expectedOfNetwork({ largest }: Pick<OpenedRemoval, 'largest'>): {
  readonly least: number;
  readonly most: number;
} {
  const bySize = networkSureness(largest);
  const judged = (judgment: number) => judgedSureness(judgment, largest);
  return { least: Math.min(MADE_UP_COUNTS * bySize, judged(0)), most: Math.max(bySize, judged(1)) };
}

/** Whether so much is removed that the network needs hints. */
export const needsHints = ({ largest }: Pick<OpenedRemoval, 'largest'>): boolean => largest >= HINTED.from;

/**
 * Confidence in a removal that was judged, 0 … 1.
 *
 * @param judgment of `judgeFill`.
 * @param largest picture share of its largest hole, 0 … 1.
 */
export function judgedSureness(judgment: number, largest: number): number {
  const weight = Math.min(1, Math.max(0, (largest - HINTED.from) / (HINTED.fully - HINTED.from)));
  const judged = HINTED.sure * judgment * Math.exp(-largest / HINTED.fades);
  return (1 - weight) * networkSureness(largest) + weight * judged;
}

/** What a fill must not see: things in front, with a rim; null without any. */
export function unseenOf({ inFront }: Pick<Removal, 'inFront'>): Mask | null {
  return inFront ? dilate(inFront, Math.round(FRONT_RIM * Math.max(inFront.width, inFront.height))) : null;
}

/**
 * Confidence in a fill by the network, 0 … 1.
 *
 * @param largest picture share of its largest hole, 0 … 1.
 */
export function networkSureness(largest: number): number {
  return NETWORK.sure * Math.exp(-largest / NETWORK.fades);
}
