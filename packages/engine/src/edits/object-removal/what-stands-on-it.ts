import { type Components, connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate } from '../../base/raster/morphology.ts';
import { joined } from './hole/hole.ts';
import type { OutlinedThings } from './outlined-things.ts';

/** A thing with this share of removed parts in its surroundings stands on them or in them. */
const HELD = 0.5;
/** Largest size in relation to the removed parts: a table does not take the sofa behind it along. */
const SMALLER = 0.5;
/** So does a thing with this share below its lowest part, which is this share of its height. */
const STANDING = 0.7;
const LOWEST = 0.12;
/** Width of the surroundings, pixels. */
const NEAR = 3;
const AROUND = [
  [-NEAR, 0],
  [NEAR, 0],
  [0, -NEAR],
  [0, NEAR],
] as const;

/** The removed parts, with things that would float without them: books on a shelf, a lamp on its table. */
export function withWhatStandsOnIt(found: OutlinedThings): OutlinedThings {
  const { things, staying } = found;
  const { width, height } = staying;
  const pieces = connectedComponents(staying);
  if (pieces.count === 0) return found;
  const feet = lowestRows(pieces);
  const around = new Float64Array(pieces.count);
  const held = new Float64Array(pieces.count);
  const standing = new Float64Array(pieces.count);
  const standingOnIt = new Float64Array(pieces.count);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const piece = pieces.labels[i]!;
      if (piece < 0) continue;
      for (const [dx, dy] of AROUND) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        const neighbor = i + dy * width + dx;
        if (pieces.labels[neighbor] === piece) continue;
        const isTaken = things.data[neighbor]! >= 128 ? 1 : 0;
        around[piece]!++;
        held[piece]! += isTaken;
        if (dy <= 0 || y < feet[piece]!) continue;
        standing[piece]!++;
        standingOnIt[piece]! += isTaken;
      }
    }
  }
  const largest = SMALLER * things.data.reduce((sum, value) => sum + (value >= 128 ? 1 : 0), 0);
  const goes = held.map((count, piece) =>
    pieces.areas[piece]! < largest &&
    (count > HELD * around[piece]! || standingOnIt[piece]! > STANDING * Math.max(1, standing[piece]!))
      ? 1
      : 0,
  );
  if (!goes.includes(1)) return found;
  const along = {
    width,
    height,
    data: staying.data.map((value, i) => (goes[pieces.labels[i]!] ? value : 0)),
  };
  return {
    ...found,
    things: joined(things, dilate(along, 1)),
    staying: { width, height, data: staying.data.map((value, i) => (along.data[i] ? 0 : value)) },
  };
}

/** The row where the lowest part of every piece begins. */
function lowestRows({ labels, count, width, height }: Components): Float64Array {
  const top = new Float64Array(count).fill(height);
  const bottom = new Float64Array(count);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const piece = labels[i]!;
      if (piece < 0) continue;
      top[piece] = Math.min(top[piece]!, y);
      bottom[piece] = y;
    }
  }
  return bottom.map((row, piece) => row - LOWEST * (row - top[piece]!));
}
