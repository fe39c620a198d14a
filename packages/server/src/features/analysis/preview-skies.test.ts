import { API_BASE, type Image, SKY_TYPES, type SkyPreviews, type VersionId } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectStatus, makeImage, usedDesigns } from '../../test/makers.ts';
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

const ask = (client = guest, of = image) =>
  client.post(`${API_BASE}/versions/${of.versions[0]?.id as VersionId}/sky_preview/`);
const skiesOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  expectStatus<{ skies: SkyPreviews | null }>(answer, 200).skies;
const looks = () => server.engine.looks.map(({ kind }) => kind);

describe('pictures of a version under every sky', () => {
  it('are one for each sky, with their size', async () => {
    const skies = skiesOf(await ask());
    expect(skies).toMatchObject({ width: 384, height: 288 });
    expect(skies?.pictures.map(({ sky_type }) => sky_type)).toEqual(SKY_TYPES);
    for (const { sky_type, picture } of skies?.pictures ?? []) {
      expect(Buffer.from(picture, 'base64').toString()).toBe(`under ${sky_type}`);
    }
  });

  it('are made once, free and without an analysis, also for simultaneous requests', async () => {
    const before = await usedDesigns(guest);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(looks()).toEqual(['preview-skies']);
    expect(await usedDesigns(guest)).toBe(before);
  });

  it('are made for one version at a time, so that a process is left for edits', async () => {
    const other = await makeImage(guest);
    const run = server.engine.run.bind(server.engine);
    const begun: string[] = [];
    const held = Promise.withResolvers<void>();
    const engine = vi.spyOn(server.engine, 'run').mockImplementation(async (task, hooks) => {
      begun.push(task.kind);
      await held.promise;
      return run(task, hooks);
    });
    const both = [ask(), ask(guest, other)];
    await vi.waitFor(() => expect(begun).not.toEqual([]));
    // By the answer to a later call, the second one has been read, too.
    await usedDesigns(guest);
    const atFirst = [...begun];
    held.resolve();
    for (const answer of await Promise.all(both)) expect(skiesOf(answer)).not.toBeNull();
    expect(atFirst).toEqual(['preview-skies']);
    expect(begun).toEqual(['preview-skies', 'preview-skies']);
    engine.mockRestore();
  });

  it('are null if no sky is found, which is not computed again', async () => {
    server.engine.refusal = new EngineError('edit_not_confident', 'No sky.');
    expect(skiesOf(await ask())).toBeNull();
    expect(skiesOf(await ask())).toBeNull();
    expect(looks()).toEqual(['preview-skies']);
  });

  it('are made again after a failure, which has a code and a sentence', async () => {
    server.engine.refusal = new EngineError('crashed', 'The engine died.');
    const refused = expectStatus<{ code: string; detail: string }>(await ask(), 500);
    expect(refused.code).toBe('look_failed');
    expect(refused.detail).not.toBe('');
    expect(skiesOf(await ask())).not.toBeNull();
  });

  it('are visible to the owner only', async () => {
    await ask();
    const stranger = await server.guest();
    expect(expectStatus(await ask(stranger), 404)).toMatchObject({ code: 'version_not_found' });
  });
});
