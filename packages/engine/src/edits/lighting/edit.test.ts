import { LIGHTING_TYPES } from '@home-design/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnPhoto } from '../../../test/drawn-photo.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { changeLighting } from './edit.ts';
import { LightingRequest } from './request.ts';

const photo = drawnPhoto(160, 120);

function lit(changes: Partial<LightingRequest> = {}, of: Raster = photo): Raster {
  return changeLighting(of, LightingRequest.parse({ mode: 'lighting', ...changes })).raster;
}

/** Mean of one channel, or of all. */
function mean(raster: Raster, channel?: number): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < raster.data.length; i++) {
    if (channel !== undefined && i % 3 !== channel) continue;
    sum += raster.data[i]!;
    count++;
  }
  return sum / count;
}

const warmth = (raster: Raster) => mean(raster, 0) - mean(raster, 2);

function spread(raster: Raster): number {
  const middle = mean(raster);
  return Math.sqrt(raster.data.reduce((sum, value) => sum + (value - middle) ** 2, 0) / raster.data.length);
}

/** A gray ramp from black to white, left to right. */
function ramp(width = 512, height = 80): Raster {
  const raster = createRaster(width, height);
  for (let i = 0; i < raster.data.length; i++) {
    raster.data[i] = (((Math.floor(i / 3) % width) + 0.5) / width) * 256;
  }
  return raster;
}

describe('lighting', () => {
  it('EDITS-38 has nine moods, each different from the photo and from all others, of the same size', () => {
    const results = LIGHTING_TYPES.map((type) => lit({ type }));
    expect(results).toHaveLength(9);
    for (const [i, result] of results.entries()) {
      expect([result.width, result.height]).toEqual([photo.width, photo.height]);
      for (const other of [photo, ...results.slice(0, i)]) {
        const difference = result.data.reduce((sum, value, at) => sum + Math.abs(value - other.data[at]!), 0);
        expect(difference / result.data.length, LIGHTING_TYPES[i]).toBeGreaterThan(1.5);
      }
    }
  });

  it('EDITS-34 defaults to golden hour', () => {
    expect(lit()).toEqual(lit({ type: 'golden_hour', brightness: 1.2, contrast: 1.1, warmth: 0 }));
  });

  it('has the effect that each mood is named for', () => {
    expect(mean(lit({ type: 'twilight' }))).toBeLessThan(mean(photo) * 0.75);
    expect(warmth(lit({ type: 'twilight' }))).toBeLessThan(warmth(photo) - 10);
    expect(warmth(lit({ type: 'golden_hour' }))).toBeGreaterThan(warmth(photo) + 15);
    expect(warmth(lit({ type: 'warm_light' }))).toBeGreaterThan(warmth(photo) + 15);
    expect(warmth(lit({ type: 'cool_light' }))).toBeLessThan(warmth(photo) - 3);
    expect(mean(lit({ type: 'moody' }))).toBeLessThan(mean(photo) * 0.85);
    expect(spread(lit({ type: 'evenly_lit' }))).toBeLessThan(spread(lit({ type: 'hard_direct' })) * 0.85);
    expect(spread(lit({ type: 'ambient' }))).toBeLessThan(spread(lit({ type: 'flamboyant' })));
  });

  it('EDITS-13 EDITS-14 EDITS-15 follows brightness, contrast and warmth, in every mood', () => {
    for (const type of LIGHTING_TYPES) {
      expect(mean(lit({ type, brightness: 1.8 })), type).toBeGreaterThan(
        mean(lit({ type, brightness: 0.7 })) + 12,
      );
      expect(spread(lit({ type, contrast: 1.6 })), type).toBeGreaterThan(
        spread(lit({ type, contrast: 0.7 })) + 3,
      );
      expect(warmth(lit({ type, warmth: 0.8 })), type).toBeGreaterThan(
        warmth(lit({ type, warmth: -0.8 })) + 8,
      );
    }
  });

  it('gives the same bytes for the same seed, and other dither for another', () => {
    expect(lit({ seed: 7 })).toEqual(lit({ seed: 7 }));
    const [a, b] = [lit({ seed: 7 }), lit({ seed: 8 })];
    expect(a).not.toEqual(b);
    expect(a.data.every((value, i) => Math.abs(value - b.data[i]!) <= 1)).toBe(true);
  });

  it('never changes its input, for any request and any photo', () => {
    const odd = fc.constantFrom(
      drawnPhoto(70, 65),
      { width: 64, height: 64, data: new Uint8Array(64 * 64 * 3) },
      { width: 64, height: 64, data: new Uint8Array(64 * 64 * 3).fill(255) },
      ramp(300, 64),
    );
    const request = fc.record({
      type: fc.constantFrom(...LIGHTING_TYPES),
      brightness: fc.double({ min: 0.5, max: 2, noNaN: true }),
      contrast: fc.double({ min: 0.5, max: 2, noNaN: true }),
      warmth: fc.double({ min: -1, max: 1, noNaN: true }),
      strength: fc.double({ min: 0.05, max: 1, noNaN: true }),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(odd, request, (of, changes) => {
        const before = of.data.slice();
        const result = lit(changes, of);
        expect(of.data).toEqual(before);
        expect(result.data).toHaveLength(before.length);
      }),
      { numRuns: 12 },
    );
  });

  it('keeps grays in order: no mood inverts light and dark or jumps between neighbors', () => {
    for (const type of LIGHTING_TYPES) {
      for (const contrast of [0.6, 1.8]) {
        const { data, width, height } = lit({ type, contrast, strength: 1 }, ramp());
        const columns = Array.from({ length: width }, (_, x) => {
          let sum = 0;
          for (let y = 0; y < height; y++) sum += data[(y * width + x) * 3 + 1]!;
          return sum / height;
        });
        for (let x = 8; x < width; x++) {
          // Over 8 columns (4 steps of the ramp): the dither averages out; lifted blacks rise steeply, but never leap.
          expect(columns[x]! - columns[x - 8]!, `${type} ${contrast} at ${x}`).toBeGreaterThan(-2.5);
          expect(columns[x]! - columns[x - 8]!, `${type} ${contrast} at ${x}`).toBeLessThan(36);
        }
      }
    }
  });

  it('changes every pixel properly: vivid dark colors do not turn black', () => {
    const vivid = createRaster(128, 96);
    for (let i = 0; i < vivid.data.length; i += 3) vivid.data.set([91, 0, 43], i);
    for (const type of LIGHTING_TYPES) {
      const { data } = lit({ type }, vivid);
      for (let i = 0; i < data.length; i += 3) expect(data[i], type).toBeGreaterThan(25);
    }
  });

  it('refuses strength 0 instead of returning the photo', () => {
    expect(() => lit({ strength: 0 })).toThrow('stays as it is');
  });
});
