import { designFrom } from '../../design-from.ts';
import type { PieceDesign } from '../../piece.ts';
import { DINING } from '../chair-parts.ts';
import { caneChair } from './cane.ts';
import { cantileverChair } from './cantilever.ts';
import { crossBackChair } from './cross-back.ts';
import { ladderBackChair } from './ladder-back.ts';
import { metalChair } from './metal.ts';
import { parsonsChair } from './parsons.ts';
import { shellChair } from './shell.ts';
import { spindleChair } from './spindle.ts';
import { wishboneChair } from './wishbone.ts';

export const DINING_CHAIR: PieceDesign = designFrom({
  wishbone: (making) => wishboneChair(making, DINING),
  spindle: (making) => spindleChair(making, DINING),
  parsons: parsonsChair,
  'ladder-back': (making) => ladderBackChair(making, DINING),
  cantilever: cantileverChair,
  shell: (making) => shellChair(making, DINING),
  'cross-back': (making) => crossBackChair(making, DINING),
  cane: caneChair,
  metal: (making) => metalChair(making, DINING),
});
