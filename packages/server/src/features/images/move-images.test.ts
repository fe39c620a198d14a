import { API_BASE, type ImageId, type ProjectDetail, type ProjectId } from '@home-design/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { binWorld, originalOf } from '../../test/bin-world.ts';
import { expectStatus, makeImage, makeProject, readImage } from '../../test/makers.ts';
import type { PictureServer } from '../../test/picture-server.ts';
import { boardsOf, makeBoard, openShare, shareBoard } from '../../test/share-makers.ts';
import type { TestClient } from '../../test/test-client.ts';

const world = binWorld();
const { readProject, boardPictures, chain } = world;
let server: PictureServer;
let guest: TestClient;
let project: ProjectId;
beforeEach(() => {
  ({ server, guest, project } = world.now());
});

describe('photos moved to another project', () => {
  const move = (ids: ImageId[], to: ProjectId, client: TestClient = guest) =>
    client.post(`${API_BASE}/images/move/`, { image_ids: ids, project: to });

  it('go to its end in the given order, with their versions, and leave the former project', async () => {
    const { image: edited } = await chain();
    const stays = await makeImage(guest, { project });
    const loose = await makeImage(guest);
    const to = (await makeProject(guest, { title: 'Elm Street' })).id;
    const there = await makeImage(guest, { project: to });
    const before = await readImage(guest, edited);
    expect(expectStatus(await move([loose.id, edited, there.id], to), 200)).toEqual({
      project: to,
      image_ids: [loose.id, edited],
    });
    const target = expectStatus<ProjectDetail>(await guest.get(`${API_BASE}/projects/${to}/`), 200);
    expect(target.images.map(({ id }) => id)).toEqual([there.id, loose.id, edited]);
    expect(target.images[2]?.versions).toEqual(before.versions);
    expect((await readProject()).images.map(({ id }) => id)).toEqual([stays.id]);
  });

  it('stay on their boards, which can be changed as before', async () => {
    const image = await makeImage(guest, { project });
    const other = await makeImage(guest, { project });
    const board = await makeBoard(guest, project, [originalOf(image).id]);
    const link = await shareBoard(guest, board.id);
    const to = (await makeProject(guest)).id;
    expectStatus(await move([image.id], to), 200);
    expect(await boardPictures(board)).toEqual([originalOf(image).id]);
    expect((await openShare(await server.visitor(), link)).versions).toHaveLength(1);
    const version_ids = [originalOf(other).id, originalOf(image).id];
    expectStatus(await guest.patch(`${API_BASE}/boards/${board.id}/`, { version_ids }), 200);
    expect(await boardPictures(board)).toEqual(version_ids);
    const autoBoards = (await boardsOf(guest)).filter(({ is_auto_generated }) => is_auto_generated);
    expect(autoBoards.find((each) => each.project === to)?.versions).toMatchObject([
      { id: originalOf(image).id },
    ]);
  });

  it('all stay in place if one of them, or the project, is not the person’s', async () => {
    const stranger = await server.guest();
    const foreign = await makeImage(stranger);
    const own = await makeImage(guest, { project });
    const to = (await makeProject(guest)).id;
    expectStatus(await move([own.id, foreign.id], to), 404);
    expectStatus(await move([own.id], foreign.project as ProjectId), 404);
    expect((await readImage(guest, own.id)).project).toBe(project);
    expect((await readImage(stranger, foreign.id)).project).toBe(foreign.project);
  });
});
