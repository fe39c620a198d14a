/** Every kind of furniture and decor the kit builds. */
export const PIECE_KINDS = [
  // Seats
  'sofa',
  'sectional',
  'armchair',
  'ottoman',
  'bench',
  'dining-chair',
  'bar-stool',
  'desk-chair',
  // Tables
  'coffee-table',
  'side-table',
  'console-table',
  'dining-table',
  'desk',
  // Bedroom
  'bed',
  'nightstand',
  'dresser',
  'wardrobe',
  // Storage
  'bookshelf',
  'tv-unit',
  'sideboard',
  'wall-shelf',
  'bar-cart',
  // Light
  'floor-lamp',
  'table-lamp',
  'pendant-lamp',
  // Soft and on the wall
  'rug',
  'curtain',
  'art',
  'mirror',
  'wall-clock',
  // Plants and small decor
  'plant',
  'small-plant',
  'vase',
  'books',
  'bowl',
  'tray',
  'candles',
  'basket',
  'throw',
  'monitor',
  'television',
  // Bathroom and kitchen decor
  'bath-mat',
  'towel-ladder',
  'bath-stool',
  'kitchen-runner',
  'kitchen-decor',
  // Outdoor
  'outdoor-sofa',
  'outdoor-chair',
  'outdoor-table',
  'lounger',
  'parasol',
  'planter',
  'fire-bowl',
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];
