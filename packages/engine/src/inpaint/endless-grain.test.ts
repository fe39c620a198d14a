import { describe, expect, it } from 'vitest';
import { createRandom } from '../base/random.ts';
import { endlessGrain } from './endless-grain.ts';
import type { Grain } from './sampled-grain.ts';

const SIDE = 64;
const random = createRandom(3);
/** Upright streaks of brushed plaster. */
const streaks = Float32Array.from({ length: SIDE }, () => 4 * (random() + random() + random() - 1.5));
const grain: Grain = {
  side: SIDE,
  values: Float32Array.from(
    { length: SIDE * SIDE * 3 },
    (_, i) => streaks[Math.floor(i / 3) % SIDE]! + random() - 0.5,
  ),
};

/** Red of the grain over a square of the photo. */
function laid(side: number, seed: number): Float32Array {
  const add = endlessGrain(grain, seed);
  const color = new Float32Array(3);
  return Float32Array.from({ length: side * side }, (_, i) => {
    color.fill(0);
    add(i % side, Math.floor(i / side), color);
    return color[0]!;
  });
}

const deviationOf = (values: Float32Array) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

describe('endlessGrain (EDITS-18)', () => {
  const LAID = 512;
  const values = laid(LAID, 1);

  it('is as strong as its sample', () => {
    const sample = deviationOf(grain.values);

    expect(deviationOf(values) / sample).toBeGreaterThan(0.85);
    expect(deviationOf(values) / sample).toBeLessThan(1.15);
  });

  it('keeps the direction of its sample', () => {
    let [across, down] = [0, 0];
    for (let i = 0; i + LAID < values.length; i++) {
      across += Math.abs(values[i + 1]! - values[i]!);
      down += Math.abs(values[i + LAID]! - values[i]!);
    }

    expect(across).toBeGreaterThan(3 * down);
  });

  it('does not repeat itself at any distance of up to four samples', () => {
    const power = deviationOf(values) ** 2;
    for (let shift = SIDE / 2; shift <= 4 * SIDE; shift++) {
      let [sum, count] = [0, 0];
      for (let i = 0; i < values.length; i++) {
        if ((i % LAID) + shift >= LAID) continue;
        sum += values[i]! * values[i + shift]!;
        count++;
      }
      expect(Math.abs(sum / count / power), `at ${shift}`).toBeLessThan(0.35);
    }
  });

  it('is the same for the same seed, and another for another', () => {
    expect(laid(32, 1)).toEqual(laid(32, 1));
    expect(laid(32, 2)).not.toEqual(laid(32, 1));
  });
});
