import type { EmptyRoomType, ObjectType } from '@home-design/vocabulary';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { type DetectedObject, detectObjects } from '../../objects/index.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { type FoundParts, findRoomParts } from '../room-parts/find-room-parts.ts';
import { withThingsKept } from './room-to-empty.ts';

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

/** What goes when a room is emptied, and what was named in the photo. */
export interface EmptiedParts {
  readonly parts: FoundParts;
  /** Named things that go. */
  readonly going: readonly DetectedObject[];
}

/** Finds what goes when a room of this type is emptied, before anybody corrects it. The photo is not changed. */
export async function whatIsEmptied(
  photo: Raster,
  analysis: Analysis,
  roomType: EmptyRoomType,
  watch: Watch = {},
): Promise<EmptiedParts> {
  reportStage(watch, 'Telling furniture from the room', 0);
  const found = await findRoomParts(photo, analysis);
  reportStage(watch, 'Looking for what belongs to the room', 0.5);
  const objects = await detectObjects(photo, analysis);
  const isKept = ({ type, confidence }: DetectedObject) =>
    confidence >= LEAST_KEPT && FIXTURES[roomType].includes(type);
  const parts = await withThingsKept(photo, analysis, found, objects.filter(isKept));
  return { parts, going: objects.filter((object) => !isKept(object)) };
}
