import type { PieceKind } from '../kinds.ts';
import type { PieceDesign } from '../piece.ts';
import { ART } from './art.ts';
import { WALL_MIRROR } from './mirror.ts';
import { WALL_CLOCK } from './wall-clock.ts';

/** Decorative things on a wall. */
export const WALL = {
  art: ART,
  mirror: WALL_MIRROR,
  'wall-clock': WALL_CLOCK,
} satisfies Partial<Record<PieceKind, PieceDesign>>;
