import { API_BASE, type ProjectId, type VersionId } from '@home-design/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, binWorld } from '../../test/bin-world.ts';
import { expectStatus, makeEdit, readImage } from '../../test/makers.ts';
import { makeBoard } from '../../test/share-makers.ts';
import type { TestClient } from '../../test/test-client.ts';

const world = binWorld();
const { bin, remove, restore, boardPictures, chain } = world;
let guest: TestClient;
let project: ProjectId;
beforeEach(() => {
  ({ guest, project } = world.now());
});

describe('U-03 a deleted version', () => {
  it('leaves its children to its parent, and gets them back when it is restored', async () => {
    const { image, versions } = await chain();
    const [original, first, second] = versions;
    const before = await readImage(guest, image);
    const board = await makeBoard(guest, project, [first]);
    await remove(at.version(first));
    expect((await readImage(guest, image)).versions).toMatchObject([
      { id: original },
      { id: second, parent: original },
    ]);
    expect(await boardPictures(board)).toEqual([]);
    expectStatus(await guest.get(at.version(first)), 404);
    const again = { project, name: 'Other', version_ids: [first] };
    expectStatus(await guest.post(`${API_BASE}/boards/`, again), 404);

    expect(expectStatus(await restore(at.version(first)), 200)).toMatchObject({
      id: first,
      parent: original,
    });
    expect((await readImage(guest, image)).versions).toEqual(before.versions);
    expect(await boardPictures(board)).toEqual([first]);
  });

  it('returns to its place in the tree, when two are restored in any order', async () => {
    const { image, versions } = await chain();
    const [original, first, second] = versions;
    await remove(at.version(first));
    await remove(at.version(second));
    expectStatus(await restore(at.version(second)), 200);
    expect((await readImage(guest, image)).versions).toMatchObject([
      { id: original },
      { id: second, parent: original },
    ]);
    expectStatus(await restore(at.version(first)), 200);
    expect((await readImage(guest, image)).versions).toMatchObject([
      { id: original, parent: null },
      { id: first, parent: original },
      { id: second, parent: first },
    ]);
  });

  it('is primary again, unless another one was chosen meanwhile', async () => {
    const { image, versions } = await chain();
    const [original, first, second] = versions;
    const choose = async (version_id: VersionId) =>
      expectStatus(await guest.post(`${at.photo(image)}set-primary/`, { version_id }), 200);
    const primary = async () =>
      (await readImage(guest, image)).versions.filter(({ is_primary }) => is_primary).map(({ id }) => id);
    await choose(first);
    await remove(at.version(first));
    expect(await primary()).toEqual([original]);
    expectStatus(await restore(at.version(first)), 200);
    expect(await primary()).toEqual([first]);

    await remove(at.version(first));
    await choose(second);
    expectStatus(await restore(at.version(first)), 200);
    expect(await primary()).toEqual([second]);
  });

  it('keeps its name: an edit made meanwhile gets a number', async () => {
    const { image, versions } = await chain();
    const labels = async () => (await readImage(guest, image)).versions.map(({ label }) => label);
    const before = await labels();
    await remove(at.version(versions[2]));
    await makeEdit(guest, image);
    expectStatus(await restore(at.version(versions[2])), 200);
    expect(new Set(await labels()).size).toBe(before.length + 1);
    expect(await labels()).toEqual(expect.arrayContaining(before));
  });

  it('cannot be restored before its photo', async () => {
    const { image, versions } = await chain();
    await remove(at.version(versions[1]));
    await remove(at.photo(image));
    expect((await bin()).results).toMatchObject([
      { kind: 'photo', id: image, size: 2 },
      { kind: 'version', id: versions[1], waits_for: 'photo' },
    ]);
    expect(expectStatus(await restore(at.version(versions[1])), 409)).toMatchObject({
      code: 'bin_photo_first',
    });
    expectStatus(await restore(at.photo(image)), 200);
    expect((await readImage(guest, image)).versions).toHaveLength(2);
    expectStatus(await restore(at.version(versions[1])), 200);
  });

  it('leaves its former children unchanged when it is deleted for good', async () => {
    const { image, versions } = await chain();
    const [original, first, second] = versions;
    await remove(at.version(first));
    await remove(`${API_BASE}/bin/version/${first}/`);
    expectStatus(await restore(at.version(first)), 404);
    // Its former children can still be removed and restored.
    await remove(at.version(second));
    expectStatus(await restore(at.version(second)), 200);
    expect((await readImage(guest, image)).versions).toMatchObject([
      { id: original },
      { id: second, parent: original },
    ]);
  });
});
