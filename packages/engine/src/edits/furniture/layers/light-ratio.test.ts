import { describe, expect, it } from 'vitest';
import type { Features } from '../../../render/index.ts';
import { REACHED } from '../room/staging-room.ts';
import { lightRatio } from './light-ratio.ts';

const size = { width: 48, height: 32 };
const pixels = size.width * size.height;
const three = (...values: readonly [number, number, number]) =>
  Float32Array.from({ length: pixels * 3 }, (_, i) => values[i % 3]!);

/** A wall that faces the viewer, or a floor, whose light furniture multiplies by this factor. */
function lit(times: number, normal: readonly [number, number, number] = [0, 0, 1]): Features {
  return {
    ...size,
    radiance: three(0, 0, 0),
    albedo: three(1, 1, 1),
    normal: three(...normal),
    depth: new Float32Array(pixels).fill(3),
    object: new Uint16Array(pixels),
    alpha: new Float32Array(pixels),
    lightWithout: three(0.4, 0.4, 0.4),
    lightWith: three(0.4 * times, 0.4 * times, 0.4 * times),
    mirrored: undefined,
  };
}

/** The ratio in the middle of the picture. */
async function shown(features: Features, reached: number): Promise<number> {
  const everywhere = new Uint8Array(pixels).fill(255);
  const mask = { width: 1, height: 1, data: Uint8Array.of(reached) };
  const ratio = await lightRatio(features, everywhere, 1, mask, undefined);
  return ratio[((size.height / 2) * size.width + size.width / 2) * 3]!;
}

describe('the light that furniture leaves', () => {
  it('shades and lights a bare wall', async () => {
    expect(await shown(lit(0.7), REACHED.surely)).toBeCloseTo(0.7, 1);
    expect(await shown(lit(1.3), REACHED.surely)).toBeCloseTo(1.3, 1);
  });

  it('never lights a possible window, and shades it only deeply', async () => {
    expect(await shown(lit(1.3), REACHED.perhaps)).toBe(1);
    expect(await shown(lit(0.9), REACHED.perhaps)).toBe(1);
    expect(await shown(lit(0.6), REACHED.perhaps)).toBeCloseTo(0.6, 1);
  });

  it('leaves an overexposed pane unchanged, but not a floor that looks like one', async () => {
    expect(await shown(lit(0.6), REACHED.never)).toBe(1);
    expect(await shown(lit(0.6, [0, 1, 0]), REACHED.never)).toBeCloseTo(0.6, 1);
  });
});
