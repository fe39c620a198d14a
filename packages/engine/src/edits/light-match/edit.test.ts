import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearFromSrgb, srgbByte } from '../../base/color/srgb.ts';
import { hashToUnit } from '../../base/random.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { bringTogether } from './bring-together.ts';
import { matchLight } from './edit.ts';
import { type LightShift, lightCurves } from './light-curves.ts';
import { type LightStatistics, measureLightStatistics } from './light-statistics.ts';
import { LightMatchRequest, MOST_EXPOSURE, MOST_TINT } from './request.ts';

const [WIDTH, HEIGHT] = [120, 80];

/** A white room with gray, brown and blue things in it, in a light of a given color and strength. */
function room({ exposure = 0, red = 0, blue = 0, seed = 1, window = false } = {}): Raster {
  const photo = createRaster(WIDTH, HEIGHT);
  const light = [2 ** (exposure + red), 2 ** exposure, 2 ** (exposure + blue)];
  for (let y = 0, i = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, i += 3) {
      const thing = Math.floor(hashToUnit(Math.floor(x / 12), Math.floor(y / 10), seed) * 6);
      const surface = SURFACES[thing]!;
      const isWindow = window && x > 20 && x < 60 && y > 10 && y < 50;
      for (let k = 0; k < 3; k++) {
        const grain = 1 + 0.04 * (hashToUnit(x, y, 9) - 0.5);
        photo.data[i + k] = isWindow ? 255 : srgbByte(surface[k]! * light[k]! * grain);
      }
    }
  }
  return photo;
}
const SURFACES = [
  [0.42, 0.42, 0.42],
  [0.36, 0.36, 0.36],
  [0.3, 0.3, 0.3],
  [0.18, 0.18, 0.18],
  [0.2, 0.12, 0.07],
  [0.08, 0.12, 0.22],
] as const;

const measured = (more: Parameters<typeof room>[0]) => measureLightStatistics(room(more));
const stops = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const anyShift: fc.Arbitrary<LightShift> = fc.record({
  exposure: stops(MOST_EXPOSURE),
  red: stops(MOST_TINT),
  blue: stops(MOST_TINT),
});
const anyStatistics: fc.Arbitrary<LightStatistics> = fc.record({
  exposure: fc.double({ min: -9, max: 0, noNaN: true }),
  red: stops(1.3),
  blue: stops(1.3),
  doubt: fc.double({ min: 0, max: 3, noNaN: true }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  outdoors: fc.double({ min: 0, max: 0.4, noNaN: true }),
});

describe('measureLightStatistics', () => {
  it('measures how much brighter and warmer the light of the same room is', () => {
    const usual = measured({});
    const other = measured({ exposure: -0.6, red: 0.25, blue: -0.3 });
    expect(other.exposure - usual.exposure).toBeCloseTo(-0.6, 0);
    expect(other.red - usual.red).toBeCloseTo(0.25, 1);
    expect(other.blue - usual.blue).toBeCloseTo(-0.3, 1);
  });

  it('ignores windows, which do not show the light in the room', () => {
    const plain = measured({ exposure: -0.3 });
    const withWindow = measured({ exposure: -0.3, window: true });
    expect(withWindow.share).toBeLessThan(0.9);
    expect(Math.abs(withWindow.exposure - plain.exposure)).toBeLessThan(0.25);
    expect(Math.abs(withWindow.red - plain.red)).toBeLessThan(0.05);
    expect(Math.abs(withWindow.blue - plain.blue)).toBeLessThan(0.05);
  });

  it('has no result for pictures that are all black or all white', () => {
    for (const value of [0, 255]) {
      const flat = createRaster(40, 30);
      flat.data.fill(value);
      expect(measureLightStatistics(flat).share).toBe(0);
      expect(bringTogether([flat, flat, flat, flat].map(measureLightStatistics))[0]).toEqual({
        shift: null,
        leftAlone: 'unclear',
      });
    }
  });

  it('recognizes a photo of a garden under a blue sky', () => {
    const garden = createRaster(60, 40);
    for (let i = 0; i < 2400; i++) garden.data.set(i < 1000 ? [90, 150, 230] : [70, 120, 50], i * 3);
    expect(measureLightStatistics(garden).outdoors).toBeGreaterThan(0.9);
    expect(measured({}).outdoors).toBeLessThan(0.1);
  });
});

describe('bringTogether', () => {
  const lights = [
    { exposure: 0 },
    { exposure: -0.5, red: 0.12, blue: -0.15 },
    { exposure: 0.25, red: -0.08, blue: 0.1 },
    { exposure: 0.1 },
    { exposure: -0.25, red: 0.05, blue: -0.05 },
  ];
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

  it('reduces the differences of exposure and color in a set', () => {
    const photos = lights.map((light, seed) => room({ ...light, seed }));
    const before = photos.map(measureLightStatistics);
    const after = bringTogether(before).map(({ shift }, i) =>
      shift
        ? measureLightStatistics(matchLight(photos[i]!, { mode: 'light-match', seed: 0, ...shift }).raster)
        : before[i]!,
    );
    for (const what of ['exposure', 'red', 'blue'] as const) {
      const values = (set: readonly LightStatistics[]) => set.map((photo) => photo[what]);
      expect(spread(values(after))).toBeLessThan(0.7 * spread(values(before)));
    }
  });

  it('leaves dusk and the garden unchanged, and is not influenced by them', () => {
    const usual = lights.map(measured);
    const dusk = { ...usual[0]!, exposure: usual[0]!.exposure - 3.5, blue: usual[0]!.blue + 1 };
    const garden = { ...usual[0]!, outdoors: 0.5, exposure: -0.4 };
    const alone = bringTogether(usual);
    const together = bringTogether([...usual, dusk, garden]);
    expect(together.at(-2)).toEqual({ shift: null, leftAlone: 'other light' });
    expect(together.at(-1)).toEqual({ shift: null, leftAlone: 'outdoors' });
    for (const [i, { shift }] of alone.entries()) {
      const before = shift?.exposure ?? 0;
      const after = together[i]!.shift?.exposure ?? 0;
      expect(Math.abs(after - before)).toBeLessThan(0.2);
    }
  });

  it('moves nothing if photos are alike, or too few for a middle', () => {
    const one = measured({});
    expect(bringTogether([one, one, one]).map(({ leftAlone }) => leftAlone)).toEqual([
      'fits',
      'fits',
      'fits',
    ]);
    expect(bringTogether([one, measured({ exposure: -1 })]).every(({ shift }) => shift === null)).toBe(true);
    expect(bringTogether([])).toEqual([]);
  });

  it('moves photos within the limits of the edit, and each towards the middle, for any set', () => {
    fc.assert(
      fc.property(fc.array(anyStatistics, { maxLength: 20 }), (photos) => {
        const corrections = bringTogether(photos);
        expect(corrections).toHaveLength(photos.length);
        for (const { shift, leftAlone } of corrections) {
          if (shift === null) expect(leftAlone).not.toBeNull();
          else expect(LightMatchRequest.safeParse({ mode: 'light-match', ...shift }).success).toBe(true);
        }
      }),
    );
  });

  it('gives every photo the same shift for any order of the set', () => {
    fc.assert(
      fc.property(fc.array(anyStatistics, { maxLength: 12 }), (photos) => {
        expect(bringTogether(photos.toReversed()).toReversed()).toEqual(bringTogether(photos));
      }),
    );
  });
});

describe('lightCurves', () => {
  it('rise from black to white, for any shift', () => {
    fc.assert(
      fc.property(anyShift, (shift) => {
        for (const curve of lightCurves(shift, 64)) {
          expect(curve[0]).toBeCloseTo(0, 9);
          expect(curve.at(-1)).toBeCloseTo(1, 9);
          for (let i = 1; i < curve.length; i++) expect(curve[i]).toBeGreaterThan(curve[i - 1]!);
        }
      }),
    );
  });

  it('move middle gray by the requested amount', () => {
    const [, green] = lightCurves({ exposure: 0.5, red: 0, blue: 0 }, 256);
    const ratio = linearFromSrgb(green[100]!) / linearFromSrgb(100 / 255);
    expect(Math.log2(ratio)).toBeCloseTo(0.5, 1);
  });
});

describe('matchLight', () => {
  it('gives the same bytes for the same request, leaves the photo unchanged, and keeps black and white', () => {
    const photo = room({ window: true });
    photo.data.fill(0, 0, 30);
    const before = photo.data.slice();
    const request = { mode: 'light-match' as const, exposure: 0.4, red: -0.2, blue: 0.3, seed: 7 };
    const { raster, mask } = matchLight(photo, request);
    expect(matchLight(photo, request).raster.data).toEqual(raster.data);
    expect(photo.data).toEqual(before);
    expect(mask).toBeNull();
    for (const [i, value] of before.entries()) {
      if (value === 0 || value === 255) expect(raster.data[i]).toBe(value);
    }
  });

  it('refuses a request without a change', () => {
    const request = { mode: 'light-match' as const, exposure: 0, red: 0, blue: 0, seed: 0 };
    expect(() => matchLight(room(), request)).toThrow('The light of this photo fits already.');
  });
});
