import type { PieceKind } from '../kinds.ts';
import type { PieceDesign } from '../piece.ts';
import { ARMCHAIR } from './armchair/index.ts';
import { BAR_STOOL } from './bar-stool.ts';
import { BENCH } from './bench.ts';
import { DESK_CHAIR } from './desk-chair.ts';
import { DINING_CHAIR } from './dining-chair/index.ts';
import { OTTOMAN } from './ottoman.ts';
import { SECTIONAL } from './sectional.ts';
import { SOFA } from './sofa/index.ts';

/** Everything to sit on. */
export const SEATS = {
  sofa: SOFA,
  sectional: SECTIONAL,
  armchair: ARMCHAIR,
  ottoman: OTTOMAN,
  bench: BENCH,
  'dining-chair': DINING_CHAIR,
  'bar-stool': BAR_STOOL,
  'desk-chair': DESK_CHAIR,
} satisfies Partial<Record<PieceKind, PieceDesign>>;
