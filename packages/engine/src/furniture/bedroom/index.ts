import { designFrom } from '../design-from.ts';
import type { PieceKind } from '../kinds.ts';
import type { PieceDesign } from '../piece.ts';
import { ironBed } from './iron.ts';
import { channelBed, paddedBed, wingbackBed } from './upholstered.ts';
import { caneBed, fourPosterBed, platformBed, slattedBed, sleighBed } from './wooden.ts';

const BED: PieceDesign = designFrom({
  padded: paddedBed,
  channel: channelBed,
  wingback: wingbackBed,
  platform: platformBed,
  slatted: slattedBed,
  cane: caneBed,
  'four-poster': fourPosterBed,
  sleigh: sleighBed,
  iron: ironBed,
});

/** Beds; nightstands, dressers and wardrobes are with the tables and the storage. */
export const BEDROOM = { bed: BED } satisfies Partial<Record<PieceKind, PieceDesign>>;
