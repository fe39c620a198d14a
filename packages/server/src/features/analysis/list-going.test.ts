import { inflateSync } from 'node:zlib';
import { API_BASE, type GoingThings, type Image } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const ask = (body: object, client = guest) =>
  client.post(`${API_BASE}/versions/${image.versions[0]?.id}/going/`, body);

describe('listing what an edit would remove', () => {
  it('names the things, with a map of where they are, free', async () => {
    const before = await usedDesigns(guest);
    const { things, map } = expectStatus<GoingThings>(await ask({ mode: 'declutter' }), 200);
    expect(things.map(({ id, type, is_taken }) => [id, type, is_taken])).toEqual([
      [1, 'sofa', true],
      [2, 'curtain', false],
    ]);
    expect([...inflateSync(Buffer.from(map, 'base64'))]).toEqual([1, 2]);
    expect(await usedDesigns(guest)).toBe(before);
  });

  it('analyzes once for each question, and again after a failure', async () => {
    server.engine.refusal = new EngineError('crashed', 'The engine died.');
    expect(expectStatus(await ask({ mode: 'empty-room' }), 500)).toMatchObject({ code: 'look_failed' });
    for (const room_type of ['living_room', 'kitchen', 'living_room'])
      expectStatus(await ask({ mode: 'empty-room', room_type }), 200);
    expect(server.engine.looks.map((task) => 'question' in task && task.question)).toEqual([
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
    const stranger = await server.guest();
    expect(expectStatus(await ask({ mode: 'declutter' }, stranger), 404)).toMatchObject({
      code: 'version_not_found',
    });
  });
});
