import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, AUTH_BASE, BYTES_PER_MEGABYTE, ClientConfig } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import {
  importUrls,
  LISTINGS,
  pictureUrls,
  publish,
  readListing,
} from '../../test/listings/listing-makers.ts';
import { listingsByHand } from '../../test/listings/listing-work.ts';
import { expectStatus, makeImage, makeProject } from '../../test/makers.ts';
import { ScriptedWeb } from '../../test/scripted/scripted-web.ts';
import { makeBoard, sendPhotos, shareBoard } from '../../test/share-makers.ts';

const IMAGES = `${API_BASE}/images/`;
const TOO_LARGE = { code: 'upload_too_large', detail: 'File size exceeds 12MB' };

let server: TestServer;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'home-design-web-'));
  await writeFile(join(web, 'index.html'), '<!doctype html><html><head></head></html>');
  server = await startTestServer({ webFolder: web, settings: { MAX_PHOTO_MB: '12' } });
});
afterAll(async () => {
  await server.close();
  await rm(web, { recursive: true, force: true });
});

const bytes = (megabytes: number, more = 0) => Buffer.alloc(megabytes * BYTES_PER_MEGABYTE + more, 7);
const photo = (field: string, content: Buffer) => ({ field, name: 'room.jpg', content });

describe('a server with MAX_PHOTO_MB=12', () => {
  it('UPLOAD-32 accepts a photo of that size, and refuses a larger one with the number', async () => {
    const guest = await server.guest();
    expectStatus(await guest.upload(IMAGES, [photo('file', bytes(12))]), 201);
    expect(expectStatus(await guest.upload(IMAGES, [photo('file', bytes(12, 1))]), 413)).toEqual(TOO_LARGE);
  });

  it('UPLOAD-32 does the same for each photo of several', async () => {
    const guest = await server.guest();
    const files = [photo('files', bytes(11)), photo('files', bytes(12, 1))];
    const { images, errors } = (await guest.upload(`${IMAGES}batch-upload/`, files)).json();
    expect([images.length, errors]).toEqual([1, [{ name: 'room.jpg', ...TOO_LARGE }]]);
  });

  it('C-18 has the same limit for photos sent by a link, and room for a day of the largest', async () => {
    const guest = await server.guest();
    const project = (await makeProject(guest)).id;
    const [version] = (await makeImage(guest, { project })).versions;
    const board = await makeBoard(guest, project, [version!.id]);
    const link = await shareBoard(guest, board.id, { permission: 'upload' });
    const visitor = await server.visitor();
    const send = (content: Buffer) => sendPhotos(visitor, link, [{ name: 'room.jpg', content }]);
    expectStatus(await send(bytes(11)), 201);
    expect(expectStatus(await send(bytes(12, 1)), 413)).toEqual(TOO_LARGE);
    const sent = (count: number) =>
      server.db.updateTable('shareUploads').set({ bytes: count }).where('linkId', '=', link.id).execute();
    await sent(19 * bytes(12).length);
    expectStatus(await send(bytes(12)), 201);
    expect(expectStatus(await send(bytes(1)), 429)).toMatchObject({ code: 'share_uploads_full' });
  });

  it('fetches pictures of listings up to that size, and says the number for a larger one', async () => {
    const scripted = new ScriptedWeb();
    const worker = listingsByHand(server, scripted);
    const guest = await server.guest();
    const pictures = pictureUrls(2);
    const { listings } = await importUrls(guest, [publish(scripted, { pictures })]);
    await worker.drain('read');
    scripted.pictures.set(pictures[0]!, bytes(12)).set(pictures[1]!, bytes(12, 1));
    expectStatus(await guest.post(`${LISTINGS}${listings[0]!.id}/create_project/`, {}), 200);
    await worker.drain('pictures');
    const { images } = await readListing(guest, listings[0]!.id);
    expect(images.map(({ state, error }) => [state, error])).toEqual([
      ['done', null],
      ['failed', TOO_LARGE.detail],
    ]);
  });

  it('keeps the limit of 10 MB for files that are no photos', async () => {
    const account = await server.account();
    for (const path of [`${AUTH_BASE}/branding/logo`, `${LISTINGS}import_page/`]) {
      const answer = await account.upload(path, [photo('file', bytes(10, 1))]);
      expect(expectStatus(answer, 413)).toEqual({ ...TOO_LARGE, detail: 'File size exceeds 10MB' });
    }
  });

  it('says the limit in its page and in the description of its calls', async () => {
    const { body } = await server.app.inject('/');
    const [, json] = /id="home-design-config">(.*?)<\/script>/.exec(body) ?? [];
    expect(ClientConfig.parse(JSON.parse(json ?? '')).maxPhotoMegabytes).toBe(12);
    const described = JSON.stringify(server.app.swagger().paths?.[IMAGES]);
    expect(described).toContain('At most 12 MB.');
  });
});

it('CONST-06 UPLOAD-26 the limit is 10 MB unless it is set, to a whole number from 1 to 100', () => {
  expect(readConfig({}).MAX_PHOTO_MB).toBe(10);
  expect(readConfig({ MAX_PHOTO_MB: '100' }).MAX_PHOTO_MB).toBe(100);
  for (const wrong of ['0', '101', '2.5', 'large']) {
    expect(() => readConfig({ MAX_PHOTO_MB: wrong })).toThrow(/MAX_PHOTO_MB/);
  }
});
