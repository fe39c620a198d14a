import type { WallPreviewLayers } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, usedDesigns } from '../../test/makers.ts';
import { photoWorld } from '../../test/photo-world.ts';

const { ask: call, breakEngine, looks, now, stranger } = photoWorld();

const ask = (client = now().guest) => call('wall_preview', undefined, client);
const layersOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  expectStatus<{ layers: WallPreviewLayers | null }>(answer, 200).layers;
const editPhoto = () => makeEdit(now().guest, now().image.id);
const text = (base64: string | undefined) => Buffer.from(base64 ?? '', 'base64').toString();

describe('layers of a preview of the walls', () => {
  it('hold photo, mask and planes, with the light and the old paint', async () => {
    const layers = layersOf(await ask());
    expect([layers?.photo, layers?.mask, layers?.small.planes].map(text)).toEqual([
      'photo.webp',
      'mask.png',
      'small.png',
    ]);
    expect(layers).toMatchObject({
      width: 640,
      height: 480,
      light: { lightness: 1 },
      old_paint: { L: 0.9 },
      small: { width: 320, height: 240 },
    });
  });

  it('are made once, free, also for simultaneous requests, and leave the analysis to the edit that follows', async () => {
    const before = await usedDesigns(now().guest);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(looks()).toEqual(['analyse', 'preview-walls']);
    expect(await usedDesigns(now().guest)).toBe(before);
    await editPhoto();
    expect(now().engine.foundAnalysis.at(-1)).toBe(true);
  });

  it('are made from the analysis of an earlier edit', async () => {
    await editPhoto();
    expect(layersOf(await ask())).not.toBeNull();
    expect(looks()).toEqual(['preview-walls']);
  });

  it('are null if the edit would refuse, and are not computed again', async () => {
    await editPhoto();
    now().engine.refusal = new EngineError('edit_not_confident', 'No wall.');
    expect(layersOf(await ask())).toBeNull();
    expect(layersOf(await ask())).toBeNull();
    expect(looks()).toEqual(['preview-walls']);
  });

  it('are computed again after a failure, which has a code and a sentence', async () => {
    await editPhoto();
    breakEngine();
    const refused = expectStatus<{ code: string; detail: string }>(await ask(), 500);
    expect(refused.code).toBe('look_failed');
    expect(refused.detail).not.toBe('');
    expect(layersOf(await ask())).not.toBeNull();
  });

  it('are visible to the owner only', async () => {
    await ask();
    expect(expectStatus(await ask(await stranger()), 404)).toMatchObject({ code: 'version_not_found' });
  });
});
