import { SKY_TYPES } from '@home-design/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankAnalysis } from '../../../test/blank-analysis.ts';
import { drawnHouse } from '../../../test/drawn-house.ts';
import { runNetworksAnew } from '../../../test/run-networks-anew.ts';
import { EngineError } from '../../base/engine-error.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { changeSky } from './edit.ts';
import { SkyRequest } from './request.ts';

function under(photo: Raster, changes: Partial<SkyRequest> = {}) {
  return changeSky(photo, blankAnalysis(photo), SkyRequest.parse({ mode: 'sky', ...changes }));
}

const changed = new Map<string, ReturnType<typeof under>>();
/** The house under a sky; made once for all tests that only read it. */
function houseUnder(sky_type: SkyRequest['sky_type']) {
  const known = changed.get(sky_type) ?? under(photo, { sky_type });
  changed.set(sky_type, known);
  return known;
}

function meanOf(raster: Raster, inside: (i: number) => boolean): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < raster.data.length / 3; i++) {
    if (!inside(i)) continue;
    count++;
    for (let c = 0; c < 3; c++) sum[c]! += raster.data[3 * i + c]!;
  }
  return sum.map((value) => value / count) as [number, number, number];
}

const { photo, sky } = drawnHouse(240, 180, () => [250, 251, 252]);
const isSky = (i: number) => sky.data[i] === 255;
const isHouse = (i: number) => sky.data[i] === 0;

describe('changeSky', () => {
  it('EDITS-16 EDITS-35 EDITS-40 has six distinct skies, by default blue_sky', async () => {
    expect(SkyRequest.parse({ mode: 'sky' }).sky_type).toBe('blue_sky');
    expect([...SKY_TYPES].sort()).toEqual([
      'blue_sky',
      'clear_blue',
      'dramatic',
      'partly_cloudy',
      'sunny',
      'sunset',
    ]);
    const results: Raster[] = [];
    for (const sky_type of SKY_TYPES) {
      const { raster } = await houseUnder(sky_type);
      expect([raster.width, raster.height]).toEqual([240, 180]);
      for (const other of [photo, ...results]) {
        const difference = raster.data.reduce((sum, value, i) => sum + Math.abs(value - other.data[i]!), 0);
        expect(difference / raster.data.length).toBeGreaterThan(1.5);
      }
      results.push(raster);
    }
  });

  it('EDITS-54 makes a white sky blue and keeps the house a house', async () => {
    const { raster, confidence } = await houseUnder('clear_blue');
    const [red, , blue] = meanOf(raster, isSky);
    expect(blue - red).toBeGreaterThan(50);
    const before = meanOf(photo, isHouse);
    meanOf(raster, isHouse).forEach((value, c) => {
      expect(Math.abs(value - before[c]!)).toBeLessThan(40);
    });
    expect(confidence).toBeGreaterThan(0.8);
  });

  it('gives the foreground the light of the sky: warmer and darker at sunset', async () => {
    const [red, green, blue] = meanOf((await houseUnder('sunset')).raster, isHouse);
    const [oldRed, oldGreen, oldBlue] = meanOf(photo, isHouse);
    expect(red / blue).toBeGreaterThan(1.05 * (oldRed / oldBlue));
    expect(green).toBeLessThan(oldGreen);
  });

  it('leaves no pale rim: twigs before a darker sky become no brighter', async () => {
    const { raster } = await houseUnder('dramatic');
    let paler = 0;
    let twigs = 0;
    sky.data.forEach((share, i) => {
      if (share === 0 || share === 255) return;
      twigs++;
      if (raster.data[3 * i + 1]! > photo.data[3 * i + 1]! + 12) paler++;
    });
    expect(twigs).toBeGreaterThan(300);
    expect(paler / twigs).toBeLessThan(0.02);
  });

  it('gives the same bytes for the same seed and never changes the photo', async () => {
    runNetworksAnew();
    const before = photo.data.slice();
    const one = await under(photo, { seed: 4, sky_type: 'sunny' });
    expect((await under(photo, { seed: 4, sky_type: 'sunny' })).raster.data).toEqual(one.raster.data);
    expect((await under(photo, { seed: 5, sky_type: 'sunny' })).raster.data).not.toEqual(one.raster.data);
    expect(photo.data).toEqual(before);
  });

  it('changes a selected sky, spares removed parts, and says so if nothing is left', async () => {
    const gray = createRaster(60, 40);
    gray.data.fill(120);
    const add = { regions: [], boxes: [{ x: 0, y: 0, width: 1, height: 0.5 }] };
    const none = { regions: [], boxes: [] };
    const { raster, confidence } = await under(gray, {
      sky_type: 'clear_blue',
      corrections: { add, remove: none },
    });
    const [red, , blue] = meanOf(raster, (i) => i < 60 * 16);
    expect(blue - red).toBeGreaterThan(50);
    expect(confidence).toBeLessThan(0.7);
    const all = { regions: [], boxes: [{ x: 0, y: 0, width: 1, height: 1 }] };
    await expect(under(photo, { corrections: { add: none, remove: all } })).rejects.toThrow('No sky is left');
  });

  it('refuses photos without sky and strength 0, with a sentence', async () => {
    const gray = createRaster(60, 40);
    gray.data.fill(120);
    await expect(under(gray)).rejects.toThrow('No open sky was found');
    await expect(under(photo, { strength: 0 })).rejects.toThrow('At strength 0');
  });

  it('makes a picture of the same size from any photo, or refuses', async () => {
    const sizes = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }));
    const pictures = sizes.chain(([width, height]) =>
      fc
        .oneof(
          fc.uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 }),
          fc.integer({ min: 0, max: 255 }).map((value) => new Uint8Array(width * height * 3).fill(value)),
        )
        .map((data): Raster => ({ width, height, data })),
    );
    await fc.assert(
      fc.asyncProperty(
        pictures,
        fc.constantFrom(...SKY_TYPES),
        fc.boolean(),
        async (picture, sky_type, marked) => {
          const boxes = marked ? [{ x: 0, y: 0, width: 1, height: 0.6 }] : [];
          const corrections = { add: { regions: [], boxes }, remove: { regions: [], boxes: [] } };
          try {
            const { raster } = await under(picture, { sky_type, corrections });
            expect([raster.width, raster.height]).toEqual([picture.width, picture.height]);
          } catch (error) {
            expect(error).toBeInstanceOf(EngineError);
          }
        },
      ),
      { numRuns: 8, seed: 6 },
    );
  });
});
