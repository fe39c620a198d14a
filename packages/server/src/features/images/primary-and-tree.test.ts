import { API_BASE, type Image, type Version, type VersionId, type VersionTree } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, readImage, startEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let image: Image;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  guest = await server.guest();
  image = await makeImage(guest);
});
afterAll(() => server.close());

async function edited(): Promise<VersionId> {
  const { result_version } = await makeEdit(guest, image.id);
  if (!result_version) throw new Error('The edit failed.');
  return result_version;
}

const choose = (id: VersionId | undefined, of = image) =>
  guest.post(`${API_BASE}/images/${of.id}/set-primary/`, { version_id: id });
const primaries = async () => (await readImage(guest, image.id)).versions.filter((one) => one.is_primary);

describe('API-049 the primary version', () => {
  it('VERSIONS-24 is exactly one, the original by default', async () => {
    const [original] = await primaries();
    expect(original?.kind).toBe('original');
    const id = await edited();

    expect(expectStatus<Version>(await choose(id), 200)).toMatchObject({ id, is_primary: true });
    expect((await primaries()).map((version) => version.id)).toEqual([id]);
    await choose(original?.id);
    expect((await primaries()).map((version) => version.id)).toEqual([original?.id]);
  });

  it('stays exactly one after simultaneous and repeated choices', async () => {
    const ids = [image.versions[0]!.id, await edited(), await edited()];
    const answers = await Promise.all([...ids, ...ids].map((id) => choose(id)));
    for (const answer of answers) expectStatus(answer, 200);
    expect(await primaries()).toHaveLength(1);
  });

  it('is the source of edits', async () => {
    const id = await edited();
    await choose(id);
    const { version } = await startEdit(guest, image.id);
    expect(version.parent).toBe(id);
    await server.idle();
  });

  it('is a finished version of that image', async () => {
    const other = await makeImage(guest);
    expect((await choose(other.versions[0]?.id)).json().code).toBe('version_not_found');

    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { version } = await startEdit(guest, image.id);
    expect((await choose(version.id)).json().code).toBe('version_not_ready');
    held.release();
    await server.idle();
  });
});

describe('VERSIONS-32 the version tree', () => {
  it('API-046 API-047 has every version below its source, at both addresses', async () => {
    const first = await edited();
    await choose(first);
    const [second, third] = [await edited(), await edited()];

    const trees = await Promise.all(
      ['version-tree', 'version_tree'].map(async (name) =>
        expectStatus<VersionTree>(await guest.get(`${API_BASE}/images/${image.id}/${name}/`), 200),
      ),
    );
    expect(trees[0]).toEqual(trees[1]);
    const idsOf = ({ version, children }: VersionTree): unknown => [version.id, children.map(idsOf)];
    expect(idsOf(trees[0]!)).toEqual([
      image.versions[0]!.id,
      [
        [
          first,
          [
            [second, []],
            [third, []],
          ],
        ],
      ],
    ]);
    expect(trees[0]!.children[0]!.version).toEqual((await readImage(guest, image.id)).versions[1]);
  });
});
