import type { PieceKind } from '../kinds.ts';
import type { PieceDesign } from '../piece.ts';
import { COFFEE_TABLE } from './coffee-table.ts';
import { CONSOLE_TABLE } from './console-table.ts';
import { DESK } from './desk.ts';
import { DINING_TABLE } from './dining-table.ts';
import { NIGHTSTAND } from './nightstand.ts';
import { SIDE_TABLE } from './side-table.ts';

/** Tables of every height. */
export const TABLES = {
  'coffee-table': COFFEE_TABLE,
  'side-table': SIDE_TABLE,
  'console-table': CONSOLE_TABLE,
  'dining-table': DINING_TABLE,
  desk: DESK,
  nightstand: NIGHTSTAND,
} satisfies Partial<Record<PieceKind, PieceDesign>>;
