import { describe, expect, it } from 'vitest';
import { drawnPhoto } from '../../../test/drawn-photo.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { drawDisclosureLabel } from './draw-disclosure-label.ts';

function plain(gray: number, width: number, height: number): Raster {
  const picture = createRaster(width, height);
  picture.data.fill(gray);
  return picture;
}

/** Rows outside the picture's content, and the box around all letters. */
function label({ width, height, data }: Raster, gray: number) {
  const at = (x: number, y: number) => data[(y * width + x) * 3]!;
  const rows = Array.from({ length: height }, (_, y) => y);
  const band = rows.filter((y) => Array.from({ length: width }, (_, x) => at(x, y)).some((v) => v !== gray));
  const white = rows.flatMap((y) =>
    Array.from({ length: width }, (_, x) => [x, y] as const).filter(([x]) => at(x, y) > 230),
  );
  const [xs, ys] = [white.map(([x]) => x), white.map(([, y]) => y)];
  return {
    top: Math.min(...band),
    rows: band.length,
    left: Math.min(...xs),
    right: Math.max(...xs),
    letters: Math.max(...ys) - Math.min(...ys) + 1,
  };
}

describe('drawDisclosureLabel', () => {
  it.each([
    [1920, 1080],
    [1080, 1920],
    [640, 480],
    [320, 210],
  ])('U-01: stays within the lowest twelfth of %d x %d pixels, in readable letters', (width, height) => {
    const drawn = label(drawDisclosureLabel(plain(180, width, height)), 180);
    expect(drawn.top).toBeGreaterThanOrEqual(0.92 * height);
    expect(drawn.top + drawn.rows).toBe(height);
    expect(drawn.letters).toBeGreaterThanOrEqual((14 / 1080) * Math.min(width, height));
    expect(drawn.left).toBeGreaterThan(0);
    expect(drawn.right).toBeLessThan(0.6 * width);
  });

  it.each([0, 255])('contrasts with gray %d', (gray) => {
    const { data } = drawDisclosureLabel(plain(gray, 400, 300));
    const shown = [...data.subarray(data.length - 3 * 400 * 12)];
    expect(Math.max(...shown)).toBe(255);
    expect(Math.min(...shown)).toBeLessThanOrEqual(97);
  });

  it('leaves the picture above the band unchanged, and the given picture completely', () => {
    const photo = drawnPhoto(300, 220);
    const { data } = drawDisclosureLabel(photo);
    const above = 3 * 300 * Math.ceil(0.92 * 220);
    expect(data.subarray(0, above)).toEqual(photo.data.subarray(0, above));
    expect(photo).toEqual(drawnPhoto(300, 220));
    expect(drawDisclosureLabel(photo).data).toEqual(data);
  });

  it('fits long texts and tiny pictures', () => {
    const long = 'Virtually staged by the listing agent, furniture is not included';
    const { right } = label(drawDisclosureLabel(plain(180, 300, 300), long), 180);
    expect(right).toBeLessThan(300);
    for (const side of [1, 8, 64]) expect(() => drawDisclosureLabel(plain(9, side, side))).not.toThrow();
  });

  it('refuses a text with unsupported letters', () => {
    const photo = plain(9, 64, 64);
    expect(() => drawDisclosureLabel(photo, '家')).toThrow('These characters cannot be drawn: 家.');
    expect(() => drawDisclosureLabel(photo, '  ')).toThrow('The label needs a text.');
  });
});
