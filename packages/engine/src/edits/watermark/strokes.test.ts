import { describe, expect, it } from 'vitest';
import { markCorner } from '../../../test/drawn-marks.ts';
import { createMask, createRaster, type Mask, type Raster } from '../../base/raster/raster.ts';
import { brightnessOf } from './brightness.ts';
import { misfitBeside } from './span-beside.ts';
import { findStrokes } from './strokes.ts';
import { shareFound } from './text-boxes.ts';

/** A pale floor with the dark legs of a chair, as high as the picture. */
const legs = createRaster(320, 240);
for (let y = 0, i = 0; y < 240; y++) {
  for (let x = 0; x < 320; x++, i += 3) legs.data.fill(x % 60 < 4 ? 45 : 170, i, i + 3);
}
const box = { left: 0.45, right: 1, top: 0.87, bottom: 0.98 };

function inBox({ width, height }: Raster): Mask {
  const line = createMask(width, height);
  for (let y = Math.round(box.top * height); y < box.bottom * height; y++) {
    line.data.fill(255, y * width + Math.round(box.left * width), y * width + Math.round(box.right * width));
  }
  return line;
}

const grayOf = (picture: Raster): Mask => ({ ...picture, data: Uint8Array.from(brightnessOf(picture).data) });

describe('findStrokes', () => {
  it.each([
    ['white', 255, 0.4],
    ['black', 0, 0.4],
  ] as const)('takes %s letters, and not the legs behind them that stand out more', (ink, gray, opacity) => {
    const look = { text: 'Harbor Realty', gray, opacity, size: 0.06 };
    const { marked, letters } = markCorner(legs, look);
    const strokes = findStrokes(grayOf(marked), inBox(marked), 22)!;
    expect(strokes.ink).toBe(ink);
    let [all, found, wrong] = [0, 0, 0];
    letters.data.forEach((value, i) => {
      const isFound = strokes.mask.data[i]! > 0;
      if (value > 200) all++;
      if (value > 200 && isFound) found++;
      if (value === 0 && isFound && legs.data[i * 3] === 45) wrong++;
    });
    expect(found / all).toBeGreaterThan(0.65);
    expect(wrong / all).toBeLessThan(0.1);
  });

  it('finds no letters on legs alone', () => {
    expect(findStrokes(grayOf(legs), inBox(legs), 22)).toBeNull();
  });
});

describe('misfitBeside', () => {
  it('is small on even ground, and large on a pattern that letters hide', () => {
    const line = inBox(legs);
    const strokes = createMask(320, 240);
    for (let i = 0; i < strokes.data.length; i++) if (line.data[i]! > 0 && i % 9 < 3) strokes.data[i] = 255;
    const [even, checked] = [createRaster(320, 240), createRaster(320, 240)];
    even.data.fill(150);
    checked.data.forEach((_value, i) => {
      const [x, y] = [Math.floor(i / 3) % 320, Math.floor(i / 960)];
      checked.data[i] = ((x >> 1) + (y >> 1)) % 2 === 0 ? 190 : 80;
    });
    expect(misfitBeside(even, line, strokes, 1)).toBeLessThan(1);
    expect(misfitBeside(checked, line, strokes, 1)).toBeGreaterThan(20);
  });
});

describe('shareFound', () => {
  it('is the share of a line along which others lie', () => {
    const line = { left: 0.2, right: 0.6, top: 0.9, bottom: 0.95, score: 1 };
    const part = { ...line, left: 0.1, right: 0.3 };
    expect(shareFound(line, [])).toBe(0);
    expect(shareFound(line, [line, part])).toBe(1);
    expect(shareFound(line, [part, { ...part, right: 0.4 }])).toBeCloseTo(0.5, 9);
    expect(shareFound(line, [{ ...line, top: 0.1, bottom: 0.2 }])).toBe(0);
  });
});
