import type { Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import { fillInRoom, workingSize } from '../../inpaint/fill-room.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { WARNINGS } from '../base/warnings.ts';
import { bareSurfaces } from './bare-surfaces.ts';
import { withFloorInView } from './floor-level.ts';
import { joined, shareOf, softHole, withShadows } from './hole.ts';
import { borderOf, isEveryPieceTold, isTold } from './hole-border.ts';
import type { Removal, TakenAway } from './removal.ts';

/** Room boxes below this are as often wrong as right where it matters (see docs/engine/analysis.md). */
const TRUSTED_LAYOUT = 0.5;
/** The less of the hole's border is bare floor, wall or ceiling below this, the likelier something else is behind: a shelf, a door. */
const MOSTLY_BARE = 0.6;
/** Above this share of surface that shows nowhere the fill would be invented. */
const MOST_UNSEEN = 0.12;
/** Differences along the border that are as good as none, and that nobody would overlook; 8-bit steps. */
const MISFIT = { good: 8, bad: 34 };
/** Worse fits are not shown: a bin taken for the floor leaves a black hole. */
const LEAST_FIT = 0.2;
/** How much more the box matters when the whole picture is rebuilt: a power. */
const LEANS_ON_BOX = 3;

/**
 * Takes things away before the room's own floor, walls and ceiling, which go on behind them.
 *
 * @returns null where the room is not known well enough, or something else is behind.
 */
export function fromTheRoom(photo: Raster, analysis: Analysis, removal: Removal): TakenAway | null {
  const { things, staying, byHand, seed } = removal;
  if (analysis.layout.confidence < TRUSTED_LAYOUT) return null;
  const size = workingSize(photo);
  const copy = resizeRaster(photo, size.width, size.height);
  const stays = resizeMask(staying, size.width, size.height);
  const allThings = joined(resizeMask(things, size.width, size.height), stays);
  const room = withFloorInView(analysis, copy, allThings);
  const hole = withShadows(softHole(things, staying), stays, copy, room);
  const small = resizeMask(hole, size.width, size.height);
  const surfaces = bareSurfaces(room, copy, small, allThings);
  const border = borderOf(small, surfaces, byHand);
  if (!isTold(border)) return null;
  if (!byHand && !isEveryPieceTold(small, surfaces)) return null;
  const filled = fillInRoom(photo, hole, room, surfaces, seed);
  const fit = fitOf(filled.misfit);
  if (filled.unseenShare > MOST_UNSEEN || fit < LEAST_FIT) return null;
  return {
    raster: filled.raster,
    mask: hole,
    confidence: roomSureness({
      layout: analysis.layout.confidence,
      fit,
      known: border.known,
      bare: border.bare,
      rebuilt: shareOf(hole),
      byHand,
    }),
    warnings: warningsFor(border.known, fit),
  };
}

/** What a removal rests on; shares are 0 … 1. */
export interface Grounds {
  /** How sure the room's box is. */
  readonly layout: number;
  /** How well the fill joins what is around. */
  readonly fit: number;
  /** How much of the border tells what is behind. */
  readonly known: number;
  /** How much of the border is bare floor, wall or ceiling. */
  readonly bare: number;
  /** Share of the picture that is rebuilt. */
  readonly rebuilt: number;
  /** Whether a person outlined what goes. What is found by name leaves things without a name behind: large holes look torn. */
  readonly byHand: boolean;
}

/** How sure a removal before the room's own surfaces is, 0 … 1. */
export function roomSureness({ layout, fit, known, bare, rebuilt, byHand }: Grounds): number {
  // The more is rebuilt the more of the room's edges are drawn by the box.
  const box = byHand ? layout ** (1 + LEANS_ON_BOX * rebuilt) : layout;
  const size = byHand ? 1 - rebuilt : Math.max(0.2, 1 - 2 * rebuilt);
  return box * (0.4 + 0.6 * fit) * (0.5 + 0.5 * known) * size * Math.min(1, bare / MOSTLY_BARE);
}

/** 1 when a fill joins its surroundings as well as they join themselves, 0 when nobody would overlook the seam. */
function fitOf(misfit: number): number {
  return 1 - Math.min(1, Math.max(0, (misfit - MISFIT.good) / (MISFIT.bad - MISFIT.good)));
}

function warningsFor(known: number, fit: number): string[] {
  const warnings: string[] = [];
  if (known < 0.7) warnings.push(WARNINGS.neighborsTouched);
  if (fit < 0.5) warnings.push(WARNINGS.fillMisfit);
  return warnings;
}
