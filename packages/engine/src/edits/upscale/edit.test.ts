import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { temporaryFolder } from '../../../test/folders.ts';
import { runNetworksAnew } from '../../../test/run-networks-anew.ts';
import { inspectPhoto } from '../../base/codec/index.ts';
import { createRandom } from '../../base/random.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { writeEdit } from '../write-edit.ts';
import { upscale } from './edit.ts';
import { enlarge } from './enlarge.ts';
import { UPSCALES } from './request.ts';

function noise(width: number, height: number, seed = 1): Raster {
  const random = createRandom(seed);
  return { width, height, data: Uint8Array.from({ length: width * height * 3 }, () => random() * 256) };
}

/** Mean squared difference, 8-bit steps. */
function squaredError(a: Raster, b: Raster): number {
  return a.data.reduce((sum, value, i) => sum + (value - b.data[i]!) ** 2, 0) / a.data.length;
}

describe('upscaling', () => {
  it('multiplies width and height by the scale and requests storage as a JPEG (EDITS-49, EDITS-50)', async () => {
    for (const scale of UPSCALES) {
      const { raster, mask, keptAs } = await upscale(noise(13, 9), { mode: 'upscale', scale, seed: 0 });
      expect(raster).toMatchObject({ width: 13 * scale, height: 9 * scale });
      expect(raster.data).toHaveLength(13 * 9 * scale * scale * 3);
      expect(mask).toBeNull();
      expect(keptAs).toBe('jpeg');
    }
  });

  it('is stored as a JPEG of the larger size (EDITS-49)', async () => {
    const folder = await temporaryFolder();
    const result = await upscale(noise(40, 30), { mode: 'upscale', scale: 3, seed: 0 });
    const edited = { ...result, changedShare: 1, editClass: 'light only' as const };
    const { files, width, height } = await writeEdit(folder, edited, 0);
    expect([files.original, width, height]).toEqual(['original.jpg', 120, 90]);
    const header = await inspectPhoto(await readFile(join(folder, files.original)));
    expect(header).toMatchObject({ format: 'jpeg', width: 120, height: 90 });
  });

  it('is nearer to the original than Lanczos', async () => {
    const { photo } = await loadScene('scandinavian-living-room-1');
    const truth = middleOf(photo, 240, 168);
    for (const scale of [2, 3] as const) {
      const small = resizeRaster(truth, 240 / scale, 168 / scale);
      const ours = squaredError(await enlarge(small, scale), truth);
      const lanczos = squaredError(resizeRaster(small, 240, 168, 'lanczos'), truth);
      expect(10 * Math.log10(lanczos / ours), `times ${scale}`).toBeGreaterThan(0.3);
    }
  });

  it('sharpens if pieces of the photo show that it helps, else uses Lanczos and says so (EDITS-49)', async () => {
    const even = createRaster(48, 32);
    even.data.fill(140);
    const plain = await upscale(even, { mode: 'upscale', scale: 2, seed: 0 });
    expect(plain.raster).toEqual(resizeRaster(even, 96, 64, 'lanczos'));
    expect(plain.warnings).toEqual([expect.stringContaining('enlarged without (Lanczos)')]);

    const grain = noise(48, 32);
    const sharpened = await upscale(grain, { mode: 'upscale', scale: 2, seed: 0 });
    expect(sharpened.raster).toEqual(await enlarge(grain, 2));
    expect(sharpened.warnings).toEqual([]);
  });

  it('shows no seams: tiles of any size give the same picture to within one step', async () => {
    const photo = noise(34, 23);
    for (const scale of UPSCALES) {
      const whole = await enlarge(photo, scale, {}, 34);
      const tiled = await enlarge(photo, scale, {}, 19);
      const worst = tiled.data.reduce(
        (most, value, i) => Math.max(most, Math.abs(value - whole.data[i]!)),
        0,
      );
      expect(worst, `times ${scale}`).toBeLessThanOrEqual(1);
    }
  });

  it('leaves even surfaces even and shifts no color', async () => {
    const gray = createRaster(16, 16);
    gray.data.fill(140);
    for (const scale of UPSCALES) {
      const { data } = await enlarge(gray, scale);
      expect(Math.max(...data) - Math.min(...data)).toBeLessThanOrEqual(4);
      expect(data.reduce((sum, value) => sum + value, 0) / data.length).toBeCloseTo(140, 0);
    }
  });

  it('does not sharpen grain: even surfaces are no rougher than Lanczos leaves them', async () => {
    const random = createRandom(5);
    const data = Uint8Array.from({ length: 48 * 48 * 3 }, () => 120 + Math.round(8 * (random() - 0.5)));
    const grainy = { width: 48, height: 48, data };
    const mean = { width: 96, height: 96, data: new Uint8Array(96 * 96 * 3).fill(120) };
    const lanczos = squaredError(resizeRaster(grainy, 96, 96, 'lanczos'), mean);
    expect(squaredError(await enlarge(grainy, 2), mean)).toBeLessThan(1.05 * lanczos);
  });

  it('gives the same bytes for the same photo and leaves the photo unchanged', async () => {
    runNetworksAnew();
    const photo = noise(33, 21);
    const before = photo.data.slice();
    expect(await enlarge(photo, 2)).toEqual(await enlarge(photo, 2));
    expect(photo.data).toEqual(before);
  });

  it('takes any picture, down to a single pixel, all black or all noise', async () => {
    const size = fc.integer({ min: 1, max: 24 });
    await fc.assert(
      fc.asyncProperty(
        size,
        size,
        fc.constantFrom(...UPSCALES),
        fc.nat(),
        async (width, height, scale, seed) => {
          const photo = seed % 3 === 0 ? createRaster(width, height) : noise(width, height, seed);
          const { data } = await enlarge(photo, scale);
          expect(data).toHaveLength(width * height * scale * scale * 3);
        },
      ),
      { seed: 4, numRuns: 10 },
    );
  });

  it('refuses results over 50 megapixels with a sentence, before any work', async () => {
    const large = { width: 8000, height: 5000, data: new Uint8Array(0) };
    await expect(upscale(large, { mode: 'upscale', scale: 2, seed: 0 })).rejects.toMatchObject({
      code: 'edit_invalid',
      message: expect.stringContaining('would have 160 megapixels. At most 50'),
    });
  });

  it('reports its progress and stops between tiles when canceled', async () => {
    const fractions: number[] = [];
    const stop = new AbortController();
    const watch = {
      signal: stop.signal,
      onProgress: ({ fraction }: { fraction: number }) => {
        fractions.push(fraction);
        if (fractions.length === 2) stop.abort();
      },
    };
    await expect(enlarge(noise(64, 64), 2, watch, 16)).rejects.toMatchObject({ code: 'cancelled' });
    expect(fractions).toEqual([0, 1 / 16]);
  });
});

function middleOf({ width, height, data }: Raster, columns: number, rows: number): Raster {
  const out = createRaster(columns, rows);
  const left = Math.floor((width - columns) / 2);
  const top = Math.floor((height - rows) / 2);
  for (let y = 0; y < rows; y++) {
    const from = ((top + y) * width + left) * 3;
    out.data.set(data.subarray(from, from + columns * 3), y * columns * 3);
  }
  return out;
}
