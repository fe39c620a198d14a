import type { PieceKind } from '../kinds.ts';
import type { PieceDesign } from '../piece.ts';
import { BAR_CART } from './bar-cart.ts';
import { BOOKSHELF } from './bookshelf.ts';
import { DRESSER } from './dresser.ts';
import { SIDEBOARD } from './sideboard.ts';
import { TV_UNIT } from './tv-unit.ts';
import { WALL_SHELF } from './wall-shelf.ts';
import { WARDROBE } from './wardrobe.ts';

/** Cabinets, shelves and bottle racks. */
export const STORAGE = {
  dresser: DRESSER,
  wardrobe: WARDROBE,
  bookshelf: BOOKSHELF,
  'tv-unit': TV_UNIT,
  sideboard: SIDEBOARD,
  'wall-shelf': WALL_SHELF,
  'bar-cart': BAR_CART,
} satisfies Partial<Record<PieceKind, PieceDesign>>;
