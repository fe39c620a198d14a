import type { PieceKind } from '../kinds.ts';
import type { PieceDesign } from '../piece.ts';
import { BOOKSHELF } from './bookshelf.ts';
import { DRESSER } from './dresser.ts';
import { SIDEBOARD } from './sideboard.ts';
import { TV_UNIT } from './tv-unit.ts';
import { WARDROBE } from './wardrobe.ts';

/** Cabinets, shelves and what carries bottles. */
export const STORAGE = {
  dresser: DRESSER,
  wardrobe: WARDROBE,
  bookshelf: BOOKSHELF,
  'tv-unit': TV_UNIT,
  sideboard: SIDEBOARD,
} satisfies Partial<Record<PieceKind, PieceDesign>>;
