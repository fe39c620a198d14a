import type { Point } from '../../base/geometry/extrude.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { plank } from '../joinery.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { metalOf, turnedBody } from '../woodwork.ts';
import { candle } from './small-things.ts';

function candleSize({ size }: Making) {
  return sizeWithin(size, [0.22, 0.18, 0.14], [0.1, 0.08, 0.08], [0.5, 0.5, 0.4]);
}

/** Three pillars of different heights. */
function pillars(making: Making): Piece {
  const [width, height, depth] = candleSize(making);
  const r = Math.min(width * 0.17, depth * 0.26);
  return standing([
    ...moved(candle(r, height - 0.011), [-width / 2 + r, 0, -depth * 0.1]),
    ...moved(candle(r, height * 0.66), [width * 0.08, 0, -depth / 2 + r]),
    ...moved(candle(r, height * 0.42), [width / 2 - r, 0, depth / 2 - r]),
  ]);
}

/** Tapers in turned holders. */
function tapers(making: Making): Piece {
  const [width, , depth] = candleSize(making);
  const metal = metalOf(making);
  const holder = (h: number): Part[] => {
    const body: Point[] = [
      [0.001, 0],
      [0.038, 0],
      [0.036, 0.006],
      [0.01, 0.014],
      [0.006, 0.03],
      [0.009, h * 0.45],
      [0.006, h * 0.55],
      [0.007, h - 0.03],
      [0.014, h - 0.022],
      [0.014, h],
      [0.01, h],
    ];
    return [part(metal, turnedBody(body, 16, 3)), ...moved(candle(0.0105, 0.21), [0, h - 0.012, 0])];
  };
  const x = width / 2 - 0.038;
  return standing([
    ...moved(holder(0.2), [-x, 0, -depth * 0.12]),
    ...moved(holder(0.14), [0, 0, depth * 0.1]),
    ...moved(holder(0.1), [x, 0, -depth * 0.05]),
  ]);
}

/** An open lantern of metal bars with a candle in it. */
function lantern(making: Making): Piece {
  const [width, height] = candleSize(making);
  const metal = metalOf(making);
  const side = Math.min(width * 0.72, 0.16);
  const tall = Math.max(0.2, height * 1.3);
  const bars = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => plank(metal, [0.01, tall, 0.01], [(x * side) / 2, tall / 2, (z * side) / 2], 0.002)),
  );
  const roof: Point[] = [
    [side * 0.74, tall - 0.004],
    [side * 0.74, tall + 0.006],
    [side * 0.3, tall + 0.05],
    [0.018, tall + 0.058],
    [0.001, tall + 0.06],
  ];
  return standing([
    plank(metal, [side + 0.02, 0.012, side + 0.02], [0, 0.006, 0], 0.003),
    ...bars,
    part(metal, turnedBody(roof, 4 * 6, 1)),
    ...moved(candle(side * 0.26, tall * 0.5), [0, 0.012, 0]),
  ]);
}

export const CANDLES: PieceDesign = designFrom({ pillars, tapers, lantern });
