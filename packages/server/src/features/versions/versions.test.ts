import { readFile } from 'node:fs/promises';
import { API_BASE, type Image, type Version, type VersionId } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectStatus,
  keptFolders,
  makeEdit,
  makeImage,
  readImage,
  somePhoto,
  startEdit,
} from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

const VERSIONS = `${API_BASE}/versions/`;

let server: PictureServer;
let guest: TestClient;
let image: Image;
const photo = somePhoto();
beforeAll(async () => {
  server = await startPictureServer();
  guest = await server.guest();
  image = await makeImage(guest, { name: 'Wohnzimmer süd', content: photo });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => guest.get(url, { headers });

describe('S3 pictures', () => {
  it('U-02 the original has exactly the stored bytes', async () => {
    const answer = await get(image.original_url);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(Buffer.from(photo));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(photo.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/webp', 'preview.webp'],
    ['image/jpeg', 'image/jpeg', 'preview.jpg'],
  ])('previews have the format that Accept %s requests', async (accept, mediaType, body) => {
    const answer = await get(image.preview_url, { accept });
    expect(answer.headers).toMatchObject({
      'content-type': mediaType,
      vary: expect.stringContaining('Accept'),
    });
    expect(answer.body).toBe(body);
  });

  it('an address with an old hash is not cached for good', async () => {
    const [bare] = image.thumb_url.split('?');
    for (const url of [`${bare}`, `${bare}?v=old`]) {
      expect((await get(url)).headers['cache-control']).toBe('private, no-cache');
    }
  });

  it('answers 304 when the client has the picture', async () => {
    const { etag } = (await get(image.thumb_url)).headers;
    const answer = await get(image.thumb_url, { 'if-none-match': `"other", W/${etag}` });
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
    expect((await get(image.thumb_url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('U-17 names the file for saving', async () => {
    const answer = await get(`${image.original_url}&download=1`);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Wohnzimmer s?d - as photographed.png"; filename*=UTF-8''Wohnzimmer%20s%C3%BCd%20-%20as%20photographed.png`,
    );
  });

  it('U-29 other accounts get the same 404 for them as for missing ones', async () => {
    const stranger = await server.guest();
    const missing = await stranger.get(`${VERSIONS}00000000-0000-4000-8000-000000000000/files/preview/`);
    for (const url of [image.original_url, image.preview_url, image.thumb_url]) {
      const answer = await stranger.get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(missing.body);
    }
    expectStatus(await (await server.visitor()).get(image.thumb_url), 401);
  });

  it('an original has no mask, an edit has one', async () => {
    expectStatus(await get(`${VERSIONS}${image.versions[0]?.id}/files/mask/`), 404);
    await makeEdit(guest, image.id);
    const edited = (await readImage(guest, image.id)).versions.at(-1);
    const answer = await get(edited?.mask_url ?? '');
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.body).toBe('mask');
  });

  it('a pending version has no pictures yet', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { version } = await startEdit(guest, image.id);
    expect(version).toMatchObject({
      storage_url: null,
      preview_url: null,
      thumbnail_url: null,
      thumbhash: null,
    });
    expect(expectStatus(await get(`${VERSIONS}${version.id}/files/preview/`), 404)).toMatchObject({
      code: 'file_not_found',
    });
    held.release();
    await server.idle();
  });
});

describe('a version', () => {
  it('is answered by itself in the same form as in its image', async () => {
    const [original] = image.versions;
    expect(expectStatus(await get(`${VERSIONS}${original?.id}/`), 200)).toEqual(original);
  });

  it('API-011 is hidden from other accounts', async () => {
    const stranger = await server.guest();
    expectStatus(await stranger.get(`${VERSIONS}${image.versions[0]?.id}/`), 404);
    expectStatus(await stranger.delete(`${VERSIONS}${image.versions[0]?.id}/`), 404);
  });
});

describe('removing a version', () => {
  const remove = (id: VersionId) => guest.delete(`${VERSIONS}${id}/`);
  const versionsOf = async (id: Image['id']): Promise<Version[]> => (await readImage(guest, id)).versions;

  it('U-02 the original cannot be removed alone', async () => {
    const { versions } = await makeImage(guest);
    const original = versions[0] as Version;
    expect(expectStatus(await remove(original.id), 409)).toMatchObject({ code: 'version_is_original' });
  });

  it('its children get its parent; its files are deleted once it is deleted for good', async () => {
    const { id } = await makeImage(guest);
    await makeEdit(guest, id);
    const [original, first] = (await versionsOf(id)) as [Version, Version];
    const body = { version_id: first.id, args: {} };
    const { version } = expectStatus<{ version: Version }>(
      await guest.post(`${API_BASE}/transformations/wall-color/`, body),
      202,
    );
    expect(version.parent).toBe(first.id);
    await server.idle();

    expectStatus(await remove(first.id), 204);
    expect(await versionsOf(id)).toMatchObject([
      { id: original.id },
      { id: version.id, parent: original.id },
    ]);
    expectStatus(await guest.delete(`${API_BASE}/bin/version/${first.id}/`), 204);
    const kept = await keptFolders(server.storage);
    expect(kept.filter((name) => name.includes(first.id))).toEqual([]);
    expect(kept).toContain(version.id);
  });

  it('VERSIONS-24 the parent of a removed primary version becomes primary', async () => {
    const { id } = await makeImage(guest);
    const job = await makeEdit(guest, id);
    const edited = job.result_version as VersionId;
    await server.db.updateTable('versions').set({ isPrimary: false }).where('imageId', '=', id).execute();
    await server.db.updateTable('versions').set({ isPrimary: true }).where('id', '=', edited).execute();
    expectStatus(await remove(edited), 204);
    expect(await versionsOf(id)).toMatchObject([{ kind: 'original', is_primary: true }]);
  });

  it('U-14 a failed version can be removed', async () => {
    const { id } = await makeImage(guest);
    server.engine.scripts.push(async () => {
      throw new EngineError('edit_not_confident', 'No walls were found.');
    });
    const failed = await makeEdit(guest, id);
    expectStatus(await remove(failed.version as VersionId), 204);
    expect(await versionsOf(id)).toHaveLength(1);
    const job = expectStatus<{ version: null; status: string }>(
      await get(`${API_BASE}/edit-jobs/${failed.id}/`),
      200,
    );
    expect(job).toMatchObject({ version: null, status: 'failed' });
  });

  it('a version with a running edit, as source or result, cannot be removed', async () => {
    const { id } = await makeImage(guest);
    const job = await makeEdit(guest, id);
    const source = job.result_version as VersionId;
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { version } = expectStatus<{ version: Version }>(
      await guest.post(`${API_BASE}/transformations/lighting/`, { version_id: source }),
      202,
    );
    await held.begun;
    expect(expectStatus(await remove(source), 409)).toMatchObject({ code: 'version_in_use' });
    expect(expectStatus(await remove(version.id), 409)).toMatchObject({ code: 'version_not_ready' });
    held.release();
    await server.idle();
    expectStatus(await remove(source), 204);
  });
});

it('keeps files in folders named like their addresses, so that a backup of the folder is a backup of the pictures', async () => {
  const path = await server.storage.localPath(`pictures/${image.versions[0]?.id}/original.png`);
  expect(await readFile(path)).toEqual(Buffer.from(photo));
});
