import { inflateSync } from 'node:zlib';
import type { GoingThings } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { expectStatus, usedDesigns } from '../../test/makers.ts';
import { photoWorld } from '../../test/photo-world.ts';

const { ask: call, breakEngine, now, stranger } = photoWorld();

const ask = (body: object, client = now().guest) => call('going', body, client);

describe('listing what an edit would remove', () => {
  it('names the things, with a map of where they are, free', async () => {
    const before = await usedDesigns(now().guest);
    const { things, map } = expectStatus<GoingThings>(await ask({ mode: 'declutter' }), 200);
    expect(things.map(({ id, type, is_taken }) => [id, type, is_taken])).toEqual([
      [1, 'sofa', true],
      [2, 'curtain', false],
    ]);
    expect([...inflateSync(Buffer.from(map, 'base64'))]).toEqual([1, 2]);
    expect(await usedDesigns(now().guest)).toBe(before);
  });

  it('analyzes once for each question, and again after a failure', async () => {
    breakEngine();
    expect(expectStatus(await ask({ mode: 'empty-room' }), 500)).toMatchObject({ code: 'look_failed' });
    for (const room_type of ['living_room', 'kitchen', 'living_room'])
      expectStatus(await ask({ mode: 'empty-room', room_type }), 200);
    expect(now().engine.looks.map((task) => 'question' in task && task.question)).toEqual([
      { mode: 'empty-room', roomType: 'living_room' },
      { mode: 'empty-room', roomType: 'living_room' },
      { mode: 'empty-room', roomType: 'kitchen' },
    ]);
  });

  it('refuses edits that do not search for things', async () => {
    expectStatus(await ask({ mode: 'sky' }), 400);
    expectStatus(await ask({}), 400);
  });

  it('shows a stranger nothing', async () => {
    expect(expectStatus(await ask({ mode: 'declutter' }, await stranger()), 404)).toMatchObject({
      code: 'version_not_found',
    });
  });
});
