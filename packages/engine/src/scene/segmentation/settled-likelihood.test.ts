import { describe, expect, it } from 'vitest';
import { createPlane, createRaster } from '../../base/raster/raster.ts';
import { settledLikelihood } from './settled-likelihood.ts';

const [WIDTH, HEIGHT] = [128, 96];
/** A pale wall on the left of x = 80, a dark cupboard on its right; one step of lightness between them. */
const photo = createRaster(WIDTH, HEIGHT);
photo.data.forEach((_, i) => {
  photo.data[i] = Math.floor(i / 3) % WIDTH < 80 ? 214 : 70;
});

function likelihood(at: (x: number, y: number) => number) {
  const plane = createPlane(WIDTH, HEIGHT);
  plane.data.forEach((_, i) => {
    plane.data[i] = at(i % WIDTH, Math.floor(i / WIDTH));
  });
  return plane;
}
const isBlob = (x: number, y: number) => Math.hypot(x - 55, y - 60) < 16;

describe('a likelihood settled within the surfaces of a photo', () => {
  it('has no border in the middle of an even wall', () => {
    const likely = likelihood((x, y) => (x >= 80 ? 0.05 : isBlob(x, y) ? 0.35 : 0.9));
    const { data } = settledLikelihood(likely, photo);
    expect(data[60 * WIDTH + 55]).toBeGreaterThan(0.5);
    expect(data[60 * WIDTH + 100]).toBeLessThan(0.2);
  });

  it("moves a border to the photo's edge", () => {
    const likely = likelihood((x) => (x < 70 ? 0.9 : x < 80 ? 0.4 : 0.1));
    const { data } = settledLikelihood(likely, photo);
    expect(data[48 * WIDTH + 77]).toBeGreaterThan(0.6);
    expect(data[48 * WIDTH + 83]).toBeLessThan(0.3);
  });

  it('keeps what is sure although it looks like its surroundings', () => {
    const likely = likelihood((x, y) => (x >= 80 ? 0.05 : isBlob(x, y) ? 0.02 : 0.9));
    expect(settledLikelihood(likely, photo).data[60 * WIDTH + 55]).toBeLessThan(0.5);
  });

  it('of one value stays that value', () => {
    const { data } = settledLikelihood(
      likelihood(() => 0.7),
      photo,
    );
    for (const value of data) expect(value).toBeCloseTo(0.7, 3);
  });
});
