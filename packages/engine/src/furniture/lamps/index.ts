import type { PieceKind } from '../kinds.ts';
import type { PieceDesign } from '../piece.ts';
import { FLOOR_LAMP } from './floor-lamp.ts';
import { PENDANT_LAMP } from './pendant-lamp.ts';
import { TABLE_LAMP } from './table-lamp.ts';

/** Lamps that stand and hang. */
export const LAMPS = {
  'floor-lamp': FLOOR_LAMP,
  'table-lamp': TABLE_LAMP,
  'pendant-lamp': PENDANT_LAMP,
} satisfies Partial<Record<PieceKind, PieceDesign>>;
