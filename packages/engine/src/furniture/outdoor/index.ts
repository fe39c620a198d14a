import type { PieceKind } from '../kinds.ts';
import type { PieceDesign } from '../piece.ts';
import { FIRE_BOWL } from './fire-bowl.ts';
import { LOUNGER } from './lounger.ts';
import { OUTDOOR_CHAIR, OUTDOOR_SOFA } from './outdoor-seats.ts';
import { OUTDOOR_TABLE } from './outdoor-table.ts';
import { PARASOL } from './parasol.ts';

/** Furniture of terraces and lawns; planters are with the plants. */
export const OUTDOOR = {
  'outdoor-sofa': OUTDOOR_SOFA,
  'outdoor-chair': OUTDOOR_CHAIR,
  'outdoor-table': OUTDOOR_TABLE,
  lounger: LOUNGER,
  parasol: PARASOL,
  'fire-bowl': FIRE_BOWL,
} satisfies Partial<Record<PieceKind, PieceDesign>>;
