import type { Mask, Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import { fillInRoom, workingSize } from '../../inpaint/fill-room.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { WARNINGS } from '../base/warnings.ts';
import type { FoundParts } from '../room-parts/find-room-parts.ts';
import { bareSurfaces } from './bare-surfaces.ts';
import { withFloorInView } from './floor-level.ts';
import { joined, shareOf, softHole } from './hole/hole.ts';
import { borderOf, isEveryPieceTold, isTold } from './hole/hole-border.ts';
import { withShadows } from './hole/shadows-on-faces.ts';
import type { Removal, TakenAway } from './removal.ts';
import { standsOnThing } from './stands-on-thing.ts';

/**
 * Below this share of bare floor, wall or ceiling in the hole's border, another background becomes likely: a shelf, a
 * door.
 */
const MOSTLY_BARE = 0.6;
/** Above this share of invisible surface the fill would be invented. */
const MOST_UNSEEN = 0.12;
/** Differences along the border that are invisible, and that are obvious; 8-bit steps. */
const MISFIT = { good: 8, bad: 34 };
/** Worse fits are not shown: a bin mistaken for floor leaves a black hole. */
const LEAST_FIT = 0.2;
/** A thing of at most this share of the picture that stands on another one is left to the network. */
const SMALL = 0.04;
/** Exponent for the box's weight if the whole picture is rebuilt. */
const LEANS_ON_BOX = 3;

/**
 * Removes things before the room's floor, walls and ceiling, which continue behind them.
 *
 * @param analysis with a trusted box.
 * @param roomParts of this same photo.
 * @param atLeast the confidence that another way reaches for certain.
 * @returns null if the background is something else, or the confidence cannot be above `atLeast`.
 */
export async function fromTheRoom(
  photo: Raster,
  analysis: Analysis,
  removal: Removal,
  roomParts: () => Promise<FoundParts>,
  atLeast = 0,
): Promise<TakenAway | null> {
  const { things, staying, byHand, seed } = removal;
  const layout = analysis.layout.confidence;
  // A clean result could not be surer: nothing needs to be measured.
  if (roomSureness({ ...CLEAN, layout, rebuilt: shareOf(covered(things)), byHand }) <= atLeast) return null;
  const size = workingSize(photo);
  const copy = resizeRaster(photo, size.width, size.height);
  const stays = resizeMask(staying, size.width, size.height);
  const goes = resizeMask(things, size.width, size.height);
  const allThings = joined(goes, stays);
  const room = withFloorInView(analysis, copy, allThings);
  const { shown, going } = await roomParts();
  const hole = withShadows(softHole(things, staying), joined(stays, going), copy, room);
  const small = resizeMask(hole, size.width, size.height);
  if (!byHand && shareOf(things) < SMALL && standsOnThing(goes, joined(going, stays))) return null;
  const surfaces = bareSurfaces(room, copy, small, allThings, shown?.wall);
  const border = borderOf(small, surfaces, byHand);
  if (!isTold(border)) return null;
  if (!byHand && !isEveryPieceTold(small, surfaces)) return null;
  const grounds = {
    layout,
    known: border.known,
    bare: border.bare,
    rebuilt: shareOf(hole),
    byHand,
  };
  if (roomSureness({ ...grounds, fit: 1 }) <= atLeast) return null;
  const filled = fillInRoom(photo, hole, room, surfaces, seed);
  const fit = fitOf(filled.misfit);
  if (filled.unseenShare > MOST_UNSEEN || fit < LEAST_FIT) return null;
  return {
    raster: filled.raster,
    mask: hole,
    confidence: roomSureness({ ...grounds, fit }),
    warnings: warningsFor(border.known, fit),
  };
}

/** Grounds of a fill without any fault, size and box apart. */
const CLEAN = { fit: 1, known: 1, bare: 1 } as const;

/** The pixels that are certainly in the hole (see `softHole`). */
const covered = (things: Mask): Mask => ({
  ...things,
  data: things.data.map((value) => (value < 32 ? 0 : value)),
});

/** The grounds of a removal; shares are 0 … 1. */
export interface Grounds {
  /** Confidence in the room's box. */
  readonly layout: number;
  /** Fit of the fill with its surroundings. */
  readonly fit: number;
  /** Share of the border that shows the background. */
  readonly known: number;
  /** Share of the border that is bare floor, wall or ceiling. */
  readonly bare: number;
  /** Share of the picture that is rebuilt. */
  readonly rebuilt: number;
  /**
   * Whether a person outlined the removed things. A search by name leaves unnamed things behind, so large holes look
   * torn.
   */
  readonly byHand: boolean;
}

/** Confidence in a removal before the room's surfaces, 0 … 1. */
export function roomSureness({ layout, fit, known, bare, rebuilt, byHand }: Grounds): number {
  // The more is rebuilt, the more of the room's edges come from the box.
  const box = byHand ? layout ** (1 + LEANS_ON_BOX * rebuilt) : layout;
  const size = byHand ? 1 - rebuilt : Math.max(0.2, 1 - 2 * rebuilt);
  return box * (0.4 + 0.6 * fit) * (0.5 + 0.5 * known) * size * Math.min(1, bare / MOSTLY_BARE);
}

/** 1 if a fill fits its surroundings as well as these fit themselves, 0 if the seam is obvious. */
function fitOf(misfit: number): number {
  return 1 - Math.min(1, Math.max(0, (misfit - MISFIT.good) / (MISFIT.bad - MISFIT.good)));
}

function warningsFor(known: number, fit: number): string[] {
  const warnings: string[] = [];
  if (known < 0.7) warnings.push(WARNINGS.neighborsTouched);
  if (fit < 0.5) warnings.push(WARNINGS.fillMisfit);
  return warnings;
}
