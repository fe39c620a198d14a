import type { Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import { joinBuilding } from '../../inpaint/join-building.ts';
import { rebuildRoom } from '../../inpaint/rebuild-room.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { SUGGESTED_BECAUSE, suggestedFor } from '../base/suggested-because.ts';
import { WARNINGS } from '../base/warnings.ts';
import { byHints } from '../object-removal/by-hints.ts';
import { byNetwork } from '../object-removal/by-network.ts';
import { withFloorInView } from '../object-removal/floor-level.ts';
import { joined, shareOf } from '../object-removal/hole/hole.ts';
import { opened } from '../object-removal/hole/opening.ts';
import type { Removal, TakenAway } from '../object-removal/removal.ts';
import type { FoundParts } from '../room-parts/find-room-parts.ts';
import { besideBuilding } from './beside-building.ts';
import {
  CLEAN,
  confidenceOf,
  expectKnownThings,
  expectUseful,
  type Grounds,
  isRoomKnown,
  reasonToSuggest,
  SURE_PLANES,
  USEFUL,
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
 * Removes the parts that go. In a room of known shape floor and walls are rebuilt as whole surfaces, and parts of the
 * building, and what joins it, are filled by a network. In any other room, and where that is not sure, the network
 * fills everything, with hints of floor and walls; such a result is a suggestion.
 *
 * @throws EngineError `edit_not_confident` if the parts that go are not known well enough, or the result is not even
 * of use as a suggestion, and there is no selection by a person.
 */
export async function emptyParts(
  photo: Raster,
  analysis: Analysis,
  parts: FoundParts,
  how: HowToEmpty,
  watch: Watch = {},
): Promise<TakenAway> {
  const { room, grounds } = groundsOf(photo, analysis, parts, how.isPointedOut);
  if (!how.isPointedOut) expectKnownThings(grounds);
  const rebuilt = isRoomKnown(grounds) ? await byPlanes(photo, room, parts, grounds, how) : null;
  if (rebuilt && rebuilt.confidence >= SURE_PLANES) return rebuilt;
  const filled = await filledWithHints(photo, room, parts, how.seed, watch);
  // Planes that are not sure are slabs and wrong boards, and leave scraps: the network's fill is better.
  const taken = rebuilt && filled.confidence < USEFUL ? rebuilt : filled;
  if (!how.isPointedOut) expectUseful(taken.confidence);
  return taken;
}

/** The room with its visible floor, and the grounds for emptying it. */
export function groundsOf(
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
  return { room, grounds };
}

/** Rebuilds floor and walls as whole surfaces; the network fills parts of the building. */
async function byPlanes(
  photo: Raster,
  room: Analysis,
  parts: FoundParts,
  grounds: Grounds,
  { seed }: HowToEmpty,
): Promise<TakenAway> {
  const { beforeRoom, beforeBuilding } = splitByBackground(parts, room);
  const rebuilt = await rebuilding(photo, room, { parts, beforeRoom }, grounds, seed);
  if (!beforeBuilding) return rebuilt;
  const filled = await byNetwork(
    rebuilt.raster,
    opened(atFullSize(photo, beforeBuilding, parts.building, seed)),
  );
  const [large, small] = [shareOf(rebuilt.mask), shareOf(filled.mask)];
  return {
    raster: filled.raster,
    mask: joined(rebuilt.mask, filled.mask),
    confidence: (large * rebuilt.confidence + small * filled.confidence) / Math.max(1e-9, large + small),
    warnings: [...new Set([...rebuilt.warnings, ...filled.warnings])],
    ...suggestedFor(rebuilt.suggestedBecause),
  };
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
  seed: number,
): Promise<TakenAway> {
  const rebuilt = rebuildRoom(photo, room, beforeRoom, seed);
  const { raster, mask, isMadeUp } = await joinBuilding(rebuilt, parts, room, seed);
  const confidence = confidenceOf({ ...rebuilt, isMadeUp }, grounds);
  return {
    raster,
    mask,
    confidence,
    warnings: confidence < LOOK_TWICE ? [WARNINGS.fillMisfit] : [],
    ...suggestedFor(reasonToSuggest(rebuilt, confidence)),
  };
}

/** Fills everything by the network, with hints of floor and walls. */
async function filledWithHints(
  photo: Raster,
  room: Analysis,
  { going, building }: FoundParts,
  seed: number,
  watch: Watch,
): Promise<TakenAway> {
  const removal = opened(atFullSize(photo, going, building, seed));
  const { isHinted: _hinted, ...taken } = await byHints(photo, room, removal, undefined, watch);
  return { ...taken, ...suggestedFor(taken.confidence < CLEAN ? SUGGESTED_BECAUSE.noMatch : undefined) };
}

function atFullSize(photo: Raster, going: Mask, building: Mask, seed: number): Removal {
  const [things, staying] = [going, building].map((mask) => resizeMask(mask, photo.width, photo.height)) as [
    Mask,
    Mask,
  ];
  return { things, staying, byHand: true, seed };
}
