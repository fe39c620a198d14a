import { BEDROOM } from './bedroom/index.ts';
import { DECOR } from './decor/index.ts';
import type { PieceKind } from './kinds.ts';
import { LAMPS } from './lamps/index.ts';
import { OUTDOOR } from './outdoor/index.ts';
import type { PieceDesign } from './piece.ts';
import { PLANTS } from './plants/index.ts';
import { SEATS } from './seats/index.ts';
import { SOFT } from './soft/index.ts';
import { STORAGE } from './storage/index.ts';
import { styleOf } from './styles/index.ts';
import type { NonEmpty, StyleName } from './styles/style.ts';
import { TABLES } from './tables/index.ts';
import { WALL } from './wall/index.ts';

const CATALOG: Record<PieceKind, PieceDesign> = {
  ...BEDROOM,
  ...DECOR,
  ...OUTDOOR,
  ...PLANTS,
  ...LAMPS,
  ...SEATS,
  ...SOFT,
  ...STORAGE,
  ...TABLES,
  ...WALL,
};

/** The design of a kind of furniture. */
export function designOf(kind: PieceKind): PieceDesign {
  return CATALOG[kind];
}

/** The silhouettes of a kind that suit a style, best first. */
export function silhouettesOf(kind: PieceKind, style: StyleName): NonEmpty<string> {
  return styleOf(style).silhouettes[kind] ?? CATALOG[kind].silhouettes;
}
