import { designFrom } from '../design-from.ts';
import { sizeWithin } from '../finish.ts';
import type { Making, PieceDesign } from '../piece.ts';
import { type OutdoorSeat, ropeSeat, teakSeat, wickerSeat } from './outdoor-frame.ts';

function sofaSeat({ size }: Making): OutdoorSeat {
  const [width, height, depth] = sizeWithin(size, [1.95, 0.74, 0.82], [1.2, 0.66, 0.7], [3, 0.9, 1]);
  return { width, height, depth, places: Math.max(2, Math.round(width / 0.75)) };
}

function chairSeat({ size }: Making): OutdoorSeat {
  const [width, height, depth] = sizeWithin(size, [0.72, 0.76, 0.76], [0.6, 0.66, 0.66], [1, 0.95, 0.95]);
  return { width, height, depth, places: 1 };
}

export const OUTDOOR_SOFA: PieceDesign = designFrom({
  teak: (making) => teakSeat(making, sofaSeat(making)),
  rope: (making) => ropeSeat(making, sofaSeat(making)),
  wicker: (making) => wickerSeat(making, sofaSeat(making)),
});

export const OUTDOOR_CHAIR: PieceDesign = designFrom({
  teak: (making) => teakSeat(making, chairSeat(making)),
  rope: (making) => ropeSeat(making, chairSeat(making)),
  wicker: (making) => wickerSeat(making, chairSeat(making)),
});
