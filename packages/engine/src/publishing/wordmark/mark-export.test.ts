import { describe, expect, it } from 'vitest';
import { drawnPhoto } from '../../../test/drawn-photo.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { drawDisclosureLabel } from '../disclosure-label/draw-disclosure-label.ts';
import { DISCLOSURE, labelLayout } from '../disclosure-label/label-layout.ts';
import { markExport } from './mark-export.ts';

function plain(gray: number, width: number, height: number): Raster {
  const picture = createRaster(width, height);
  picture.data.fill(gray);
  return picture;
}

/** The smallest box around all differences of two pictures. */
function difference(one: Raster, other: Raster) {
  const { width } = one;
  const box = { left: width, right: -1, top: one.height, bottom: -1, pixels: 0 };
  for (let i = 0; i < one.data.length; i += 3) {
    if ([0, 1, 2].every((k) => one.data[i + k] === other.data[i + k])) continue;
    const [x, y] = [(i / 3) % width, Math.floor(i / 3 / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.pixels += 1;
  }
  return box;
}

/** Contrast of WCAG between two grays. */
function contrast(light: number, dark: number): number {
  const linear = (gray: number) =>
    gray / 255 <= 0.04045 ? gray / 255 / 12.92 : ((gray / 255 + 0.055) / 1.055) ** 2.4;
  return (linear(light) + 0.05) / (linear(dark) + 0.05);
}

/** On black, every other pixel is a letter. */
const BLACK = plain(0, 1200, 800);
const LETTERS = markExport(BLACK);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('PLANS-37 S-11 the mark on exports', () => {
  it.each([
    [4000, 3000],
    [1920, 1080],
    [1080, 1920],
    [640, 480],
    [320, 213],
  ])('is small in the lower right corner of %d x %d pixels, and changes nothing else', (width, height) => {
    const picture = plain(150, width, height);
    const { left, right, top, bottom, pixels } = difference(picture, markExport(picture));
    expect(left).toBeGreaterThan(0.4 * width);
    expect(right).toBeLessThan(width);
    expect(top).toBeGreaterThan(0.8 * height);
    // Above the place of the disclosure label.
    expect(bottom).toBeLessThan(labelLayout(width, height, DISCLOSURE).top);
    expect(pixels).toBeGreaterThan(300);
    expect(pixels / (width * height)).toBeLessThan(0.045);
  });

  it.each([0, 90, 180, 255])('is readable on gray %d', (gray) => {
    const { width } = BLACK;
    const marked = markExport(plain(gray, width, BLACK.height));
    const at = ({ data }: Raster, x: number, y: number) => data[3 * (y * width + x)]!;
    const [letters, ground]: [number[], number[]] = [[], []];
    for (let y = 1; y < BLACK.height - 1; y++) {
      for (let x = 3; x < width - 3; x++) {
        if (at(LETTERS, x, y) >= 230) letters.push(at(marked, x, y));
        // Beside a letter: two or three pixels from its edge.
        else if (at(LETTERS, x, y) === 0 && [-3, 3].some((step) => at(LETTERS, x + step, y) >= 230))
          ground.push(at(marked, x, y));
      }
    }
    expect(Math.min(letters.length, ground.length)).toBeGreaterThan(200);
    expect(contrast(mean(letters), mean(ground))).toBeGreaterThan(4.5);
  });

  it('leaves the given picture unchanged, and is the same each time', () => {
    const photo = drawnPhoto(600, 400);
    const marked = markExport(photo);
    expect(photo).toEqual(drawnPhoto(600, 400));
    expect(markExport(photo)).toEqual(marked);
    expect(difference(photo, marked).left).toBeGreaterThan(300);
  });

  it('does not overlap the disclosure label', () => {
    const photo = drawnPhoto(900, 600);
    const [labeled, both] = [drawDisclosureLabel(photo), markExport(drawDisclosureLabel(photo))];
    const { top } = labelLayout(900, 600, DISCLOSURE);
    expect(both.data.subarray(3 * 900 * top)).toEqual(labeled.data.subarray(3 * 900 * top));
    expect(both.data).not.toEqual(labeled.data);
  });

  it('works for pictures of any size', () => {
    for (const [width, height] of [
      [1, 1],
      [8, 64],
      [64, 8],
      [3000, 40],
      [40, 3000],
    ] as const) {
      const marked = markExport(plain(9, width, height));
      expect([marked.width, marked.height, marked.data.length]).toEqual([width, height, 3 * width * height]);
    }
  });
});
