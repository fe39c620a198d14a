import { API_BASE, type Image, type VersionId, type WallPreviewLayers } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, usedDesigns } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let image: Image;
beforeAll(async () => {
  server = await startPictureServer();
  guest = await server.guest();
});
beforeEach(async () => {
  image = await makeImage(guest);
  server.engine.looks.length = 0;
});
afterAll(() => server.close());

const original = () => image.versions[0]?.id as VersionId;
const ask = (client = guest) => client.post(`${API_BASE}/versions/${original()}/wall_preview/`);
const layersOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  expectStatus<{ layers: WallPreviewLayers | null }>(answer, 200).layers;
const looks = () => server.engine.looks.map(({ kind }) => kind);
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
    const before = await usedDesigns(guest);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(looks()).toEqual(['analyse', 'preview-walls']);
    expect(await usedDesigns(guest)).toBe(before);
    await makeEdit(guest, image.id);
    expect(server.engine.foundAnalysis.at(-1)).toBe(true);
  });

  it('are made from the analysis of an earlier edit', async () => {
    await makeEdit(guest, image.id);
    expect(layersOf(await ask())).not.toBeNull();
    expect(looks()).toEqual(['preview-walls']);
  });

  it('are null if the edit would refuse, and are not computed again', async () => {
    await makeEdit(guest, image.id);
    server.engine.refusal = new EngineError('edit_not_confident', 'No wall.');
    expect(layersOf(await ask())).toBeNull();
    expect(layersOf(await ask())).toBeNull();
    expect(looks()).toEqual(['preview-walls']);
  });

  it('are computed again after a failure, which has a code and a sentence', async () => {
    await makeEdit(guest, image.id);
    server.engine.refusal = new EngineError('crashed', 'The engine died.');
    const refused = expectStatus<{ code: string; detail: string }>(await ask(), 500);
    expect(refused.code).toBe('look_failed');
    expect(refused.detail).not.toBe('');
    expect(layersOf(await ask())).not.toBeNull();
  });

  it('are visible to the owner only', async () => {
    await ask();
    const stranger = await server.guest();
    expect(expectStatus(await ask(stranger), 404)).toMatchObject({ code: 'version_not_found' });
  });
});
