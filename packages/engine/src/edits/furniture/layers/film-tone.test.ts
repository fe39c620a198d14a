import { describe, expect, it } from 'vitest';
import { filmToned } from './film-tone.ts';
import type { Layers } from './layers.ts';

const [WIDTH, HEIGHT] = [120, 80];
const PIXELS = WIDTH * HEIGHT;

/** Furniture of gray light that covers the left of the picture. */
function layersOf(lightAt: (x: number, y: number) => number, alpha = 1): Layers {
  const color = new Float32Array(PIXELS * 3);
  const covered = new Float32Array(PIXELS);
  for (let p = 0; p < PIXELS; p++) {
    const [x, y] = [p % WIDTH, Math.floor(p / WIDTH)];
    if (x >= 80) continue;
    covered[p] = alpha;
    color.fill(alpha * lightAt(x, y), p * 3, p * 3 + 3);
  }
  return {
    width: WIDTH,
    height: HEIGHT,
    color,
    alpha: covered,
    ratio: new Float32Array(PIXELS * 3).fill(1),
    mirrored: undefined,
  };
}
const at = (color: Float32Array, x: number, y: number) => color[(y * WIDTH + x) * 3]!;

describe('the tone of staged furniture', () => {
  it('leaves dark and middle tones as they are', () => {
    const layers = layersOf((x) => (x < 40 ? 0.05 : 0.2));
    expect(filmToned(layers).every((value, i) => Math.abs(value - layers.color[i]!) < 1e-6)).toBe(true);
  });

  it('bends bright things below white, however bright they are', () => {
    for (const light of [1, 2, 8]) {
      const toned = at(filmToned(layersOf(() => light)), 40, 40);
      expect(toned).toBeGreaterThan(0.7);
      expect(toned).toBeLessThan(1);
    }
  });

  it('keeps the shade on a white thing: a seventh less light stays at least that', () => {
    const shaded = (x: number, y: number) => Math.hypot(x - 40, y - 40) < 8;
    const toned = filmToned(layersOf((x, y) => (shaded(x, y) ? 0.86 : 1)));
    expect(at(toned, 40, 40) / at(toned, 10, 10)).toBeLessThan(0.87);
  });

  it('does not let a dark thing brighten the white one beside it', () => {
    const toned = filmToned(layersOf((x) => (x < 40 ? 0.03 : 1)));
    expect(at(toned, 42, 40) / at(toned, 78, 40)).toBeLessThan(1.12);
  });

  it('keeps the color of a bright thing, and the share that a pixel covers', () => {
    const layers = layersOf(() => 0.9, 0.5);
    for (let p = 0; p < PIXELS; p++) layers.color[p * 3 + 2]! *= 0.8;
    const toned = filmToned(layers);
    const [red, , blue] = toned.subarray((40 * WIDTH + 40) * 3);
    expect(blue! / red!).toBeCloseTo(0.8, 1);
    expect(red!).toBeLessThan(0.5);
    expect(at(toned, 100, 40)).toBe(0);
  });
});
