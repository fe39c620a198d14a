import type { PieceKind } from '../kinds.ts';
import type { PieceDesign } from '../piece.ts';
import { BATH_MAT } from './bath-mat.ts';
import { CURTAIN } from './curtain.ts';
import { KITCHEN_RUNNER, RUG } from './rug.ts';
import { THROW } from './throw.ts';

/** Woven things that lie on floors or hang before windows. */
export const SOFT = {
  rug: RUG,
  'kitchen-runner': KITCHEN_RUNNER,
  'bath-mat': BATH_MAT,
  curtain: CURTAIN,
  throw: THROW,
} satisfies Partial<Record<PieceKind, PieceDesign>>;
