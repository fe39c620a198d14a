import type { EditVocabulary } from '../edit-vocabulary.ts';
import { choice } from '../setting.ts';

/** The available floors, in the order in which they are offered. */
export const FLOOR_MATERIALS = [
  'oak_planks',
  'white_planks',
  'gray_planks',
  'walnut_planks',
  'oak_herringbone',
  'marble_tiles',
  'slate_tiles',
  'checkered_tiles',
  'terracotta_tiles',
  'terrazzo',
  'beige_carpet',
  'gray_carpet',
] as const;
export type FloorMaterial = (typeof FLOOR_MATERIALS)[number];

/**
 * The direction of boards and rows of tiles: away from the camera along the side walls, across the room, or diagonal.
 */
export const FLOOR_DIRECTIONS = ['lengthwise', 'crosswise', 'diagonal'] as const;
export type FloorDirection = (typeof FLOOR_DIRECTIONS)[number];

/** Lays a new floor. */
export const floor = {
  editClass: 'surfaces',
  names: ['floor'],
  settings: { material: choice(FLOOR_MATERIALS), direction: choice(FLOOR_DIRECTIONS) },
} as const satisfies EditVocabulary;
