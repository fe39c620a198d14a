import { SKY_TYPES, type SkyPreviews } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { describe, expect, it, vi } from 'vitest';
import { expectStatus, makeImage, usedDesigns } from '../../test/makers.ts';
import { photoWorld } from '../../test/photo-world.ts';

const { ask: call, breakEngine, looks, now, original, stranger } = photoWorld();

const ask = (client = now().guest, of = now().image) => call('sky_preview', undefined, client, original(of));
const skiesOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  expectStatus<{ skies: SkyPreviews | null }>(answer, 200).skies;

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
    const before = await usedDesigns(now().guest);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(looks()).toEqual(['preview-skies']);
    expect(await usedDesigns(now().guest)).toBe(before);
  });

  it('are made for one version at a time, so that a process is left for edits', async () => {
    const { engine, guest } = now();
    const other = await makeImage(guest);
    const run = engine.run.bind(engine);
    const begun: string[] = [];
    const held = Promise.withResolvers<void>();
    const running = vi.spyOn(engine, 'run').mockImplementation(async (task, hooks) => {
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
    running.mockRestore();
  });

  it('are null if no sky is found, which is not computed again', async () => {
    now().engine.refusal = new EngineError('edit_not_confident', 'No sky.');
    expect(skiesOf(await ask())).toBeNull();
    expect(skiesOf(await ask())).toBeNull();
    expect(looks()).toEqual(['preview-skies']);
  });

  it('are made again after a failure, which has a code and a sentence', async () => {
    breakEngine();
    const refused = expectStatus<{ code: string; detail: string }>(await ask(), 500);
    expect(refused.code).toBe('look_failed');
    expect(refused.detail).not.toBe('');
    expect(skiesOf(await ask())).not.toBeNull();
  });

  it('are visible to the owner only', async () => {
    await ask();
    expect(expectStatus(await ask(await stranger()), 404)).toMatchObject({ code: 'version_not_found' });
  });
});
