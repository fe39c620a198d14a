import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import { dilate } from '../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import { workingSize } from '../../inpaint/fill-room.ts';
import { withWallGrain } from '../../inpaint/grain-of-fills.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { SUGGESTED_BECAUSE, suggestedFor } from '../base/suggested-because.ts';
import { warningsOfRebuilt } from '../base/warnings.ts';
import { type FoundParts, findRoomParts } from '../room-parts/find-room-parts.ts';
import { isOutdoors } from '../sky/sky-confidence.ts';
import { byHints, getsHints } from './by-hints.ts';
import { expectedOfNetwork, type FilledByNetwork } from './by-network.ts';
import { byRebuilding } from './by-rebuilding.ts';
import { fromTheRoom } from './from-the-room.ts';
import { shareOf } from './hole/hole.ts';
import { opened } from './hole/opening.ts';
import { withShadowsOnWalls } from './hole/shadows-on-walls.ts';
import { brokenByFill } from './judgment/broken-edges.ts';
import type { Removal, TakenAway } from './removal.ts';

/** Room boxes below this are as often wrong as right where it matters (see docs/engine/analysis.md). */
const TRUSTED_LAYOUT = 0.5;
/** Below this confidence in the room's surfaces, the next way is tried as well. */
const SURE_OF_ROOM = 0.6;
/** Results below this confidence are suggestions: of single things on photos, fewer than half were clean. */
const SURE_ENOUGH = 0.35;
/** Automatic results below this confidence are not shown: little of them could be of use. */
const USEFUL = 0.2;
/**
 * A fill breaks the edges of the room if at least so much of them ends at its border (8-bit steps by pixel of the border),
 * and this share of all that run into it. Another fill is better if it breaks at most `fewer` times as much.
 */
const BROKEN = { least: 0.15, share: 0.4, fewer: 0.55 };
/** Grain is sampled from wall so near to the fill, share of the longer side. */
const NEAR_WALL = 0.12;
/** Outlines of things in sight are this much too tight, share of the longer side. */
const SIGHT_RIM = 0.006;

/**
 * Removes things and fills in the most likely background: the room's walls, floor and ceiling if these continue
 * there, from nearby or, behind large things, from all their visible parts; else a network's continuation of the
 * surroundings.
 *
 * @throws EngineError `edit_not_confident` if so much would be invented that the result is not even of use as a
 * suggestion, and there is no person's selection; `edit_invalid` if there is nothing to remove; `cancelled`.
 */
export async function takeAway(
  photo: Raster,
  analysis: Analysis,
  asked: Removal,
  watch: Watch = {},
): Promise<TakenAway> {
  reportStage(watch, 'Tracing shadows', 0);
  if (asked.things.data.every((value) => value < 32)) {
    throw new EngineError('edit_invalid', 'Nothing is marked to be removed.');
  }
  let found: Promise<FoundParts> | undefined;
  const roomParts = () => (found ??= findRoomParts(photo, analysis));
  const outdoors = isOutdoors(photo);
  const removal = outdoors ? asked : withShadows(photo, asked, await roomParts());
  const open = opened(removal);
  const network = expectedOfNetwork(open);
  const isHinted = getsHints(photo, open);
  // With hints the network's fill is better than planes that are not sure.
  const atLeast = isHinted ? SURE_OF_ROOM : network.least;
  const enough = isHinted ? SURE_OF_ROOM : Math.min(SURE_OF_ROOM, network.most);
  // House fronts seen from the corner are read as rooms.
  const byPlanes =
    analysis.layout.confidence < TRUSTED_LAYOUT || outdoors
      ? null
      : await fromThePlanes(photo, analysis, removal, roomParts, atLeast, watch);
  expectUseful(Math.max(byPlanes?.confidence ?? 0, network.most), removal);
  const byNetwork = async () => {
    const sight = async () => thingsInSight(photo, await roomParts());
    const filled = await byHints(photo, analysis, open, sight, watch);
    return outdoors ? filled : { ...filled, raster: withGrain(filled, await roomParts(), removal.seed) };
  };
  const taken = isSure(byPlanes, enough)
    ? await withEdgesGoingOn(photo, byPlanes, byNetwork, await roomParts())
    : await orByNetwork(byPlanes, byNetwork);
  expectUseful(taken.confidence, removal);
  reportStage(watch, 'Removed', 1);
  return {
    ...taken,
    warnings: [...taken.warnings, ...warningsOfRebuilt(shareOf(taken.mask), taken.confidence)],
    ...suggestedFor(taken.confidence < SURE_ENOUGH ? SUGGESTED_BECAUSE.muchInvented : undefined),
  };
}

/** The removal of the things with their shadows on walls. */
function withShadows(photo: Raster, removal: Removal, parts: FoundParts): Removal {
  const size = workingSize(photo);
  const copy = resizeRaster(photo, size.width, size.height);
  return { ...removal, things: withShadowsOnWalls(removal.things, removal.staying, copy, parts) };
}

/** The fill with the grain of the walls around it. */
function withGrain({ raster, mask }: TakenAway, { going, wallAndTrim }: FoundParts, seed: number): Raster {
  const { width, height } = going;
  const near = dilate(resizeMask(mask, width, height), Math.round(NEAR_WALL * Math.max(width, height)));
  const isPaint = bytesFrom(wallAndTrim.data, (wall, i) => (wall && near.data[i] && !going.data[i] ? 1 : 0));
  return withWallGrain(raster, mask, { width, height, isPaint }, seed);
}

/** The planes; the network's fill if edges of the room end at the planes, and fewer do at its fill. */
async function withEdgesGoingOn(
  photo: Raster,
  byPlanes: TakenAway,
  byNetwork: () => Promise<TakenAway>,
  { shown }: FoundParts,
): Promise<TakenAway> {
  if (!shown) return byPlanes;
  const { broken, share } = brokenByFill(photo, byPlanes, shown.floor);
  if (broken < BROKEN.least || share < BROKEN.share) return byPlanes;
  const other = await byNetwork();
  return brokenByFill(photo, other, shown.floor).broken < BROKEN.fewer * broken ? other : byPlanes;
}

/** The network's fill; without hints, the planes if they are surer. */
async function orByNetwork(
  byPlanes: TakenAway | null,
  byNetwork: () => Promise<FilledByNetwork>,
): Promise<TakenAway> {
  const { isHinted, ...taken } = await byNetwork();
  return isHinted ? taken : surer(byPlanes, taken);
}

function expectUseful(confidence: number, { byHand }: Removal): void {
  if (confidence >= USEFUL || byHand) return;
  throw new EngineError(
    'edit_not_confident',
    'Too much of this picture would have to be invented to come out well. Take away fewer things, one by one, or mark what is to go.',
  );
}

/**
 * The room's walls, floor and ceiling go on behind the things; null if they do not, or cannot be surer than `atLeast`.
 */
async function fromThePlanes(
  photo: Raster,
  analysis: Analysis,
  removal: Removal,
  roomParts: () => Promise<FoundParts>,
  atLeast: number,
  watch: Watch,
): Promise<TakenAway | null> {
  const fromRoom = await fromTheRoom(photo, analysis, removal, roomParts, atLeast);
  reportStage(watch, 'Rebuilding the room', 0.4);
  if (isSure(fromRoom)) return fromRoom;
  return surer(fromRoom, await byRebuilding(photo, analysis, removal, roomParts, atLeast));
}

/** The things in a room, standing, lying and hanging, with their rims, at the size of the photo. */
function thingsInSight(photo: Raster, { going }: FoundParts): Mask {
  const rim = Math.round(SIGHT_RIM * Math.max(going.width, going.height));
  return resizeMask(dilate(going, rim), photo.width, photo.height);
}

function isSure(taken: TakenAway | null, enough = SURE_OF_ROOM): taken is TakenAway {
  return taken !== null && taken.confidence >= enough;
}

/** The result with more confidence; `other` if they are equal. */
function surer<Other extends TakenAway | null>(one: TakenAway | null, other: Other): TakenAway | Other {
  return one && one.confidence > (other?.confidence ?? 0) ? one : other;
}
