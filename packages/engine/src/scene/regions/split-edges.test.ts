import { expect, it } from 'vitest';
import type { LabelMap } from '../../base/raster/raster.ts';
import type { OklabImage } from '../oklab-image.ts';
import { splitAtEdges } from './split-edges.ts';

const WIDTH = 96;
const HEIGHT = 64;

/** A picture that the greedy merging took for one surface, its lightness drawn pixel by pixel. */
function surface(lightness: (x: number, y: number) => number): { image: OklabImage; labels: LabelMap } {
  const data = new Float32Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) data[i * 3] = lightness(i % WIDTH, Math.floor(i / WIDTH));
  return {
    image: { width: WIDTH, height: HEIGHT, data },
    labels: { width: WIDTH, height: HEIGHT, data: new Uint16Array(WIDTH * HEIGHT), count: 1 },
  };
}

const NO_LINES = new Float32Array(WIDTH * HEIGHT);
const at = (labels: LabelMap, x: number, y: number): number => labels.data[y * WIDTH + x]!;
const isCushion = (x: number, y: number): boolean => x >= 30 && x < 66 && y >= 24 && y < 48;

it('separates a cushion from the wall, though part of its outline has the wall’s color', () => {
  const { image, labels } = surface((x, y) => {
    const blends = x >= 44 && x < 48 && y < 30;
    return isCushion(x, y) && !blends ? 0.7 : 0.76;
  });
  const split = splitAtEdges(image, labels, NO_LINES);
  expect(at(split, 50, 38)).not.toBe(at(split, 5, 5));
  expect(at(split, 90, 60)).toBe(at(split, 5, 5));
});

it('leaves a wall whole under a lamp, whose light falls off without an edge', () => {
  const { image, labels } = surface((x, y) => 0.6 + 0.35 * Math.exp(-((x - 48) ** 2 + (y - 10) ** 2) / 400));
  expect(splitAtEdges(image, labels, NO_LINES).count).toBe(1);
});

it('takes a faint step for an edge if a straight line runs along it, as around casing', () => {
  const { image, labels } = surface((x) => (x < 40 ? 0.76 : 0.775));
  expect(splitAtEdges(image, labels, NO_LINES).count).toBe(1);
  const line = NO_LINES.map((_, i) => (Math.abs((i % WIDTH) - 39.5) < 2 ? 0.3 : 0));
  const split = splitAtEdges(image, labels, line);
  expect(at(split, 10, 30)).not.toBe(at(split, 70, 30));
});

it('does not cut small regions', () => {
  const { image, labels } = surface((x, y) => (isCushion(x, y) ? 0.7 : 0.76));
  // Every cell of a fine chessboard is a region.
  const data = labels.data.map(
    (_, i) => (Math.floor((i % WIDTH) / 4) + 24 * Math.floor(i / WIDTH / 4)) % 384,
  );
  const small = { ...labels, data, count: 384 };
  expect(splitAtEdges(image, small, NO_LINES).count).toBe(384);
});
