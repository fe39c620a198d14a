import { describe, expect, it } from 'vitest';
import { drawnWindow } from '../../../test/drawn-window.ts';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import { windowBars } from './window-bars.ts';

const WIDTH = 480;
const HEIGHT = 360;

/** All of the glass of the drawn window with its bars, as networks outline it. */
const GLASS = maskOf((u, v) => u > 0.4 && u < 0.7 && v > 0.2 && v < 0.55);
/** The cross of bars in it. */
const BARS = maskOf(
  (u, v) =>
    u > 0.4 && u < 0.7 && v > 0.2 && v < 0.55 && (Math.abs(u - 0.55) < 0.008 || Math.abs(v - 0.375) < 0.011),
);

function maskOf(isInside: (u: number, v: number) => boolean): Mask {
  const mask = createMask(WIDTH, HEIGHT);
  for (let i = 0; i < mask.data.length; i++) {
    const [u, v] = [((i % WIDTH) + 0.5) / WIDTH, (Math.floor(i / WIDTH) + 0.5) / HEIGHT];
    if (isInside(u, v)) mask.data[i] = 255;
  }
  return mask;
}

/** Share of the pixels of `within` that count as bars. */
function shareOf(bars: Mask, within: Mask): number {
  const inside = [...within.data.keys()].filter((i) => within.data[i] === 255);
  return inside.filter((i) => bars.data[i]! > 127).length / inside.length;
}

const VIEW = maskOf((u, v) => GLASS.data[at(u, v)] === 255 && BARS.data[at(u, v)] === 0);

function at(u: number, v: number): number {
  return Math.floor(v * HEIGHT) * WIDTH + Math.floor(u * WIDTH);
}

describe('windowBars', () => {
  it('EDITS-54 finds the bars of a window before a view, and nothing of the view', () => {
    const { photo, analysis } = drawnWindow(WIDTH, HEIGHT, (u, v) =>
      v < 0.5 ? [120 + 20 * u, 150, 190] : [70, 100 + 20 * u, 60],
    );
    const bars = windowBars(photo, GLASS, analysis.camera);
    expect(shareOf(bars, BARS)).toBeGreaterThan(0.85);
    expect(shareOf(bars, VIEW)).toBeLessThan(0.02);
  });

  it('does not take a branch for a bar: it does not run along the room', () => {
    const branch = (u: number, v: number) => Math.abs(u - v + 0.1) < 0.025;
    const { photo, analysis } = drawnWindow(WIDTH, HEIGHT, (u, v) =>
      branch(u, v) ? [205, 203, 198] : [110, 140, 180],
    );
    const bars = windowBars(photo, GLASS, analysis.camera);
    expect(shareOf(bars, BARS)).toBeGreaterThan(0.8);
    expect(shareOf(bars, VIEW)).toBeLessThan(0.04);
  });

  it('finds next to none if frame and view cannot be separated', () => {
    const { photo, analysis } = drawnWindow(WIDTH, HEIGHT, () => [205, 203, 198]);
    expect(shareOf(windowBars(photo, GLASS, analysis.camera), GLASS)).toBeLessThan(0.02);
  });
});
