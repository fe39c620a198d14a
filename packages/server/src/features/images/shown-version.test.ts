import {
  API_BASE,
  type BinEntry,
  type Image,
  type Project,
  type ProjectId,
  type ShareLink,
  type VersionId,
} from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject, readImage, startEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { failing, heldEdit } from '../../test/scripted/scripted-engine.ts';
import { boardsOf, makeBoard, openShare, shareBoard } from '../../test/share-makers.ts';
import type { TestClient } from '../../test/test-client.ts';
import { until } from '../../test/until.ts';

let server: PictureServer;
let guest: TestClient;
let project: ProjectId;
let image: Image;
let original: VersionId;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  guest = await server.guest();
  project = (await makeProject(guest)).id;
  image = await makeImage(guest, { project });
  original = image.versions[0]!.id;
});
afterAll(() => server.close());

const edit = async () => (await makeEdit(guest, image.id)).result_version!;
const choose = async (id: VersionId) =>
  expectStatus(await guest.post(`${API_BASE}/images/${image.id}/set-primary/`, { version_id: id }), 200);
const shown = async () => (await readImage(guest, image.id)).shown_version;
async function covers() {
  const { results } = expectStatus<{ results: Project[] }>(await guest.get(`${API_BASE}/projects/`), 200);
  const found = results.find(({ id }) => id === project);
  return [found?.cover_url, found?.cover_label, found?.cover_original_url];
}
const thumbnailOf = async (id: VersionId) =>
  (await readImage(guest, image.id)).versions.find((version) => version.id === id)?.thumbnail_url;

describe('the version that stands for a photo', () => {
  it("is the original until there is an edit, then the newest finished one, also for the project's picture", async () => {
    expect(await shown()).toBe(original);
    expect(await covers()).toEqual([await thumbnailOf(original), 'Original', null]);
    await edit();
    const second = await edit();
    expect(await shown()).toBe(second);
    expect(await covers()).toEqual([await thumbnailOf(second), 'Sage walls 2', await thumbnailOf(original)]);
  });

  it('is never a failed or pending one', async () => {
    const first = await edit();
    server.engine.scripts.push(failing(new EngineError('edit_not_confident', 'No walls.')));
    await makeEdit(guest, image.id);
    expect(await shown()).toBe(first);
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { version } = await startEdit(guest, image.id);
    await held.begun;
    expect(await shown()).toBe(first);
    expect((await covers())[0]).toBe(await thumbnailOf(first));
    held.release();
    await server.idle();
    expect(await shown()).toBe(version.id);
  });

  it('PROJECT-31 is the chosen one, even the original, after later edits', async () => {
    const first = await edit();
    await choose(first);
    await edit();
    expect(await shown()).toBe(first);
    expect((await covers())[0]).toBe(await thumbnailOf(first));
    await choose(original);
    await edit();
    expect(await shown()).toBe(original);
    expect(await covers()).toEqual([await thumbnailOf(original), 'Original', null]);
  });

  it('is the original if it was chosen while it was the default', async () => {
    await edit();
    await choose(original);
    expect(await shown()).toBe(original);
  });

  it('is the newest one again when the chosen one is removed', async () => {
    const first = await edit();
    const second = await edit();
    await choose(first);
    expectStatus(await guest.delete(`${API_BASE}/versions/${first}/`), 204);
    expect(await shown()).toBe(second);
  });

  it('BOARDS-57 appears on the board of the project and on links to both, with its picture', async () => {
    const [board] = await boardsOf(guest, `project=${project}`);
    if (!board) throw new Error('A project has a board of its own.');
    const body = { resource_type: 'project', resource_id: project, permission: 'view' };
    const links = [
      await shareBoard(guest, board.id),
      expectStatus<ShareLink>(await guest.post(`${API_BASE}/share-links/`, body), 201),
    ];
    const visitor = await server.visitor();
    /** Reads every view of the photo; visitors may see another version with a short delay. */
    const isSeen = async (id: VersionId, other: VersionId) => {
      const [own] = await boardsOf(guest, `project=${project}`);
      expect(own?.versions.map((version) => version.id)).toEqual([id]);
      for (const link of links) {
        const picture = await until(async () => {
          const { versions } = await openShare(visitor, link);
          return versions.length === 1 && versions[0]?.id === id && versions[0].thumbnail_url;
        });
        expect((await visitor.get(picture)).statusCode).toBe(200);
        expect((await visitor.get(picture.replace(id, other))).statusCode).toBe(404);
      }
    };
    const first = await edit();
    await isSeen(first, original);
    const second = await edit();
    await isSeen(second, first);
    await choose(original);
    await isSeen(original, second);
  });

  it('does not replace the versions of a board with chosen versions', async () => {
    const board = await makeBoard(guest, project, [original]);
    await edit();
    const boards = await boardsOf(guest, `project=${project}`);
    const found = boards.find(({ id }) => id === board.id);
    expect(found?.versions.map(({ id }) => id)).toEqual([original]);
  });

  it('is the picture of the photo in the bin', async () => {
    const second = await edit();
    const thumbnail = await thumbnailOf(second);
    expectStatus(await guest.delete(`${API_BASE}/images/${image.id}/`), 204);
    const { results } = expectStatus<{ results: BinEntry[] }>(await guest.get(`${API_BASE}/bin/`), 200);
    expect(results).toMatchObject([{ kind: 'photo' }]);
    expect(JSON.stringify(results)).toContain(second);
    expect(thumbnail).toContain(second);
  });
});
