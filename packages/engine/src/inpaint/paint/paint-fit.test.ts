import { describe, expect, it } from 'vitest';
import { createMask, createRaster, type Raster } from '../../base/raster/raster.ts';
import { isEvenPaint, paintMisfit } from './paint-fit.ts';
import { LIFT } from './whole-paint.ts';

const [WIDTH, HEIGHT] = [200, 120];
const PAINT = 180;
const going = createMask(WIDTH, HEIGHT);
for (let y = 50; y < 90; y++) going.data.fill(255, y * WIDTH + 80, y * WIDTH + 120);

/** How an even paint fits a wall that looks as given. */
function misfitOf(look: (x: number, y: number) => number) {
  const photo: Raster = createRaster(WIDTH, HEIGHT);
  photo.data.forEach((_, i) => {
    const pixel = Math.floor(i / 3);
    photo.data[i] = look(pixel % WIDTH, Math.floor(pixel / WIDTH));
  });
  const size = WIDTH * HEIGHT;
  return paintMisfit(photo, going, {
    face: 4,
    isPlane: new Uint8Array(size).fill(1),
    isBare: Uint8Array.from(going.data, (value) => (value ? 0 : 1)),
    paint: new Float32Array(size * 3).fill(Math.log(PAINT + LIFT)),
    toFace: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  });
}

describe('one paint in one light', () => {
  it('is the truth about a painted wall, with grain and a shadow beside the thing', () => {
    const misfit = misfitOf((x, y) => (x > 120 && x < 125 ? 120 : PAINT + ((x * 7 + y * 13) % 5) - 2));
    expect(misfit.light).toBeLessThan(0.05);
    expect(isEvenPaint(misfit, 0.2)).toBe(true);
  });

  it('is not the truth about bricks', () => {
    const misfit = misfitOf((x, y) => (x % 6 > 0 && y % 4 > 0 ? 0.75 : 1) * PAINT);
    expect(misfit.texture).toBeGreaterThan(0.05);
    expect(isEvenPaint(misfit, 0.2)).toBe(false);
  });

  it('is not the truth beside a niche, but a small part of a wall may differ', () => {
    const misfit = misfitOf((x) => (x < 100 ? PAINT : 0.8 * PAINT));
    expect(isEvenPaint(misfit, 0.2)).toBe(false);
    expect(isEvenPaint(misfit, 0.02)).toBe(true);
  });

  it('is not the truth beside a dark niche, however little of it is hidden', () => {
    expect(
      isEvenPaint(
        misfitOf((x) => (x < 100 ? PAINT : 40)),
        0.02,
      ),
    ).toBe(false);
  });
});
