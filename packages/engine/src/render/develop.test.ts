import { expect, it } from 'vitest';
import { develop, filmic, meterLight } from './develop.ts';

const SIDE = 32;
const PLAIN = { balance: 0, contrast: 0, saturation: 1, softness: 0, glow: 0, grain: 0 } as const;

/** A picture of one color, with a patch of another in its middle. */
function picture(color: readonly number[], patch: readonly number[] = color): Float32Array {
  return Float32Array.from({ length: SIDE * SIDE * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % SIDE, Math.floor(i / 3 / SIDE)];
    const inPatch = Math.abs(x - SIDE / 2) < 3 && Math.abs(y - SIDE / 2) < 3;
    return (inPatch ? patch : color)[i % 3]!;
  });
}

const rendered = (light: Float32Array) => ({ width: SIDE, height: SIDE, light });
const MIDDLE = (SIDE / 2) * (SIDE + 1) * 3;

it('exposes a dim and a bright room alike', () => {
  const dim = develop(rendered(picture([0.01, 0.01, 0.01])), PLAIN);
  const bright = develop(rendered(picture([2, 2, 2])), PLAIN);
  expect(dim.data[0]!).toBeGreaterThan(140);
  expect(dim.data[0]!).toBeLessThan(190);
  expect(bright.data[0]).toBe(dim.data[0]);
});

it('lets nothing but the pixels that count decide on the exposure', () => {
  const light = picture([0.2, 0.2, 0.2], [9, 9, 9]);
  const counts = Uint8Array.from({ length: SIDE * SIDE }, (_, p) => (light[p * 3]! > 1 ? 0 : 1));
  const photo = develop({ ...rendered(light), counts }, PLAIN);
  expect(photo.data[0]).toBe(develop(rendered(picture([0.2, 0.2, 0.2])), PLAIN).data[0]);
  expect(photo.data[MIDDLE]!).toBeGreaterThan(250);
});

it('removes half of a lamp-lit room’s yellow by default, and all of it on request', () => {
  const yellow = rendered(picture([0.4, 0.3, 0.15]));
  const spread = (balance: number) => {
    const { data } = develop(yellow, { ...PLAIN, balance });
    return data[0]! - data[2]!;
  };
  expect(Math.abs(spread(1))).toBeLessThan(4);
  expect(spread(0.5)).toBeGreaterThan(10);
  expect(spread(0.5)).toBeLessThan(spread(0) - 10);
});

it('rolls lights off smoothly: brighter stays brighter and never passes white', () => {
  for (const contrast of [0, 0.35, 1]) {
    let last = -1;
    for (let x = 0; x < 6; x += 0.02) {
      const value = filmic(x, contrast);
      expect(value).toBeGreaterThanOrEqual(last);
      expect(value).toBeLessThanOrEqual(1);
      last = value;
    }
  }
});

it('glows around parts brighter than paper', () => {
  const light = rendered(picture([0.1, 0.1, 0.1], [6, 6, 6]));
  const beside = (16 + 4 + 16 * SIDE) * 3;
  const glowing = develop(light, { ...PLAIN, glow: 0.3 }).data[beside]!;
  expect(glowing).toBeGreaterThan(develop(light, PLAIN).data[beside]!);
});

it('grains the same way for the same seed', () => {
  const light = rendered(picture([0.3, 0.3, 0.3]));
  const one = develop(light, { seed: 3 });
  expect(develop(light, { seed: 3 })).toEqual(one);
  expect(develop(light, { seed: 4 })).not.toEqual(one);
});

it('exposes a second picture like the first when given its gains', () => {
  const first = rendered(picture([0.2, 0.15, 0.1]));
  const gains = meterLight(first, PLAIN);
  expect(develop(first, { ...PLAIN, gains })).toEqual(develop(first, PLAIN));
  const darker = develop(rendered(picture([0.1, 0.075, 0.05])), { ...PLAIN, gains });
  expect(darker.data[0]!).toBeLessThan(develop(first, PLAIN).data[0]! - 20);
});
