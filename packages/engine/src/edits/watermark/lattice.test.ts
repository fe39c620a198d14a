import { describe, expect, it } from 'vitest';
import { markTiled } from '../../../test/drawn-marks.ts';
import { BOLD, textWidth } from '../../base/drawing/lettering.ts';
import { hashToUnit } from '../../base/random.ts';
import { createSpectrum, transform, transformBack } from '../../base/raster/fourier.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { findTiling, scaled } from './find-tiling.ts';
import { reduced } from './lattice.ts';

function grainy(width: number, height: number): Raster {
  const picture = createRaster(width, height);
  for (let i = 0; i < picture.data.length; i++) {
    const x = Math.floor(i / 3) % width;
    picture.data[i] = (x > 0.4 * width ? 150 : 90) + 8 * hashToUnit(i, 3, 1);
  }
  return picture;
}

/** A gray wall with visible white marks, and a pale part of it where they hardly show. */
function partlyPale(width: number, height: number): Raster {
  const picture = createRaster(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isPale = x < 0.5 * width && y < 0.6 * height;
      for (let c = 0; c < 3; c++, i++) picture.data[i] = (isPale ? 247 : 120) + 8 * hashToUnit(x, y, c);
    }
  }
  return picture;
}

/** Bars side by side: repeated, but no mark. */
function slatted(width: number, height: number): Raster {
  const picture = grainy(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      if (x % 60 < 6) picture.data.fill(40 + 6 * hashToUnit(x, y, 2), i, i + 3);
    }
  }
  return picture;
}

describe('findTiling', () => {
  it('finds the steps between faint marks', () => {
    const look = { text: 'sample', gray: 255, opacity: 0.15, size: 0.05 };
    const tiling = findTiling(markTiled(grainy(480, 360), look, 0).marked)!;
    const [p, q] = scaled(tiling.steps, 480);
    const rows = [p[1], q[1]].map(Math.abs).filter((y) => y > 1);
    const rowHeight = 4.2 * 18;
    for (const y of rows) expect(Math.abs(y - rowHeight * Math.round(y / rowHeight))).toBeLessThan(1);
    expect(rows.length).toBeGreaterThan(0);
    expect(tiling.agreement.usual).toBeGreaterThan(0.1);
  });

  it.each([
    [0.045, 0.4],
    [0.05, 0.3],
  ])('does not take half of a long word for a mark if some words hardly show (%d, %d)', (size, turn) => {
    const text = 'Harbor Realty';
    const marked = markTiled(partlyPale(360, 240), { text, gray: 255, opacity: 0.4, size }, turn).marked;
    const [p, q] = scaled(findTiling(marked)!.steps, 360);
    const across = 1.35 * textWidth(text, { height: 240 * size, pen: BOLD });
    const down = 4.2 * 240 * size + 0.3 * Math.sin(turn) * 360;
    expect(Math.abs(p[0] * q[1] - p[1] * q[0]) / (across * down)).toBeCloseTo(1, 1);
  });

  it('takes neither grain nor bars for marks', () => {
    expect(findTiling(grainy(480, 360))).toBeNull();
    expect(findTiling(slatted(480, 360))).toBeNull();
    expect(findTiling(grainy(40, 30))).toBeNull();
  });
});

describe('reduced', () => {
  it('gives the shortest steps that lead to the same places', () => {
    expect(
      reduced([
        [10, 0],
        [23, 40],
      ]),
    ).toEqual([
      [10, 0],
      [3, 40],
    ]);
    expect(
      reduced([
        [-7, 0],
        [0, -5],
      ]),
    ).toEqual([
      [0, 5],
      [7, 0],
    ]);
  });
});

describe('the Fourier transform', () => {
  it('finds waves, and is taken back', () => {
    const spectrum = createSpectrum(16, 8);
    for (let i = 0; i < 128; i++) spectrum.real[i] = Math.cos((2 * Math.PI * 3 * (i % 16)) / 16);
    const given = spectrum.real.slice();
    transform(spectrum);
    expect(spectrum.real[3]).toBeCloseTo(64, 6);
    expect(spectrum.real[13]).toBeCloseTo(64, 6);
    expect(spectrum.real[4]).toBeCloseTo(0, 6);
    transformBack(spectrum);
    spectrum.real.forEach((value, i) => {
      expect(value).toBeCloseTo(given[i]!, 9);
    });
  });
});
