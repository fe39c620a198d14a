import { API_BASE, type Image, type Project, type ProjectId, type VersionId } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject, readImage, startEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { failing, heldEdit } from '../../test/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

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
  it('is the original until there is an edit, then the newest finished one, and the project shows it as well', async () => {
    expect(await shown()).toBe(original);
    expect(await covers()).toEqual([await thumbnailOf(original), 'Original', null]);
    await edit();
    const second = await edit();
    expect(await shown()).toBe(second);
    expect(await covers()).toEqual([
      await thumbnailOf(second),
      'Wall color: Sage',
      await thumbnailOf(original),
    ]);
  });

  it('is never one that failed or is still being made', async () => {
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

  it('PROJECT-31 is the chosen one whatever is made later, the original too', async () => {
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

  it('is the original where that is chosen while it stands for the photo anyway', async () => {
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
});
