import type { RoomType } from '@home-design/vocabulary';
import type { StagingRoom } from '../../room/staging-room.ts';
import type { Candidate } from '../candidate.ts';

/** What is wrong with the composition of a furnished room, in the order of its number in tables. */
export const FAULTS = [
  /** The main seat turns its back on the fireplace, or on the largest window. */
  'turned-from-focal-point',
  /** A seat looks away from its group, or out of the room. */
  'turned-from-group',
  /** A seat shows its back to the viewer in the front third of the room. */
  'back-in-front',
  /** The picture's edge cuts off more than a third of a thing. */
  'cut-by-edge',
  /** One seat by itself in a large room. */
  'lone-seat',
  /** A sofa stands neither at the wall nor free. */
  'half-off-wall',
  /** A sofa stands free without a rug. */
  'free-without-rug',
  /** A sofa without a table in reach. */
  'sofa-without-table',
  /** A thing stands before a door, a window that it hides, a radiator or what is built in. */
  'before-opening',
  /** A hung thing is in the middle neither of its free wall nor of the thing below it. */
  'hung-off-center',
  /** A hung thing covers a switch, a niche, or what is no bare wall. */
  'hung-over-something',
  /** A bed is too narrow for its room. */
  'narrow-bed',
  /** A screen that the main seat does not face. */
  'screen-unwatched',
  /** A fully furnished room lacks three or more of the things that a stager brings. */
  'thin',
] as const;
export type FaultName = (typeof FAULTS)[number];

/** One fault, and the thing that has it; a fault of the whole room names none. */
export interface Fault {
  readonly name: FaultName;
  readonly thing?: Candidate;
}

/** A furnished room. */
export interface Composition {
  readonly room: StagingRoom;
  readonly roomType: RoomType;
  /** How fully the room is furnished, 0 … 1. */
  readonly strength: number;
  readonly things: readonly Candidate[];
}
