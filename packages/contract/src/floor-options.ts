/** Floors that can be laid, in the order in which they are offered. */
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

/** How boards and rows of tiles lie, seen from the camera. */
export const FLOOR_DIRECTIONS = ['lengthwise', 'crosswise', 'diagonal'] as const;
export type FloorDirection = (typeof FLOOR_DIRECTIONS)[number];
