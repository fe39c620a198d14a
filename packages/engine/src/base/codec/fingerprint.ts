import type { Raster } from '../raster/raster.ts';
import { openRaster } from './encode.ts';

/** Columns and rows that are compared: each pixel of a row with the one to its right. */
const COLUMNS = 9;
const ROWS = 8;
/** The picture is first reduced to this multiple, so that every pixel counts for one cell only. */
const FINER = 8;
/** A picture in which no neighboring cells differ by this much (of 255) has no shapes to compare. */
const LEAST_DIFFERENCE = 4;
/** A smaller difference is noise: on an even wall it would make bits that change with every encoding. */
const LEAST_STEP = 1;
/** In a picture with shapes at least so many cells differ by that much. */
const LEAST_CELLS = 8;

/**
 * The look of a picture in 64 bits: the difference hash (dHash), which says for each cell of a 9 × 8 grid whether the
 * next one is brighter. Other sizes, formats and qualities of one picture differ in a few bits, other pictures in
 * many.
 * @returns 16 hexadecimal digits; null for a picture without shapes, such as a white page, which would match any
 * other
 */
export async function fingerprintOf(raster: Raster): Promise<string | null> {
  const [width, height] = [COLUMNS * FINER, ROWS * FINER];
  const gray = await openRaster(raster)
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .grayscale()
    .toColorspace('b-w')
    .raw()
    .toBuffer();
  const cell = (column: number, row: number): number => {
    let sum = 0;
    for (let y = row * FINER; y < (row + 1) * FINER; y++)
      for (let x = column * FINER; x < (column + 1) * FINER; x++) sum += gray[y * width + x] ?? 0;
    return sum / FINER ** 2;
  };
  let bits = 0n;
  let shapes = 0;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 1; column < COLUMNS; column++) {
      const difference = cell(column, row) - cell(column - 1, row);
      if (Math.abs(difference) >= LEAST_DIFFERENCE) shapes += 1;
      bits = (bits << 1n) | (difference > LEAST_STEP ? 1n : 0n);
    }
  }
  return shapes < LEAST_CELLS ? null : bits.toString(16).padStart(16, '0');
}
