import type { Mask, Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import { joinBuilding } from '../../inpaint/join-building.ts';
import { rebuildRoom } from '../../inpaint/rebuild-room.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { SUGGESTED_BECAUSE, suggestedFor } from '../base/suggested-because.ts';
import { WARNINGS } from '../base/warnings.ts';
import { byNetwork } from '../object-removal/by-network.ts';
import { withFloorInView } from '../object-removal/floor-level.ts';
import { joined, shareOf } from '../object-removal/hole.ts';
import type { TakenAway } from '../object-removal/removal.ts';
import type { FoundParts } from '../room-parts/find-room-parts.ts';
import { besideBuilding } from './beside-building.ts';
import {
  CLEAN,
  confidenceOf,
  expectKnownRoom,
  expectUseful,
  type Grounds,
  reasonToSuggest,
  TRUSTED_LAYOUT,
} from './judge-emptying.ts';
import { splitByBackground } from './split-by-background.ts';

/** Results below this confidence should be checked. */
const LOOK_TWICE = 0.5;

/** How a room is emptied. */
export interface HowToEmpty {
  /** Whether a person selected the parts that go: they are removed from any room, as well as possible. */
  readonly isPointedOut: boolean;
  readonly seed: number;
}

/**
 * Removes the parts that go: rebuilds floor and walls as whole surfaces, and fills parts of the building, and what
 * joins it, by a network.
 *
 * @throws EngineError `edit_not_confident` if the room is not known well enough, or the result is not even of use as
 * a suggestion, and there is no selection by a person.
 */
export async function emptyParts(
  photo: Raster,
  analysis: Analysis,
  parts: FoundParts,
  how: HowToEmpty,
): Promise<TakenAway> {
  if (how.isPointedOut && analysis.layout.confidence < TRUSTED_LAYOUT) {
    const filled = await filledByNetwork(photo, parts.going, parts.building, how.seed);
    return { ...filled, ...suggestedFor(filled.confidence < CLEAN ? SUGGESTED_BECAUSE.noMatch : undefined) };
  }
  const { room, grounds } = knownRoom(photo, analysis, parts, how.isPointedOut);
  const { beforeRoom, beforeBuilding } = splitByBackground(parts, room);
  const rebuilt = await rebuilding(photo, room, { parts, beforeRoom }, grounds, how);
  if (!beforeBuilding) return rebuilt;
  const filled = await filledByNetwork(rebuilt.raster, beforeBuilding, parts.building, how.seed);
  const [large, small] = [shareOf(rebuilt.mask), shareOf(filled.mask)];
  return {
    raster: filled.raster,
    mask: joined(rebuilt.mask, filled.mask),
    confidence: (large * rebuilt.confidence + small * filled.confidence) / Math.max(1e-9, large + small),
    warnings: [...new Set([...rebuilt.warnings, ...filled.warnings])],
    ...suggestedFor(rebuilt.suggestedBecause),
  };
}

/**
 * The room with its visible floor, and the grounds for emptying it.
 *
 * @throws EngineError `edit_not_confident` if it is not known well enough, and there is no selection by a person.
 */
export function knownRoom(
  photo: Raster,
  analysis: Analysis,
  parts: FoundParts,
  isPointedOut: boolean,
): { room: Analysis; grounds: Grounds } {
  const copy = resizeRaster(photo, parts.going.width, parts.going.height);
  const room = withFloorInView(analysis, copy, parts.going);
  const grounds = {
    layout: analysis.layout.confidence,
    sureness: isPointedOut ? 1 : parts.sureness,
    beside: besideBuilding(parts, room),
  };
  if (!isPointedOut) expectKnownRoom(grounds);
  return { room, grounds };
}

/** All parts, and those among them that stand before floor and walls. */
interface PartsToRebuild {
  readonly parts: FoundParts;
  readonly beforeRoom: FoundParts;
}

async function rebuilding(
  photo: Raster,
  room: Analysis,
  { parts, beforeRoom }: PartsToRebuild,
  grounds: Grounds,
  { isPointedOut, seed }: HowToEmpty,
): Promise<TakenAway> {
  const rebuilt = rebuildRoom(photo, room, beforeRoom, seed);
  const { raster, mask, isMadeUp } = await joinBuilding(rebuilt, parts, room, seed);
  const confidence = confidenceOf({ ...rebuilt, isMadeUp }, grounds);
  if (!isPointedOut) expectUseful(confidence);
  return {
    raster,
    mask,
    confidence,
    warnings: confidence < LOOK_TWICE ? [WARNINGS.fillMisfit] : [],
    ...suggestedFor(reasonToSuggest(rebuilt, confidence)),
  };
}

function filledByNetwork(photo: Raster, going: Mask, building: Mask, seed: number): Promise<TakenAway> {
  const [things, staying] = [going, building].map((mask) => resizeMask(mask, photo.width, photo.height)) as [
    Mask,
    Mask,
  ];
  return byNetwork(photo, { things, staying, byHand: true, seed });
}
