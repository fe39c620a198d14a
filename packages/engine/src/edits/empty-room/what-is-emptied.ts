import type { EmptyRoomType, ObjectType } from '@home-design/vocabulary';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import type { DetectedObject } from '../../objects/index.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { type FoundParts, findRoomParts } from '../room-parts/find-room-parts.ts';
import { withThingsKept } from './room-to-empty.ts';
import { withoutThinRims } from './thin-rims.ts';
import { withWholeThings } from './whole-things.ts';

const PLUMBING: readonly ObjectType[] = ['toilet', 'sink'];
const APPLIANCES: readonly ObjectType[] = ['refrigerator', 'oven', 'microwave'];
/** Things that belong to the room and stay when it is emptied, besides all built-in parts. */
const FIXTURES: Record<EmptyRoomType, readonly ObjectType[]> = {
  general: [...PLUMBING, ...APPLIANCES],
  living_room: PLUMBING,
  kitchen: [...PLUMBING, ...APPLIANCES],
  bedroom: PLUMBING,
  bathroom: PLUMBING,
};
/** Fixtures with a lower confidence are other things: a round lamp is not a toilet. */
const LEAST_KEPT = 0.5;

/** The parts that go when a room is emptied, and the named things in the photo. */
export interface EmptiedParts {
  readonly parts: FoundParts;
  /** Named things that go. */
  readonly going: readonly DetectedObject[];
}

/**
 * Finds the parts that go when a room of this type is emptied, before a person corrects them. The photo is not
 * changed.
 *
 * @param namedThings finds the things that have a name.
 */
export async function whatIsEmptied(
  photo: Raster,
  analysis: Analysis,
  roomType: EmptyRoomType,
  namedThings: (photo: Raster, analysis: Analysis) => Promise<DetectedObject[]>,
  watch: Watch = {},
): Promise<EmptiedParts> {
  reportStage(watch, 'Telling furniture from the room', 0);
  const found = withoutThinRims(await withWholeThings(photo, await findRoomParts(photo, analysis)));
  reportStage(watch, 'Looking for what belongs to the room', 0.5);
  const objects = await namedThings(photo, analysis);
  const isKept = ({ type, confidence }: DetectedObject) =>
    confidence >= LEAST_KEPT && FIXTURES[roomType].includes(type);
  const parts = await withThingsKept(photo, analysis, found, objects.filter(isKept));
  return { parts, going: objects.filter((object) => !isKept(object)) };
}
