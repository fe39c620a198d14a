import { API_BASE, type BinEntry, type ProjectId, type VersionId } from '@home-design/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, binWorld, originalOf } from '../../test/bin-world.ts';
import { expectStatus, keptFolders, makeEdit, makeImage, makeProject, readImage } from '../../test/makers.ts';
import type { PictureServer } from '../../test/picture-server.ts';
import { boardsOf, makeBoard, openShare, shareBoard } from '../../test/share-makers.ts';
import type { TestClient } from '../../test/test-client.ts';
import { purgeBin } from './index.ts';

const DAY_MS = 86_400_000;
const world = binWorld();
const { bin, remove, restore, readProject, boardPictures, chain } = world;
let server: PictureServer;
let guest: TestClient;
let project: ProjectId;
beforeEach(() => {
  ({ server, guest, project } = world.now());
});

describe('U-03 a deleted photo', () => {
  it('disappears from every list at once', async () => {
    const [kept, gone] = [await makeImage(guest, { project }), await makeImage(guest, { project })];
    const board = await makeBoard(guest, project, [originalOf(kept).id, originalOf(gone).id]);
    const link = await shareBoard(guest, board.id);
    await remove(at.photo(gone.id));

    for (const path of [at.photo(gone.id), at.version(originalOf(gone).id), gone.thumb_url]) {
      expectStatus(await guest.get(path), 404);
    }
    expect(await readProject()).toMatchObject({ image_count: 1, images: [{ id: kept.id }] });
    expect(await boardPictures(board)).toEqual([originalOf(kept).id]);
    const visitor = await server.visitor();
    expect((await openShare(visitor, link)).versions).toHaveLength(1);
    const picture = `${API_BASE}/share/${link.token}/versions/${originalOf(gone).id}/files/thumbnail/`;
    expect((await visitor.get(picture)).statusCode).toBe(404);
    for (const autoBoard of (await boardsOf(guest)).filter(({ is_auto_generated }) => is_auto_generated)) {
      expect(autoBoard.versions.map(({ id }) => id)).toEqual([originalOf(kept).id]);
    }
    const edit = { image_id: gone.id, args: {} };
    expectStatus(await guest.post(`${API_BASE}/transformations/lighting/`, edit), 404);
    expectStatus(
      await guest.post(`${API_BASE}/projects/${project}/export/`, { version_ids: [originalOf(gone).id] }),
      404,
    );
  });

  it('comes back with its place, versions, tags, favorites and places on boards', async () => {
    const [one, two] = [await makeImage(guest, { project }), await makeImage(guest, { project })];
    const edited = (await makeEdit(guest, one.id)).result_version as VersionId;
    expectStatus(await guest.post(`${at.version(edited)}add-tag/`, { tag: 'Best' }), 200);
    expectStatus(await guest.patch(at.version(edited), { is_favorite: true }), 200);
    const board = await makeBoard(guest, project, [edited, originalOf(two).id]);
    const before = await readImage(guest, one.id);
    await remove(at.photo(one.id));
    // The board is reordered while one of its pictures is in the bin.
    const order = { version_ids: [originalOf(two).id] };
    expectStatus(await guest.patch(`${API_BASE}/boards/${board.id}/`, order), 200);

    expect(expectStatus(await restore(at.photo(one.id)), 200)).toEqual(before);
    expect((await readProject()).images.map(({ id }) => id)).toEqual([one.id, two.id]);
    expect((await boardPictures(board)).sort()).toEqual([edited, originalOf(two).id].sort());
    expect((await guest.get(before.thumb_url)).statusCode).toBe(200);
    expectStatus(await restore(at.photo(one.id)), 404);
  });

  it('stays in the bin when its project is deleted and restored', async () => {
    const [kept, gone] = [await makeImage(guest, { project }), await makeImage(guest, { project })];
    await remove(at.photo(gone.id));
    await remove(`${API_BASE}/projects/${project}/`);
    const { results, counts } = await bin();
    expect(counts).toEqual({ project: 1, photo: 1, version: 0, board: 0 });
    expect(results).toMatchObject([
      { kind: 'project', id: project, size: 1, waits_for: null },
      { kind: 'photo', id: gone.id, waits_for: 'project' },
    ]);
    expect(expectStatus(await restore(at.photo(gone.id)), 409)).toMatchObject({ code: 'bin_project_first' });

    expectStatus(await restore(`${API_BASE}/projects/${project}/`), 200);
    expect((await readProject()).images.map(({ id }) => id)).toEqual([kept.id]);
    expectStatus(await restore(at.photo(gone.id)), 200);
    expect((await readProject()).images).toHaveLength(2);
  });

  it('cancels its edits, which are not charged', async () => {
    const image = await makeImage(guest, { project });
    await makeEdit(guest, image.id);
    await remove(at.photo(image.id));
    expect(expectStatus(await guest.get(`${API_BASE}/edit-jobs/`), 200)).toMatchObject({ results: [] });
  });
});

describe('the bin', () => {
  it('is listed with the times of its deletion and its end, the last deleted first', async () => {
    const image = await makeImage(guest, { project, name: 'Kitchen' });
    const board = await makeBoard(guest, project, [originalOf(image).id]);
    await remove(at.photo(image.id));
    await remove(`${API_BASE}/boards/${board.id}/`);
    const { results, count } = await bin();
    expect(count).toBe(2);
    expect(results).toMatchObject([
      { kind: 'board', id: board.id, title: 'Ideas', inside: 'Harbor flat' },
      { kind: 'photo', id: image.id, title: 'Kitchen', inside: 'Harbor flat', size: 1, waits_for: null },
    ]);
    const [, photo] = results as [BinEntry, BinEntry];
    expect(Date.parse(photo.purged_at) - Date.parse(photo.deleted_at)).toBe(30 * DAY_MS);
    expect((await guest.get(photo.thumbnail_url ?? '')).statusCode).toBe(200);
    expect(await bin(guest, '?page=2&page_size=1')).toMatchObject({
      results: [{ id: image.id }],
      num_pages: 2,
      has_previous: true,
    });
  });

  it('is neither listed nor restored for others', async () => {
    const image = await makeImage(guest, { project });
    await remove(at.photo(image.id));
    const { results } = await bin();
    const stranger = await server.guest();
    expect(await bin(stranger)).toMatchObject({ count: 0, results: [] });
    expectStatus(await restore(at.photo(image.id), stranger), 404);
    expectStatus(await stranger.delete(`${API_BASE}/bin/photo/${image.id}/`), 404);
    expectStatus(await stranger.get(results[0]?.thumbnail_url ?? ''), 404);
    const until = new Date(Date.now() + DAY_MS).toISOString();
    expectStatus(await stranger.delete(`${API_BASE}/bin/?until=${until}`), 200);
    expect((await bin()).count).toBe(1);
  });

  it('is removed with everything that was in the bin when it was looked at, and is counted', async () => {
    const { versions } = await chain();
    const [photo, late] = [await makeImage(guest, { project }), await makeImage(guest, { project })];
    const other = (await makeProject(guest)).id;
    const inside = await makeImage(guest, { project: other });
    const board = await makeBoard(guest, project, [originalOf(late).id]);
    await remove(at.version(versions[1]));
    await remove(at.photo(photo.id));
    await remove(`${API_BASE}/boards/${board.id}/`);
    await remove(`${API_BASE}/projects/${other}/`);
    const seen = await bin();
    expect(seen.counts).toEqual({ project: 1, photo: 1, version: 1, board: 1 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await remove(at.photo(late.id));

    const answer = await guest.delete(`${API_BASE}/bin/?until=${seen.as_of}`);
    expect(expectStatus(answer, 200)).toEqual(seen.counts);
    expect(await bin()).toMatchObject({ count: 1, results: [{ id: late.id }] });
    const kept = (await keptFolders(server.storage)).join();
    for (const id of [versions[1], originalOf(photo).id, originalOf(inside).id])
      expect(kept).not.toContain(id);
    expect(kept).toContain(originalOf(late).id);
  });

  it('is removed for good after 30 days, with its versions, and not before', async () => {
    const { versions } = await chain();
    const photo = await makeImage(guest, { project });
    await remove(at.version(versions[1]));
    await remove(at.photo(photo.id));
    const afterDays = (days: number) =>
      purgeBin({ ...server, clock: { now: () => new Date(Date.now() + days * DAY_MS) } });
    await afterDays(29.9);
    expect((await bin()).count).toBe(2);
    expect(await afterDays(30.1)).toMatchObject({ photo: expect.any(Number), version: expect.any(Number) });
    expect((await bin()).count).toBe(0);
    expect((await keptFolders(server.storage)).join()).not.toContain(originalOf(photo).id);
  });
});
