import type { PieceSprite } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, usedDesigns } from '../../test/makers.ts';
import { photoWorld } from '../../test/photo-world.ts';

const {
  ask: call,
  breakEngine,
  looks,
  now,
  original,
  stranger,
} = photoWorld((guest, { id }) => makeEdit(guest, id));

const item = { kind: 'sofa', silhouette: 'boxy', x: 0.5, y: 0, z: -3, turn: 30, size: [2, 0.8, 0.9] };
const question = { style: 'modern', seed: 7, number: 0, turns: 8, item };
const ask = (change: object = {}, client = now().guest, of = now().image) =>
  call('piece_sprites', { ...question, ...change }, client, original(of));
const spritesOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  expectStatus<{ results: PieceSprite[]; count: number }>(answer, 200);

describe('pictures of one piece of a plan', () => {
  it('show it at eight turns from its own on, each with its place in the photo', async () => {
    const { results, count } = spritesOf(await ask());
    expect(count).toBe(8);
    expect(results.map(({ turn }) => turn)).toEqual([30, 75, 120, 165, 210, 255, 300, 345]);
    expect(results[1]).toEqual({
      turn: 75,
      area: { left: 0.1, top: 0.2, right: 0.5, bottom: 0.9 },
      picture: Buffer.from('sofa at 75').toString('base64'),
    });
    expect(spritesOf(await ask({ turns: 1 })).results.map(({ turn }) => turn)).toEqual([30]);
  });

  it('are drawn once and free, also for simultaneous requests, and again for another place', async () => {
    const before = await usedDesigns(now().guest);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(looks()).toEqual(['piece-sprites']);
    await ask({ item: { ...item, x: 1 } });
    expect(looks()).toEqual(['piece-sprites', 'piece-sprites']);
    expect(await usedDesigns(now().guest)).toBe(before);
  });

  it('are drawn after the analysis of a version that has none', async () => {
    const { guest } = now();
    spritesOf(await ask({}, guest, await makeImage(guest)));
    expect(looks()).toEqual(['analyse', 'piece-sprites']);
  });

  it('are refused for an unknown kind, a place out of reach and another number of turns', async () => {
    for (const [change, field] of [
      [{ item: { ...item, kind: 'throne' } }, 'item.kind'],
      [{ item: { ...item, x: 900 } }, 'item.x'],
      [{ turns: 360 }, 'turns'],
    ] as const) {
      const refused = expectStatus<{ code: string; errors: object }>(await ask(change), 400);
      expect(refused.code).toBe('invalid_request');
      expect(Object.keys(refused.errors)).toEqual([field]);
    }
    expect(looks()).toEqual([]);
  });

  it('are drawn again after a failure', async () => {
    breakEngine();
    expect(expectStatus<{ code: string }>(await ask(), 500).code).toBe('look_failed');
    expect(spritesOf(await ask()).count).toBe(8);
  });

  it('are visible to the owner of the photo only', async () => {
    await ask();
    expect(expectStatus(await ask({}, await stranger()), 404)).toMatchObject({ code: 'version_not_found' });
  });
});
