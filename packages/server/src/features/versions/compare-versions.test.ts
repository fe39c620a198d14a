import {
  API_BASE,
  type Image,
  type ResponseOf,
  type VersionId,
  type versionRoutes,
} from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, readImage, startEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

type Compared = ResponseOf<typeof versionRoutes.compare>;

let server: PictureServer;
let guest: TestClient;
let image: Image;
let original: VersionId;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  guest = await server.guest();
  image = await makeImage(guest);
  original = image.versions[0]!.id;
});
afterAll(() => server.close());

const compare = (ids: (VersionId | undefined)[]) =>
  guest.post(`${API_BASE}/versions/compare/`, { version_ids: ids });
const difference = (id: VersionId, other: VersionId, client = guest) =>
  client.get(`${API_BASE}/versions/${id}/difference/${other}/`);

async function edited(seed: number): Promise<VersionId> {
  const { result_version } = await makeEdit(guest, image.id, { color: 'sage', seed });
  if (!result_version) throw new Error('The edit failed.');
  return result_version;
}

describe('comparing versions', () => {
  it('API-093 VERSIONS-33 shows sizes, and the difference of each from the first, in the requested order', async () => {
    const [first, second] = [await edited(1), await edited(2)];
    const { versions, differences } = expectStatus<Compared>(await compare([second, original, first]), 200);

    expect(versions.map(({ id }) => id)).toEqual([second, original, first]);
    expect(versions[1]).toEqual((await readImage(guest, image.id)).versions[0]);
    expect(differences).toEqual(
      [original, first].map((id) => ({
        versions: [second, id],
        same_size: true,
        changed_share: 0.1,
        mean_difference: 2.5,
      })),
    );
  });

  it('finds no difference between two edits with the same seed', async () => {
    const { differences } = expectStatus<Compared>(await compare([await edited(1), await edited(1)]), 200);
    expect(differences).toMatchObject([{ changed_share: 0, mean_difference: 0 }]);
  });

  it('needs two to ten distinct versions', async () => {
    for (const ids of [[], [original], [original, original], Array(11).fill(original)]) {
      expect((await compare(ids)).statusCode).toBe(400);
    }
  });

  it('needs finished versions', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { version } = await startEdit(guest, image.id);
    expect((await compare([original, version.id])).json().code).toBe('version_not_ready');
    expect((await difference(original, version.id)).json().code).toBe('version_not_ready');
    held.release();
    await server.idle();
  });

  it('draws the difference of two of them', async () => {
    const answer = await difference(original, await edited(1));
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.body).toBe('map');
  });

  it('S4 refuses versions of other accounts', async () => {
    const foreign = (await makeImage(await server.guest())).versions[0]!.id;
    expect((await compare([original, foreign])).json().code).toBe('version_not_found');
    expect((await difference(original, foreign)).json().code).toBe('version_not_found');
  });
});
