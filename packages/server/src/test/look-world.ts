import { API_BASE, type Image, type Look, type LookItem, type ProjectId } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { expectStatus, makeImage, makeProject } from './makers.ts';
import { type PictureServer, startPictureServer } from './picture-server.ts';
import type { TestClient } from './test-client.ts';

/** A server that makes one edit at a time, and a guest with a project of three photos. */
export interface LookWorld {
  server: PictureServer;
  guest: TestClient;
  project: ProjectId;
  images: Image[];
}

export const LIGHT = { transformation: 'lighting', parameters: { type: 'evenly_lit' } };

/**
 * Starts the server once for the file that calls this, and makes everything else anew before each of its tests.
 * @param use puts the parts where the tests of the file find them
 * @returns calls about looks, as the guest of the test makes them
 */
export function useLookWorld(use: (world: LookWorld) => void) {
  let world: LookWorld;
  let server: PictureServer;
  beforeAll(async () => {
    server = await startPictureServer({
      concurrency: 1,
      settings: { GUEST_DESIGNS_PER_MONTH: '12', EDITS_WAITING_PER_ACCOUNT: '8' },
    });
  });
  beforeEach(async () => {
    const guest = await server.guest();
    const project = (await makeProject(guest)).id;
    const images: Image[] = [];
    for (let count = 0; count < 3; count++) images.push(await makeImage(guest, { project }));
    world = { server, guest, project, images };
    use(world);
  });
  afterAll(() => server.close());

  const all = () => world.images.map(({ id }) => ({ image_id: id }));
  const ask = (body: object = {}, client = world.guest) =>
    client.post(`${API_BASE}/projects/${world.project}/looks/`, { steps: [LIGHT], photos: all(), ...body });
  const start = async (body: object = {}) => expectStatus<Look>(await ask(body), 202);
  const read = async ({ id }: Look) =>
    expectStatus<Look>(await world.guest.get(`${API_BASE}/looks/${id}/`), 200);
  return {
    all,
    ask,
    start,
    read,
    async done(body: object = {}) {
      const look = await start(body);
      await server.idle();
      return read(look);
    },
    onItem: ({ id }: Look, item: LookItem | undefined, call: string, body: object = {}) =>
      world.guest.post(`${API_BASE}/looks/${id}/items/${item?.id}/${call}/`, body),
  };
}
