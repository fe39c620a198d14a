import { API_BASE, type Image, type VersionId } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeImage } from './makers.ts';
import { type PictureServer, startPictureServer } from './picture-server.ts';
import type { TestClient } from './test-client.ts';

/**
 * A server and a guest for the tests of a file about what the engine sees in a photo, with another photo for each test.
 * @param prepare is done with each photo before the engine's looks are counted
 */
export function photoWorld(prepare?: (guest: TestClient, image: Image) => Promise<unknown>) {
  let server: PictureServer;
  let guest: TestClient;
  let image: Image;
  beforeAll(async () => {
    server = await startPictureServer();
    guest = await server.guest();
  });
  beforeEach(async () => {
    image = await makeImage(guest);
    await prepare?.(guest, image);
    server.engine.looks.length = 0;
  });
  afterAll(() => server.close());

  const original = (of: Image = image) => of.versions[0]?.id as VersionId;
  return {
    /** What the test that runs now works with. */
    now: () => ({ server, engine: server.engine, guest, image }),
    stranger: () => server.guest(),
    original,
    /** Makes a call of the photo's original, such as `room/prepare`. */
    ask: (call: string, body?: object, client: TestClient = guest, version: VersionId = original()) =>
      client.post(`${API_BASE}/versions/${version}/${call}/`, body),
    /** The kinds of what the engine was asked in this test. */
    looks: () => server.engine.looks.map(({ kind }) => kind),
    /** Makes the engine's next task fail. */
    breakEngine: () => {
      server.engine.refusal = new EngineError('crashed', 'The engine died.');
    },
  };
}
