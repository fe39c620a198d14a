import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../base/random.ts';
import { denoise } from './denoise.ts';
import type { NoisyPicture } from './noisy-picture.ts';
import { tilesOf } from './tiles.ts';
import { decodeLight, encodeLight } from './transfer.ts';

const [WIDTH, HEIGHT] = [600, 72];
const noNetwork = () => Promise.reject(new Error('not on this machine'));

/** A bright and a dark wall that meet in the middle, and the same with the grain of four samples a pixel. */
function twoWalls() {
  const clean = new Float32Array(WIDTH * HEIGHT * 3);
  const color = new Float32Array(clean.length);
  const albedo = new Float32Array(clean.length).fill(0.5);
  const normal = new Float32Array(clean.length);
  const random = createRandom(5);
  for (let i = 0; i < clean.length; i++) {
    const left = Math.floor(i / 3) % WIDTH < WIDTH / 2;
    clean[i] = left ? 0.6 : 0.15;
    color[i] = clean[i]! * (random() + random() + random() + random()) * 0.5;
    normal[i] = i % 3 === (left ? 0 : 2) ? 1 : 0;
  }
  const noisy: NoisyPicture = { width: WIDTH, height: HEIGHT, color, albedo, normal };
  return { clean, noisy };
}

function meanError(a: Float32Array, b: Float32Array): number {
  return Math.sqrt(a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0) / a.length);
}

describe.each([
  ['the network', undefined, 'fast', 0.15],
  ['the network at its best', undefined, 'best', 0.15],
  ['wavelets', noNetwork, 'fast', 0.4],
] as const)('%s', (_name, load, quality, share) => {
  it('removes most of the grain and keeps the edge', async () => {
    const { clean, noisy } = twoWalls();
    const cleaned = await denoise(noisy, { quality }, load);
    expect(meanError(cleaned, clean)).toBeLessThan(share * meanError(noisy.color, clean));
  });

  it('leaves pixels outside the mask as they were', async () => {
    const { noisy } = twoWalls();
    const mask = new Uint8Array(WIDTH * HEIGHT).fill(1, 0, WIDTH * 20);
    const cleaned = await denoise(noisy, { quality, mask }, load);
    expect(cleaned.subarray(WIDTH * 20 * 3)).toEqual(noisy.color.subarray(WIDTH * 20 * 3));
    expect(cleaned.subarray(0, 300)).not.toEqual(noisy.color.subarray(0, 300));
  });
});

it('is as clean along its last rows as elsewhere, for any height', async () => {
  const [width, height] = [96, 49];
  const random = createRandom(8);
  const color = Float32Array.from({ length: width * height * 3 }, () => random() * random());
  const flat = {
    color,
    albedo: new Float32Array(color.length).fill(0.5),
    normal: new Float32Array(color.length),
  };
  const cleaned = await denoise({ width, height, ...flat }, { quality: 'best' });
  const roughness = (from: number, to: number): number => {
    let sum = 0;
    for (let i = from * width * 3; i < to * width * 3 - 3; i++)
      sum += Math.abs(cleaned[i + 3]! - cleaned[i]!);
    return sum / ((to - from) * width * 3);
  };
  expect(roughness(height - 4, height)).toBeLessThan(2 * roughness(16, 32));
});

it('stops on request', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(denoise(twoWalls().noisy, { quality: 'fast', signal })).rejects.toThrow('enough');
});

it('covers every pixel of the mask with exactly one tile', () => {
  const size = fc.integer({ min: 1, max: 1100 });
  fc.assert(
    fc.property(size, size, fc.nat(), (width, height, place) => {
      const all = tilesOf(width, height, undefined);
      const covered = all.reduce(
        (sum, { inner }) => sum + (inner.right - inner.left) * (inner.bottom - inner.top),
        0,
      );
      expect(covered).toBe(width * height);
      const mask = new Uint8Array(width * height);
      mask[place % mask.length] = 1;
      expect(tilesOf(width, height, mask)).toHaveLength(1);
    }),
    { numRuns: 30 },
  );
});

it('reads no more of the picture than the mask needs', () => {
  const [width, height] = [2000, 1300];
  const mask = new Uint8Array(width * height);
  for (let y = 700; y < 1000; y++) mask.fill(1, y * width + 500, y * width + 1100);
  const tiles = tilesOf(width, height, mask);
  expect(tiles.map(({ inner }) => inner)).toEqual([
    { left: 500, right: 800, top: 700, bottom: 1000 },
    { left: 800, right: 1100, top: 700, bottom: 1000 },
  ]);
});

it('encodes light so that it can be decoded again', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 60000, noNaN: true }), (light) => {
      const code = encodeLight(light);
      expect(code).toBeGreaterThanOrEqual(0);
      expect(code).toBeLessThanOrEqual(1);
      expect(Math.abs(decodeLight(code) - light)).toBeLessThanOrEqual(1e-3 * light + 1e-6);
    }),
  );
});
