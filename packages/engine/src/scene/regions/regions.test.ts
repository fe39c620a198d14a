import { describe, expect, it } from 'vitest';
import type { LabelMap } from '../../base/raster/raster.ts';
import type { OklabImage } from '../oklab-image.ts';
import { mergeShadedRegions } from './merge-regions.ts';
import { segment } from './segment.ts';
import { splitForeign } from './split-foreign.ts';
import { splitAtCeiling, splitAtNecks } from './split-regions.ts';

const WIDTH = 160;
const HEIGHT = 120;
const options = { scale: 1.2, smallest: 20 };
const noBarrier = new Float32Array(WIDTH * HEIGHT);

function picture(lightness: (x: number, y: number) => number): OklabImage {
  const data = new Float32Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) data[i * 3] = lightness(i % WIDTH, Math.floor(i / WIDTH));
  return { width: WIDTH, height: HEIGHT, data };
}

function labelsOf(inside: (x: number, y: number) => number): LabelMap {
  const data = Uint16Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    inside(i % WIDTH, Math.floor(i / WIDTH)),
  );
  return { width: WIDTH, height: HEIGHT, data, count: Math.max(...data) + 1 };
}

const at = (labels: LabelMap, x: number, y: number): number => labels.data[y * WIDTH + x]!;

describe('segment', () => {
  it('separates two paints and nothing else', () => {
    const labels = segment(
      picture((x) => (x < 80 ? 0.5 : 0.8)),
      noBarrier,
      options,
    );
    expect(labels.count).toBe(2);
    expect(at(labels, 10, 60)).not.toBe(at(labels, 150, 60));
  });

  it('keeps a border of equal colors with a straight edge', () => {
    const barrier = new Float32Array(WIDTH * HEIGHT);
    for (let y = 0; y < HEIGHT; y++) barrier[y * WIDTH + 80] = 0.3;
    const labels = segment(
      picture(() => 0.7),
      barrier,
      options,
    );
    expect(at(labels, 10, 60)).not.toBe(at(labels, 150, 60));
  });
});

describe('mergeShadedRegions', () => {
  it('joins regions with a soft gradient between them, and keeps those with a step', () => {
    const image = picture((x, y) => (y < 60 ? 0.4 + 0.002 * x : 0.9));
    const cut = labelsOf((x, y) => (y < 60 ? (x < 80 ? 0 : 1) : 2));
    const labels = mergeShadedRegions(image, cut, noBarrier);
    expect(labels.count).toBe(2);
    expect(at(labels, 10, 10)).toBe(at(labels, 150, 10));
    expect(at(labels, 10, 110)).not.toBe(at(labels, 10, 10));
  });
});

describe('splitAtNecks', () => {
  it('separates two bodies that are connected by a thin neck', () => {
    const isBody = (x: number, y: number): boolean =>
      y > 20 && y < 100 && (x < 60 || x > 100 || (y > 57 && y < 63));
    const labels = splitAtNecks(labelsOf((x, y) => (isBody(x, y) ? 0 : 1)));
    expect(at(labels, 30, 60)).not.toBe(at(labels, 130, 60));
  });

  it('leaves one body whole', () => {
    const labels = splitAtNecks(labelsOf((x) => (x < 100 ? 0 : 1)));
    expect(labels.count).toBe(2);
  });
});

describe('splitAtCeiling', () => {
  const faces = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i < WIDTH * 40 ? 1 : 4));

  it('cuts a region that runs from the ceiling on to the wall', () => {
    const labels = splitAtCeiling(
      labelsOf(() => 0),
      faces,
    );
    expect(labels.count).toBe(2);
    expect(at(labels, 80, 10)).not.toBe(at(labels, 80, 100));
  });

  it('ignores a sliver, which comes from an inexact room box', () => {
    expect(
      splitAtCeiling(
        labelsOf((_, y) => (y < 34 ? 0 : 1)),
        faces,
      ).count,
    ).toBe(2);
  });
});

describe('splitForeign', () => {
  const inChair = (x: number, y: number): boolean => x > 60 && x < 90 && y > 70 && y < 100;
  /** A blue wall whose light turns warmer to the right, and a gray chair as light as the wall before it. */
  function wallWithChair(chair: boolean): OklabImage {
    const image = picture((x) => 0.55 + 0.0005 * x);
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const x = i % WIDTH;
      const isChair = chair && inChair(x, Math.floor(i / WIDTH));
      image.data[i * 3 + 1] = isChair ? 0 : -0.015;
      image.data[i * 3 + 2] = isChair ? 0.002 : -0.03 + 0.0001 * x;
    }
    return image;
  }

  it('separates a chair of another tint from the wall it was merged into', () => {
    const one = labelsOf(() => 0);
    const labels = splitForeign(wallWithChair(true), one);
    expect(labels.count).toBe(2);
    expect(at(labels, 75, 85)).not.toBe(at(labels, 10, 10));
    expect(at(labels, 120, 85)).toBe(at(labels, 10, 10));
  });

  it('leaves a wall whole if its light changes the tint slowly', () => {
    const labels = splitForeign(
      wallWithChair(false),
      labelsOf(() => 0),
    );
    expect(labels.count).toBe(1);
  });
});
