import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { drawnPhoto } from '../../test/drawn-photo.ts';
import { temporaryFolder } from '../../test/folders.ts';
import { decodeMask, decodeRaster, encodePng } from '../base/codec/index.ts';
import type { Progress } from '../base/progress/watch.ts';
import type { Raster } from '../base/raster/raster.ts';
import { editPhoto } from './edit-photo.ts';
import { EditRequest } from './edit-request.ts';
import { writeEdit } from './write-edit.ts';

async function stored(photo: Raster) {
  const folder = await temporaryFolder();
  const path = join(folder, 'photo.png');
  await writeFile(path, await encodePng(photo));
  return { photo: path, focalLength35: null, analysis: join(folder, 'analysis.json') };
}

function watched() {
  const seen: Progress[] = [];
  return { seen, onProgress: (progress: Progress) => seen.push(progress) };
}

describe('editPhoto', () => {
  it('changes the light and writes every file of the result', async () => {
    const photo = drawnPhoto(300, 200);
    const source = await stored(photo);
    const folder = await temporaryFolder();
    const watch = watched();
    const edited = await editPhoto(source, EditRequest.parse({ mode: 'lighting', seed: 5 }), watch);
    const outcome = await writeEdit(folder, edited, 5, watch);

    expect(outcome).toMatchObject({ width: 300, height: 200, confidence: 1, regions: [], seed: 5 });
    expect(outcome.changedShare).toBeGreaterThan(0.9);
    expect(outcome.files.mask).toBeNull();
    expect(await decodeRaster(join(folder, outcome.files.original))).toEqual(edited.raster);
    const { preview, thumbnail } = outcome.files;
    for (const name of [preview.webp, preview.jpeg, thumbnail.webp, thumbnail.jpeg]) {
      expect(await decodeRaster(join(folder, name))).toMatchObject({ width: 300, height: 200 });
    }
    const fractions = watch.seen.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(watch.seen.at(-1)).toEqual({ stage: 'Saved', fraction: 1 });
  });

  it('paints walls, keeps every byte outside the mask, and stores the analysis for the next edit', async () => {
    const { photo } = await loadScene('scandinavian-living-room-1');
    const source = await stored(photo);
    const folder = await temporaryFolder();
    const watch = watched();
    const request = EditRequest.parse({ mode: 'wall-color', color: '#9CAF88' });
    const outcome = await writeEdit(folder, await editPhoto(source, request, watch), 0);

    expect(outcome.regions.length).toBeGreaterThan(0);
    expect(outcome.files.mask).toBe('mask.png');
    const mask = await decodeMask(join(folder, 'mask.png'));
    const result = await decodeRaster(join(folder, outcome.files.original));
    expect([result.width, result.height]).toEqual([photo.width, photo.height]);
    let outside = 0;
    for (let i = 0; i < mask.data.length; i++) {
      if (mask.data[i] !== 0) continue;
      outside++;
      for (let channel = 0; channel < 3; channel++) {
        if (result.data[i * 3 + channel] !== photo.data[i * 3 + channel]) expect.fail(`pixel ${i} changed`);
      }
    }
    expect(outside).toBeGreaterThan(mask.data.length * 0.2);
    expect(outcome.changedShare).toBeLessThanOrEqual(1 - outside / mask.data.length);
    const fractions = watch.seen.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));

    const { mtimeMs } = await stat(source.analysis);
    const again = await editPhoto(source, request);
    expect((await stat(source.analysis)).mtimeMs).toBe(mtimeMs);
    expect(again.raster).toEqual(result);
    expect((await readFile(source.photo)).equals(await encodePng(photo))).toBe(true);
  });

  it('refuses instead of returning the unchanged photo', async () => {
    const source = await stored(drawnPhoto(128, 96));
    await expect(
      editPhoto(source, EditRequest.parse({ mode: 'lighting', strength: 0 })),
    ).rejects.toMatchObject({
      code: 'edit_not_confident',
    });
  });

  it('stops when canceled', async () => {
    const source = await stored(drawnPhoto(128, 96));
    await expect(
      editPhoto(source, EditRequest.parse({ mode: 'lighting' }), { signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ code: 'cancelled' });
  });
});
