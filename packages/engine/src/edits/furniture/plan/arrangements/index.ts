import type { RoomType } from '@home-design/vocabulary';
import type { RoomSet } from './arrangement.ts';
import { BEDROOM } from './bedroom.ts';
import { BATHROOM, KITCHEN } from './decor-rooms.ts';
import { DINING_ROOM } from './dining-room.ts';
import { LIVING_ROOM } from './living-room.ts';
import { OFFICE } from './office.ts';
import { OUTDOOR } from './outdoor.ts';

/** The furniture of every room type. */
export const ROOM_SETS: Record<RoomType, RoomSet> = {
  living_room: LIVING_ROOM,
  bedroom: BEDROOM,
  kitchen: KITCHEN,
  bathroom: BATHROOM,
  dining_room: DINING_ROOM,
  office: OFFICE,
  outdoor: OUTDOOR,
};
