import { EngineError } from '../../engine-error.ts';
import { fillInRoom, workingSize } from '../../inpaint/fill-room.ts';
import { fillSmallHoles } from '../../inpaint/fill-small.ts';
import type { Mask, Raster } from '../../raster/raster.ts';
import { resizeMask, resizeRaster } from '../../raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { reportStage, type Watch } from '../../scene/watch.ts';
import { WARNINGS } from '../warnings.ts';
import { bareSurfaces } from './bare-surfaces.ts';
import { withFloorInView } from './floor-level.ts';
import { joined, largestShare, softHole, withShadows } from './hole.ts';
import { borderOf, isEveryPieceTold, isTold } from './hole-border.ts';

/** What is taken away, and what is known to stay, as masks of the photo's size. */
export interface Removal {
  readonly things: Mask;
  readonly staying: Mask;
  /** Whether a person outlined all of it: then it may lie flat on the floor, and nothing of it is forgotten. */
  readonly byHand: boolean;
  readonly seed: number;
}

/** A photo without some things. */
export interface TakenAway {
  readonly raster: Raster;
  /** What was allowed to change; 0 = the pixel has its old bytes. */
  readonly mask: Mask;
  /** 0 … 1. */
  readonly confidence: number;
  /** Plain sentences for a person. */
  readonly warnings: string[];
}

/** Room boxes below this are as often wrong as right where it matters (see docs/engine.md). */
const TRUSTED_LAYOUT = 0.5;
/** Holes up to this share of the picture may be filled from around them, whatever the room. */
const SMALL = 0.02;
/** They are where less of their border is bare floor, wall or ceiling: something else is behind, a chimney, a shelf. */
const MOSTLY_BARE = 0.5;
/** Above this share of surface that shows nowhere the fill would be invented. */
const MOST_UNSEEN = 0.12;
/** Results less sure than this looked torn, on photos and on benchmark rooms alike. */
const LEAST_CONFIDENCE = 0.3;
/** How much more the box matters when the whole picture is rebuilt: a power. */
const LEANS_ON_BOX = 3;
/** From this share of the picture on a rebuilt part is seldom free of faults. */
const MUCH = 0.15;
/** Differences along the border that are as good as none, and that nobody would overlook; 8-bit steps. */
const MISFIT = { good: 8, bad: 34 };
/** Worse fits are not shown: a bin taken for the floor leaves a black hole. */
const LEAST_FIT = 0.2;

/**
 * Takes things away and puts there what most likely is behind them: the room's own walls, floor and ceiling.
 *
 * @throws EngineError `edit_not_confident`, with its reason, when that cannot be known; `edit_invalid` when nothing
 *   is to be taken away; `cancelled`.
 */
export function takeAway(photo: Raster, analysis: Analysis, removal: Removal, watch: Watch = {}): TakenAway {
  reportStage(watch, 'Tracing shadows', 0);
  if (removal.things.data.every((value) => value < 32)) {
    throw new EngineError('edit_invalid', 'Nothing is marked to be removed.');
  }
  const isSmall = largestShare(softHole(removal.things)) <= SMALL;
  try {
    return fromTheRoom(photo, analysis, removal, isSmall, watch);
  } catch (error) {
    const fallback =
      isSmall && error instanceof EngineError && error.code === 'edit_not_confident'
        ? fromAround(photo, removal, watch)
        : null;
    if (fallback) return fallback;
    throw error;
  }
}

/** Fills with the room's own surfaces; small holes in something else from around them. */
function fromTheRoom(
  photo: Raster,
  analysis: Analysis,
  removal: Removal,
  isSmall: boolean,
  watch: Watch,
): TakenAway {
  const { things, staying, byHand, seed } = removal;
  if (analysis.layout.confidence < TRUSTED_LAYOUT) {
    throw new EngineError(
      'edit_not_confident',
      'We could not read the shape of this room well enough to rebuild what is behind. Small things can still be removed here; large ones need a photo that shows where floor, walls and ceiling meet.',
    );
  }
  const size = workingSize(photo);
  const copy = resizeRaster(photo, size.width, size.height);
  const stays = resizeMask(staying, size.width, size.height);
  const allThings = joined(resizeMask(things, size.width, size.height), stays);
  const room = withFloorInView(analysis, copy, allThings);
  const hole = withShadows(softHole(things, staying), stays, copy, room);
  const small = resizeMask(hole, size.width, size.height);
  const surfaces = bareSurfaces(room, copy, small, allThings);
  const border = borderOf(small, surfaces, byHand);
  const { known, bare } = border;
  const around = isSmall && bare < MOSTLY_BARE ? fromAround(photo, removal, watch) : null;
  if (around) return around;
  if (!isTold(border)) {
    throw new EngineError(
      'edit_not_confident',
      'Other things are right behind or around what you want removed, and what stands behind it cannot be known. Remove them together, or leave it.',
    );
  }
  if (!byHand && !isEveryPieceTold(small, surfaces)) {
    throw new EngineError(
      'edit_not_confident',
      'One of the things to be removed has others right behind it, so it would not come out cleanly. Choose the others one by one, or mark them.',
    );
  }
  reportStage(watch, 'Rebuilding the room', 0.2);
  const filled = fillInRoom(photo, hole, room, surfaces, seed);
  if (filled.unseenShare > MOST_UNSEEN) {
    throw new EngineError(
      'edit_not_confident',
      'Too little of the floor or wall behind is in view to rebuild it. Try a photo that shows more of it.',
    );
  }
  const fit = fitOf(filled.misfit);
  if (fit < LEAST_FIT) {
    throw new EngineError(
      'edit_not_confident',
      'What we could put there does not match the floor and walls around it, so it would show. Mark more of what stands there, or leave it.',
    );
  }
  const rebuilt = shareOf(hole);
  const confidence = sureEnough({ layout: analysis.layout.confidence, fit, known, rebuilt, byHand });
  reportStage(watch, 'Removed', 1);
  const warnings = warningsFor(known, fit);
  if (rebuilt > MUCH) warnings.push(WARNINGS.muchRebuilt);
  return { raster: filled.raster, mask: hole, confidence, warnings };
}

/** What a removal rests on; shares are 0 … 1. */
export interface Grounds {
  /** How sure the room's box is. */
  readonly layout: number;
  /** How well the fill joins what is around. */
  readonly fit: number;
  /** How much of the border tells what is behind. */
  readonly known: number;
  /** Share of the picture that is rebuilt. */
  readonly rebuilt: number;
  /** Whether a person outlined what goes. What is found by name leaves things without a name behind: large holes look torn. */
  readonly byHand: boolean;
}

/**
 * How sure a removal is, 0 … 1.
 *
 * @throws EngineError `edit_not_confident` when that is too little.
 */
export function sureEnough({ layout, fit, known, rebuilt, byHand }: Grounds): number {
  // The more is rebuilt the more of the room's edges are drawn by the box.
  const box = byHand ? layout ** (1 + LEANS_ON_BOX * rebuilt) : layout;
  const size = byHand ? 1 - rebuilt : Math.max(0.2, 1 - 2 * rebuilt);
  const confidence = box * (0.4 + 0.6 * fit) * (0.5 + 0.5 * known) * size;
  if (confidence >= LEAST_CONFIDENCE) return confidence;
  throw new EngineError(
    'edit_not_confident',
    'Too much of this picture would have to be invented to come out well. Take away fewer things, one by one.',
  );
}

/** Share of the picture that a mask covers. */
function shareOf({ data }: Mask): number {
  return data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0) / data.length;
}

/** Fills small holes from around them, whatever the room; null when that would show. */
function fromAround(photo: Raster, { things, staying, seed }: Removal, watch: Watch): TakenAway | null {
  reportStage(watch, 'Rebuilding the surroundings', 0.2);
  const hole = softHole(things, staying);
  const filled = fillSmallHoles(photo, hole, softHole(staying), seed);
  if (!filled || filled.misfit > MISFIT.bad) return null;
  reportStage(watch, 'Removed', 1);
  const fit = fitOf(filled.misfit);
  return { raster: filled.raster, mask: hole, confidence: 0.35 + 0.4 * fit, warnings: warningsFor(1, fit) };
}

/** 1 when a fill joins its surroundings as well as they join themselves, 0 when nobody would overlook the seam. */
function fitOf(misfit: number): number {
  return 1 - Math.min(1, Math.max(0, (misfit - MISFIT.good) / (MISFIT.bad - MISFIT.good)));
}

function warningsFor(known: number, fit: number): string[] {
  const warnings: string[] = [];
  if (known < 0.7) {
    warnings.push(WARNINGS.neighborsTouched);
  }
  if (fit < 0.5) warnings.push(WARNINGS.fillMisfit);
  return warnings;
}
