import { EngineError } from '../engine-error.ts';
import type { ObjectType } from '../objects/index.ts';
import type { Raster } from '../raster/raster.ts';
import type { Analysis } from '../scene/analysis.ts';
import { partOf, type Watch } from '../scene/watch.ts';
import { pointsOut } from './corrections/corrections.ts';
import type { EmptyRoomType } from './empty-room-types.ts';
import { removeThings, type ThingsRemoved } from './removal/remove-things.ts';
import { roomThings } from './removal/room-things.ts';
import { withStandingThings } from './removal/standing-things.ts';
import type { EmptyRoomRequest } from './requests/empty-room.ts';
import { WARNINGS } from './warnings.ts';

const PLUMBING: readonly ObjectType[] = ['toilet', 'sink'];
const APPLIANCES: readonly ObjectType[] = ['refrigerator', 'oven', 'microwave'];
/** What belongs to the room itself and stays when it is emptied. */
const FIXTURES: Record<EmptyRoomType, readonly ObjectType[]> = {
  general: [...PLUMBING, ...APPLIANCES],
  living_room: PLUMBING,
  kitchen: [...PLUMBING, ...APPLIANCES],
  bedroom: PLUMBING,
  bathroom: PLUMBING,
};

/**
 * Furniture without a name among the objects stays, and shows beside a large hole: rooms emptied by name alone came out
 * torn below this, on our own samples and on photos. What a person marks is taken away as well as can be.
 */
const CLEAN = 0.55;

/** Whether an emptied room may be shown. */
export function isEmptied({ confidence }: Pick<ThingsRemoved, 'confidence'>, isPointedOut: boolean): boolean {
  return isPointedOut || confidence >= CLEAN;
}

/**
 * Empty a room: all furniture and decor that is found is taken away; fixtures of the kind of room stay.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` when no furniture is found, or what is behind it cannot be known or filled cleanly,
 *   `edit_invalid` for corrections that do not fit the photo, `cancelled`.
 */
export async function emptyRoom(
  photo: Raster,
  analysis: Analysis,
  { room_type, corrections, seed }: EmptyRoomRequest,
  watch: Watch = {},
): Promise<ThingsRemoved> {
  const fixtures = FIXTURES[room_type];
  const found = withStandingThings(
    await roomThings(photo, analysis, ({ type }) => !fixtures.includes(type), partOf(watch, 0, 0.4)),
    analysis,
  );
  const isPointedOut = pointsOut(corrections.add);
  if (found.things.data.every((value) => value < 128) && !isPointedOut) {
    throw new EngineError(
      'edit_not_confident',
      'We found no furniture in this photo. Mark what is to go with a rectangle or a brush.',
    );
  }
  const emptied = await removeThings(photo, analysis, found, { corrections, seed }, partOf(watch, 0.4, 1));
  if (!isEmptied(emptied, isPointedOut)) {
    throw new EngineError(
      'edit_not_confident',
      'Not all that stands here is recognized, so this room would not come out clean. Mark everything that is to go with rectangles or a brush.',
    );
  }
  return {
    ...emptied,
    warnings: [...emptied.warnings, WARNINGS.unrecognizedStay],
  };
}
