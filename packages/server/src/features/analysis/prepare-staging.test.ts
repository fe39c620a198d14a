import { API_BASE, type Image } from '@home-design/contract';
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

const ask = (client = guest) => client.post(`${API_BASE}/versions/${image.versions[0]?.id}/room/prepare/`);

describe('preparing a staging', () => {
  it('has the engine read the room, and costs nothing', async () => {
    const before = await usedDesigns(guest);
    expect(expectStatus(await ask(), 200)).toEqual({ is_ready: true });
    expect(server.engine.looks.map(({ kind }) => kind)).toEqual(['prepare-staging']);
    expect(await usedDesigns(guest)).toBe(before);
  });

  it('is refused to strangers', async () => {
    expect(expectStatus(await ask(await server.guest()), 404)).toMatchObject({ code: 'version_not_found' });
  });

  it('fails alone when the engine fails', async () => {
    server.engine.refusal = new EngineError('crashed', 'Out of memory.');
    expect(expectStatus(await ask(), 500)).toMatchObject({ code: 'look_failed' });
    expect(expectStatus(await ask(), 200)).toEqual({ is_ready: true });
  });
});
