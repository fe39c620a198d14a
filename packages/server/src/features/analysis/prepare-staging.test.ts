import { describe, expect, it } from 'vitest';
import { expectStatus, usedDesigns } from '../../test/makers.ts';
import { photoWorld } from '../../test/photo-world.ts';

const { ask: call, breakEngine, looks, now, stranger } = photoWorld();

const ask = (client = now().guest) => call('room/prepare', undefined, client);

describe('preparing a staging', () => {
  it('has the engine read the room, and costs nothing', async () => {
    const before = await usedDesigns(now().guest);
    expect(expectStatus(await ask(), 200)).toEqual({ is_ready: true });
    expect(looks()).toEqual(['prepare-staging']);
    expect(await usedDesigns(now().guest)).toBe(before);
  });

  it('is refused to strangers', async () => {
    expect(expectStatus(await ask(await stranger()), 404)).toMatchObject({ code: 'version_not_found' });
  });

  it('fails alone when the engine fails', async () => {
    breakEngine();
    expect(expectStatus(await ask(), 500)).toMatchObject({ code: 'look_failed' });
    expect(expectStatus(await ask(), 200)).toEqual({ is_ready: true });
  });
});
