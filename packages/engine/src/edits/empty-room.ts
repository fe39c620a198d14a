import { EngineError } from '../engine-error.ts';
import { rebuildRoom } from '../inpaint/rebuild-room.ts';
import { detectObjects, type ObjectType } from '../objects/index.ts';
import type { Mask, Raster } from '../raster/raster.ts';
import { resizeMask, resizeRaster } from '../raster/resize.ts';
import type { Analysis } from '../scene/analysis.ts';
import { reportStage, type Watch } from '../scene/watch.ts';
import { pointsOut } from './corrections/corrections.ts';
import type { Foreseen } from './edit.ts';
import type { EmptyRoomType } from './empty-room-types.ts';
import { besideBuilding } from './emptying/beside-building.ts';
import { type FoundParts, findRoomParts } from './emptying/find-room-parts.ts';
import { bestConfidence, confidenceOf, expectKnownRoom, type Grounds } from './emptying/judge-emptying.ts';
import { correctedParts, withThingsKept } from './emptying/room-to-empty.ts';
import { byNetwork } from './removal/by-network.ts';
import { withFloorInView } from './removal/floor-level.ts';
import { shareOf } from './removal/hole.ts';
import type { ThingsRemoved } from './removal/remove-things.ts';
import type { TakenAway } from './removal/take-away.ts';
import type { EmptyRoomRequest } from './requests/empty-room.ts';
import { WARNINGS, warningsOfRebuilt } from './warnings.ts';

const PLUMBING: readonly ObjectType[] = ['toilet', 'sink'];
const APPLIANCES: readonly ObjectType[] = ['refrigerator', 'oven', 'microwave'];
/** What belongs to the room itself and stays when it is emptied, besides all that is built in. */
const FIXTURES: Record<EmptyRoomType, readonly ObjectType[]> = {
  general: [...PLUMBING, ...APPLIANCES],
  living_room: PLUMBING,
  kitchen: [...PLUMBING, ...APPLIANCES],
  bedroom: PLUMBING,
  bathroom: PLUMBING,
};

/** Fixtures named less surely are something else: a round lamp is no toilet. */
const LEAST_KEPT = 0.5;
/** Less of the picture than this, as far as it is sure, is no furniture, but something the network was wrong about. */
const LEAST_THINGS = 0.01;

/**
 * Empty a room: everything that stands in it, hangs before its walls or lies on its floor is taken away, named or not, and
 * floor and walls are rebuilt. Windows, doors, curtains, pendant lamps and what is built in stay as they are.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` when no furniture is found, or the room is not known well enough to come out clean and nobody
 *   marked what goes,
 *   `edit_invalid` for corrections that do not fit the photo, `cancelled`.
 */
export async function emptyRoom(
  photo: Raster,
  analysis: Analysis,
  request: EmptyRoomRequest,
  watch: Watch = {},
): Promise<ThingsRemoved> {
  const { corrections, seed } = request;
  const isPointedOut = pointsOut(corrections.add);
  const parts = await partsToEmpty(photo, analysis, request, watch);
  reportStage(watch, 'Rebuilding floor and walls', 0.4);
  let taken: TakenAway;
  try {
    taken = emptiedByPlanes(photo, analysis, parts, isPointedOut, seed);
  } catch (error) {
    if (!isPointedOut || !(error instanceof EngineError) || error.code !== 'edit_not_confident') throw error;
    taken = await markedByNetwork(photo, parts, seed);
  }
  const spared = new Set(corrections.remove.regions);
  return {
    ...taken,
    warnings: [
      ...taken.warnings,
      ...warningsOfRebuilt(shareOf(taken.mask), taken.confidence),
      WARNINGS.builtInsStay,
    ],
    regions: corrections.add.regions.filter((id) => !spared.has(id)),
  };
}

/**
 * Tells whether a room is known well enough to be emptied. Whether it comes out cleanly shows when it is rebuilt, unless a
 * person marked what goes: that always goes.
 *
 * @throws EngineError as `emptyRoom`.
 */
export async function foreseeEmptying(
  photo: Raster,
  analysis: Analysis,
  request: EmptyRoomRequest,
): Promise<Foreseen<EmptyRoomRequest>> {
  const parts = await partsToEmpty(photo, analysis, request, {});
  if (pointsOut(request.corrections.add)) return { outlook: 'will', request };
  const { grounds } = knownRoom(photo, analysis, parts, false);
  return { outlook: 'may', request, atMost: bestConfidence(grounds) };
}

/** What goes and what stays, as a person corrected it. */
async function partsToEmpty(
  photo: Raster,
  analysis: Analysis,
  { room_type, corrections }: EmptyRoomRequest,
  watch: Watch,
): Promise<FoundParts> {
  reportStage(watch, 'Telling furniture from the room', 0);
  const found = await findRoomParts(photo, analysis);
  if (shareOf(found.going) * found.sureness < LEAST_THINGS && !pointsOut(corrections.add)) {
    throw new EngineError(
      'edit_not_confident',
      'We found no furniture in this photo. Mark what is to go with a rectangle or a brush.',
    );
  }
  reportStage(watch, 'Looking for what belongs to the room', 0.15);
  const objects = await detectObjects(photo, analysis);
  const kept = objects.filter(
    ({ type, confidence }) => confidence >= LEAST_KEPT && FIXTURES[room_type].includes(type),
  );
  return correctedParts(photo, analysis, await withThingsKept(photo, analysis, found, kept), corrections);
}

/** @throws EngineError `edit_not_confident` where the room is not known well enough, or would not come out clean. */
function emptiedByPlanes(
  photo: Raster,
  analysis: Analysis,
  parts: FoundParts,
  isPointedOut: boolean,
  seed: number,
): TakenAway {
  const { room, grounds } = knownRoom(photo, analysis, parts, isPointedOut);
  const rebuilt = rebuildRoom(photo, room, parts, seed);
  return { ...rebuilt, confidence: confidenceOf(rebuilt, grounds), warnings: [] };
}

/** @throws EngineError `edit_not_confident` where the room is not known well enough. */
function knownRoom(
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
    beside: isPointedOut ? 0 : besideBuilding(parts, room),
  };
  expectKnownRoom(grounds);
  return { room, grounds };
}

/** What a person marked goes whatever the room: where its planes would be refused, a network fills it as well as it can. */
async function markedByNetwork(photo: Raster, parts: FoundParts, seed: number): Promise<TakenAway> {
  const [things, staying] = [parts.going, parts.building].map((mask) =>
    resizeMask(mask, photo.width, photo.height),
  ) as [Mask, Mask];
  return byNetwork(photo, { things, staying, byHand: true, seed });
}
