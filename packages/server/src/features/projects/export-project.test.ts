import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE, type Image, type ProjectId, type VersionId } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject, readImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { setPlan } from '../../test/plans.ts';
import { failing } from '../../test/scripted/scripted-engine.ts';
import { JPEG_HEAD } from '../../test/scripted/scripted-file.ts';

let server: PictureServer;
let guest: Awaited<ReturnType<PictureServer['guest']>>;
let project: ProjectId;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  guest = await server.guest();
  project = (await makeProject(guest, { title: 'Harbor flat: 3/4' })).id;
});
afterAll(() => server.close());

const ask = (body: object = {}, id = project) => guest.post(`${API_BASE}/projects/${id}/export/`, body);
async function unzipped(body: object = {}): Promise<Record<string, Uint8Array>> {
  const answer = await ask(body);
  expect(answer.statusCode).toBe(200);
  return unzipSync(answer.rawPayload);
}
const listOf = async (body: object = {}) =>
  JSON.parse(strFromU8((await unzipped(body))['pictures.json']!)) as { pictures: object[] };
const photo = (name: string, content?: Uint8Array): Promise<Image> =>
  makeImage(guest, { project, name, ...(content ? { content } : {}) });
const originalOf = (image: Image) => image.versions[0]!.id;

describe('API-030 U-18 the export of a project', () => {
  it('holds each photo in its shown version, flat and numbered in the order of the project', async () => {
    const kitchen = await photo('Kitchen.jpg');
    await photo('Living room.webp');
    await makeEdit(guest, kitchen.id, { color: 'sage' });
    server.engine.scripts.push(failing(new EngineError('edit_not_confident', 'No walls.')));
    await makeEdit(guest, kitchen.id);
    expect(Object.keys(await unzipped())).toEqual([
      '01 Kitchen - Sage walls.jpg',
      '02 Living room - as photographed.jpg',
      'pictures.json',
    ]);
    const { pictures } = await listOf();
    expect(pictures).toMatchObject([
      { photo: 'Kitchen.jpg', label: 'Sage walls', edited: true },
      { photo: 'Living room.webp', label: 'Original', edited: false },
    ]);
  });

  it('PROJECT-31 holds the chosen version rather than the newest', async () => {
    const kitchen = await photo('Kitchen.jpg');
    await makeEdit(guest, kitchen.id);
    const choice = { version_id: originalOf(kitchen) };
    expectStatus(await guest.post(`${API_BASE}/images/${kitchen.id}/set-primary/`, choice), 200);
    expect((await listOf()).pictures).toMatchObject([{ label: 'Original' }]);
  });

  it('holds every finished version, or the originals, on request', async () => {
    const kitchen = await photo('Kitchen.jpg');
    await photo('kitchen.png');
    await makeEdit(guest, kitchen.id, { color: 'sage' });
    await makeEdit(guest, kitchen.id, { color: 'sage' });
    server.engine.scripts.push(failing(new EngineError('edit_not_confident', 'No walls.')));
    await makeEdit(guest, kitchen.id);
    expect(Object.keys(await unzipped({ pictures: 'all' }))).toEqual([
      '01 Kitchen - as photographed.jpg',
      '02 Kitchen - Sage walls.jpg',
      '03 Kitchen - Sage walls 2.jpg',
      '04 kitchen - as photographed.jpg',
      'pictures.json',
    ]);
    expect(Object.keys(await unzipped({ pictures: 'originals' }))).toEqual([
      '01 Kitchen - as photographed.jpg',
      '02 kitchen - as photographed.jpg',
      'pictures.json',
    ]);
  });

  it('U-01 holds the photo as it was taken beside its altered picture on request, once', async () => {
    const kitchen = await photo('Kitchen.jpg');
    await photo('Hall.jpg');
    await makeEdit(guest, kitchen.id, { color: 'sage' });
    expect(Object.keys(await unzipped({ originals: true }))).toEqual([
      '01 Kitchen - Sage walls.jpg',
      '01 Kitchen - as photographed.jpg',
      '02 Hall - as photographed.jpg',
      'pictures.json',
    ]);
    expect(Object.keys(await unzipped({ pictures: 'all', originals: true }))).toEqual([
      '01 Kitchen - as photographed.jpg',
      '02 Kitchen - Sage walls.jpg',
      '03 Hall - as photographed.jpg',
      'pictures.json',
    ]);
  });

  it('follows the set order of the photos', async () => {
    const kitchen = await photo('Kitchen');
    await photo('Hall');
    const order = { image_ids: [kitchen.id], before: null };
    expectStatus(await guest.post(`${API_BASE}/projects/${project}/order/`, order), 200);
    expect(Object.keys(await unzipped())).toEqual([
      '01 Hall - as photographed.jpg',
      '02 Kitchen - as photographed.jpg',
      'pictures.json',
    ]);
  });

  it('PLANS-26 holds JPEGs, or the exact pixels as PNGs on request, on a plan without the watermark', async () => {
    await setPlan(server.db, guest.userId, 'pro');
    const content = Buffer.from('the kitchen');
    await photo('Kitchen.jpg', content);
    const { '01 Kitchen - as photographed.jpg': jpeg } = await unzipped();
    expect(strFromU8(jpeg!.subarray(JPEG_HEAD.length))).toBe('converted: the kitchen');
    const { '01 Kitchen - as photographed.png': png } = await unzipped({ picture_format: 'png' });
    expect(Buffer.from(png!)).toEqual(content);
  });

  it('U-01 labels altered pictures as staged on request', async () => {
    const kitchen = await photo('Kitchen.jpg');
    await photo('Hall.jpg');
    await makeEdit(guest, kitchen.id);
    const files = await unzipped({ label: true });
    expect(strFromU8(files['01 Kitchen - Sage walls.jpg']!)).toContain('Virtually staged');
    expect(strFromU8(files['02 Hall - as photographed.jpg']!)).not.toContain('Virtually staged');
  });

  it('has the name of the project', async () => {
    await photo('Kitchen');
    const { headers } = await ask();
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toContain('filename="Harbor flat 3 4.zip"');
  });

  it('lists for each picture whether and how it was edited', async () => {
    const kitchen = await photo('Kitchen.jpg');
    await makeEdit(guest, kitchen.id, { color: 'sage', seed: 7 });
    expect(await listOf({ pictures: 'all', long_side: 320 })).toMatchObject({
      project: 'Harbor flat: 3/4',
      pictures: [
        {
          file: '01 Kitchen - as photographed.jpg',
          photo: 'Kitchen.jpg',
          edited: false,
          operation: 'upload',
        },
        {
          file: '02 Kitchen - Sage walls.jpg',
          width: 320,
          height: 240,
          edited: true,
          operation: 'wall-color',
          parameters: { color: 'sage', seed: 7 },
          warnings: ['One wall is very dark.'],
        },
      ],
    });
  });

  it('holds only the named versions', async () => {
    const kitchen = await photo('Kitchen');
    const hall = await photo('Hall');
    expect(Object.keys(await unzipped({ version_ids: [originalOf(hall)] }))).toEqual([
      '01 Hall - as photographed.jpg',
      'pictures.json',
    ]);
    const elsewhere = await makeImage(guest);
    const mixed = { version_ids: [originalOf(kitchen), originalOf(elsewhere)] };
    expect((await ask(mixed)).json().code).toBe('version_not_found');
  });

  it('is refused for a project without finished pictures, and for unknown formats', async () => {
    expect((await ask()).json().code).toBe('nothing_to_export');
    expectStatus(await ask({ format: 'rar' }), 400);
    expectStatus(await ask({ version_ids: [] as VersionId[] }), 400);
    for (const wrong of [
      { picture_format: 'gif' },
      { quality: 101 },
      { long_side: 10 },
      { pictures: 'none' },
    ])
      expectStatus(await ask(wrong), 400);
  });

  it('breaks off with an error if a picture is lost on the way', async () => {
    const kitchen = await photo('Kitchen');
    const { versions } = await readImage(guest, kitchen.id);
    await rm(join(server.folder, 'pictures', versions[0]!.id), { recursive: true });
    await expect(ask()).rejects.toThrow();
  });
});
