import type { PieceKind } from '../kinds.ts';
import type { PieceDesign } from '../piece.ts';
import { BATH_STOOL, TOWEL_LADDER } from './bath.ts';
import { BOOKS } from './books.ts';
import { BOWL } from './bowl.ts';
import { CANDLES } from './candles.ts';
import { KITCHEN_DECOR } from './kitchen-decor.ts';
import { MONITOR } from './monitor.ts';
import { TELEVISION } from './television.ts';
import { TRAY } from './tray.ts';

/** Small things that make a room lived in. */
export const DECOR = {
  books: BOOKS,
  bowl: BOWL,
  tray: TRAY,
  candles: CANDLES,
  monitor: MONITOR,
  television: TELEVISION,
  'bath-stool': BATH_STOOL,
  'towel-ladder': TOWEL_LADDER,
  'kitchen-decor': KITCHEN_DECOR,
} satisfies Partial<Record<PieceKind, PieceDesign>>;
