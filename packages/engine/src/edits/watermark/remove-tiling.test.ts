import { describe, expect, it } from 'vitest';
import { decibelsUnder, markTiled } from '../../../test/drawn-marks.ts';
import { hashToUnit } from '../../base/random.ts';
import { createRaster } from '../../base/raster/raster.ts';
import { findTiling, type Tiling } from './find-tiling.ts';
import { removeTiling } from './remove-tiling.ts';

const wall = createRaster(320, 240);
for (let i = 0; i < wall.data.length; i++) wall.data[i] = 120 + (i % 960) / 20 + 6 * hashToUnit(i, 1, 0);
const look = { text: 'Harbor Realty', gray: 255, opacity: 0.4, size: 0.05 };
const { marked, letters } = markTiled(wall, look, 0.3);
const tiling = findTiling(marked)!;

describe('removeTiling', () => {
  it('measures how much of the marks is gone', () => {
    const { raster, success } = removeTiling(marked, tiling)!;
    const gone =
      1 - 10 ** ((decibelsUnder(letters, marked, wall) - decibelsUnder(letters, raster, wall)) / 20);
    expect(gone).toBeGreaterThan(0.6);
    expect(Math.abs(success - gone)).toBeLessThan(0.25);
  });

  it('claims no success if steps are wrong and the marks stay', () => {
    const [p, q] = tiling.steps;
    const halved: Tiling = { ...tiling, steps: [[(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], p] };
    const longer: Tiling = { ...tiling, steps: [[1.1 * p[0], 1.1 * p[1]], q] };
    for (const wrong of [halved, longer]) expect(removeTiling(marked, wrong)!.success).toBeLessThan(0.2);
  });
});
