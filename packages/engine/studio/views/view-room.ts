import type { Mesh } from '../../src/base/geometry/mesh.ts';
import type { Material } from '../../src/render/materials/material.ts';
import type { ViewClass } from '../../src/scene/segmentation/room-network/view-classes.ts';
import type { DoorSpec, RoomSpec } from '../samples/room-spec.ts';

/** A mesh that is added to a room, in the world's meters. */
export interface AddedPart {
  readonly mesh: Mesh;
  readonly material: Material;
  readonly shows: ViewClass;
  /** Whether it is gone when the room is emptied. */
  readonly goes: boolean;
}

/** A hole in a wall that goes down to the floor and has no door leaf. */
export type WallOpening = Pick<DoorSpec, 'wall' | 'along' | 'width' | 'height'>;

/** A room for training: one of the kit's rooms with things that the kit lacks. */
export interface ViewRoom {
  readonly spec: RoomSpec;
  readonly openings: readonly WallOpening[];
  readonly added: readonly AddedPart[];
  /** False where sloped or lowered parts replace the flat ceiling. */
  readonly hasFlatCeiling: boolean;
}

/** Something that happens to a room while it is made; it draws all its choices from `random` (0 … 1). */
export type RoomChange = (room: ViewRoom, random: () => number) => ViewRoom;
