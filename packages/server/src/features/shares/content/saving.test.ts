import { API_BASE, type ProjectId, type VersionId } from '@home-design/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject } from '../../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../../test/picture-server.ts';
import { makeBoard, openShare, shareBoard } from '../../../test/share-makers.ts';
import type { TestClient } from '../../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let visitor: TestClient;
let project: ProjectId;
let original: VersionId;
let edit: VersionId;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  guest = await server.guest();
  visitor = await server.visitor();
  project = (await makeProject(guest)).id;
  const kitchen = await makeImage(guest, { project });
  original = kitchen.versions[0]!.id;
  edit = (await makeEdit(guest, kitchen.id)).result_version!;
});
afterAll(() => server.close());

const share = async (versions: VersionId[], settings: object = {}) =>
  shareBoard(guest, (await makeBoard(guest, project, versions)).id, settings);
const at = (token: string, rest = '') => `${API_BASE}/share/${token}/${rest}`;
const switchTo = (id: string, change: object) => guest.patch(`${API_BASE}/share-links/${id}/`, change);

describe('saving', () => {
  it('SHARE-26 SHARE-49 C-17 gives a PNG with the name of its label, or else its id', async () => {
    const { token } = await share([edit, original]);
    const saved = await visitor.get(at(token, `versions/${edit}/download/`));
    expect(saved.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringContaining('filename="Sage walls.png"'),
    });
    await guest.patch(`${API_BASE}/versions/${edit}/`, { label: '???' });
    // An opened link is cached for half a second.
    await expect
      .poll(async () => (await visitor.get(at(token, `versions/${edit}/download/`))).headers)
      .toMatchObject({ 'content-disposition': expect.stringContaining(`filename=${edit}.png`) });
  });

  it('U-18 gives the whole board as a ZIP in its order, with the originals beside the edits', async () => {
    const link = await share([edit], { shows_originals: true });
    const zip = await visitor.get(at(link.token, 'download/'));
    expect(zip.headers['content-disposition']).toContain('filename=Ideas.zip');
    const files = unzipSync(zip.rawPayload);
    expect(Object.keys(files)).toEqual([
      '01 Living room - Sage walls.jpg',
      '01 Living room - as photographed.jpg',
      'pictures.json',
    ]);
    expect(JSON.parse(strFromU8(files['pictures.json']!))).toEqual({
      board: 'Ideas',
      pictures: [
        { file: '01 Living room - Sage walls.jpg', edited: true },
        { file: '01 Living room - as photographed.jpg', edited: false },
      ],
    });
    const own = await guest.get(`${API_BASE}/boards/${link.resource_id}/download/`);
    expect(Object.keys(unzipSync(own.rawPayload))).toEqual([
      '01 Living room - Sage walls.jpg',
      'pictures.json',
    ]);
    const both = await guest.get(`${API_BASE}/boards/${link.resource_id}/download/?originals=1`);
    expect(Object.keys(unzipSync(both.rawPayload))).toEqual(Object.keys(files));
    const png = await guest.get(`${API_BASE}/boards/${link.resource_id}/download/?picture_format=png`);
    expect(Object.keys(unzipSync(png.rawPayload))[0]).toBe('01 Living room - Sage walls.png');
    const shared = await visitor.get(
      at(link.token, 'download/?picture_format=png&long_side=1600&quality=80'),
    );
    expect(Object.keys(unzipSync(shared.rawPayload))[0]).toBe('01 Living room - Sage walls.png');
    expectStatus(await visitor.get(at(link.token, 'download/?quality=9000')), 400);
  });

  it('can be switched off, and full size with it', async () => {
    const link = await share([edit, original], { allows_download: false, shows_originals: true });
    const { versions } = await openShare(visitor, link);
    expect(versions[0]).toMatchObject({ storage_url: null, download_url: null });
    const paths = [edit, original].flatMap((id) =>
      ['original/', 'original/?v=x', 'download/', 'download/?label=1'].map(
        (rest) => `versions/${id}/${rest}`,
      ),
    );
    for (const rest of [...paths, 'download/', 'download/?label=1']) {
      const answer = await visitor.get(at(link.token, rest));
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'share_download_refused']);
    }
    expect((await visitor.get(at(link.token, `versions/${edit}/preview/`))).statusCode).toBe(200);
  });
});

describe('U-01 disclosure', () => {
  const body = async (token: string, id: VersionId, rest: string) =>
    (await visitor.get(at(token, `versions/${id}/${rest}`))).body;

  it('labels every altered picture at every size, and no other, while the link requires it', async () => {
    const link = await share([edit, original], { shows_label: true });
    for (const rendition of ['thumbnail/', 'preview/', 'original/', 'download/']) {
      expect(await body(link.token, edit, rendition)).toContain('Virtually staged: ');
      expect(await body(link.token, original, rendition)).not.toContain('Virtually staged');
    }
    const labeled = await openShare(visitor, link);
    expect(labeled.versions[0]?.thumbnail_url).toMatch(/-labeled$/);
    await switchTo(link.id, { shows_label: false });
    expect(await body(link.token, edit, 'thumbnail/')).toBe('thumbnail.jpg');
    expect((await openShare(visitor, link)).versions[0]?.thumbnail_url).not.toContain('labeled');
  });

  it('draws a label once, and keeps it until the version is deleted for good', async () => {
    const link = await share([edit], { shows_label: true });
    const before = server.engine.labels;
    const url = at(link.token, `versions/${edit}/preview/`);
    await Promise.all([visitor.get(url), visitor.get(url), visitor.get(url)]);
    await visitor.get(url);
    expect(server.engine.labels - before).toBe(1);
    const key = `pictures/${edit}.labeled-preview-jpg/picture.jpg`;
    expect(await server.storage.has(key)).toBe(true);
    expectStatus(await guest.delete(`${API_BASE}/versions/${edit}/`), 204);
    expectStatus(await guest.delete(`${API_BASE}/bin/version/${edit}/`), 204);
    expect(await server.storage.has(key)).toBe(false);
  });

  it('labels a single download on request', async () => {
    const { token } = await share([edit]);
    expect(await body(token, edit, 'download/?label=1')).toContain('Virtually staged: ');
    expect(await body(token, edit, 'download/')).not.toContain('Virtually staged');
  });

  it('shows the original photo beside every altered picture if the owner turns it on', async () => {
    const link = await share([edit]);
    expect((await openShare(visitor, link)).versions[0]?.original).toBeNull();
    expect((await visitor.get(at(link.token, `versions/${original}/preview/`))).statusCode).toBe(404);
    await switchTo(link.id, { shows_originals: true });
    const [shown] = (await openShare(visitor, link)).versions;
    expect(shown?.original).toMatchObject({ id: original });
    expect((await visitor.get(shown!.original!.preview_url)).statusCode).toBe(200);
  });
});
