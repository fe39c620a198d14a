import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE, type Image, type ProjectId, type VersionId } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject, readImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { failing } from '../../test/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
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
const photo = (name: string, content?: Uint8Array): Promise<Image> =>
  makeImage(guest, { project, name, ...(content ? { content } : {}) });
const originalOf = (image: Image) => image.versions[0]!.id;

describe('API-030 the export of a project', () => {
  it('holds every finished picture in full size under names people can read', async () => {
    const content = Buffer.from('the kitchen');
    const kitchen = await photo('Kitchen.jpg', content);
    await photo('kitchen.png');
    await makeEdit(guest, kitchen.id, { color: 'sage' });
    await makeEdit(guest, kitchen.id, { color: 'sage' });
    server.engine.scripts.push(failing(new EngineError('edit_not_confident', 'No walls.')));
    await makeEdit(guest, kitchen.id);

    const files = await unzipped();
    expect(Object.keys(files)).toEqual([
      'Kitchen/Original.png',
      'Kitchen/Wall color Sage.png',
      'Kitchen/Wall color Sage (2).png',
      'kitchen (2)/Original.png',
      'pictures.json',
    ]);
    expect(Buffer.from(files['Kitchen/Original.png']!)).toEqual(content);
  });

  it('is named after the project', async () => {
    await photo('Kitchen');
    const { headers } = await ask();
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toContain('filename="Harbor flat 3 4.zip"');
  });

  it('says of each picture whether and how it was edited', async () => {
    const kitchen = await photo('Kitchen.jpg');
    await makeEdit(guest, kitchen.id, { color: 'sage', seed: 7 });
    const { 'pictures.json': list } = await unzipped();
    expect(JSON.parse(strFromU8(list!))).toMatchObject({
      project: 'Harbor flat: 3/4',
      pictures: [
        { file: 'Kitchen/Original.png', photo: 'Kitchen.jpg', edited: false, operation: 'upload' },
        {
          file: 'Kitchen/Wall color Sage.png',
          edited: true,
          operation: 'wall-color',
          parameters: { color: 'sage', seed: 7 },
          warnings: ['One wall is very dark.'],
        },
      ],
    });
  });

  it('holds only the versions that are named', async () => {
    const kitchen = await photo('Kitchen');
    const hall = await photo('Hall');
    expect(Object.keys(await unzipped({ version_ids: [originalOf(hall)] }))).toEqual([
      'Hall/Original.png',
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
  });

  it('breaks off rather than hand out half of it when a picture is lost on the way', async () => {
    const kitchen = await photo('Kitchen');
    const { versions } = await readImage(guest, kitchen.id);
    await rm(join(server.folder, 'pictures', versions[0]!.id), { recursive: true });
    await expect(ask()).rejects.toThrow();
  });
});
