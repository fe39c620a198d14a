import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  API_BASE,
  CSRF_COOKIE,
  CSRF_HEADER,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_FILES,
} from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

const BATCH = `${API_BASE}/images/batch-upload/`;
const SINGLE = `${API_BASE}/images/upload/`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const photo = (name: string, field = 'files', bytes = 100) => ({
  field,
  name,
  content: new Uint8Array(bytes).fill(7),
});

describe('uploads', () => {
  it('UPLOAD-33 accepts files and fields in any order, and names in any script', async () => {
    const guest = await server.guest();
    const project = (await guest.post(`${API_BASE}/projects/`, { title: 'Flat' })).json();
    const response = await guest.upload(BATCH, [photo('Küche 台所.jpg'), photo('../../etc/hall.png')], {
      project: project.id,
    });
    expect(response.statusCode).toBe(201);
    expect(response.json().images.map((image: { name: string }) => image.name)).toEqual([
      'Küche 台所.jpg',
      'hall.png',
    ]);
  });

  it('UPLOAD-32 refuses a file over the limit by name and accepts the others', async () => {
    const guest = await server.guest();
    const response = await guest.upload(BATCH, [
      photo('large.jpg', 'files', MAX_UPLOAD_BYTES + 1),
      photo('exact.jpg', 'files', MAX_UPLOAD_BYTES),
    ]);
    const { images, errors } = response.json();
    expect(images).toHaveLength(1);
    expect(errors).toEqual([
      { name: 'large.jpg', detail: 'File size exceeds 10MB', code: 'upload_too_large' },
    ]);
  });

  it('UPLOAD-32 answers 413 for a single file over the limit', async () => {
    const guest = await server.guest();
    const response = await guest.upload(SINGLE, [photo('large.jpg', 'file', MAX_UPLOAD_BYTES + 1)]);
    expect([response.statusCode, response.json().code]).toEqual([413, 'upload_too_large']);
  });

  it.each([
    ['no file at all', SINGLE, [], {}, 'upload_missing'],
    [
      'two files where one is meant',
      SINGLE,
      [photo('a', 'file'), photo('b', 'file')],
      {},
      'upload_too_many_files',
    ],
    [
      'eleven files',
      BATCH,
      Array.from({ length: MAX_UPLOAD_FILES + 1 }, (_, index) => photo(`${index}.jpg`)),
      {},
      'upload_too_many_files',
    ],
    ['a file under another name', SINGLE, [photo('a.jpg', 'avatar')], {}, 'invalid_request'],
    ['a field it does not know', SINGLE, [photo('a.jpg', 'file')], { user_id: 'me' }, 'invalid_request'],
    ['a project that is no id', SINGLE, [photo('a.jpg', 'file')], { project: '7' }, 'invalid_request'],
  ])('UPLOAD refuses %s', async (_name, url, files, fields, code) => {
    const guest = await server.guest();
    const response = await guest.upload(url, files, fields as Record<string, string>);
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
  });

  it('UPLOAD-33 refuses JSON, and a form that breaks off', async () => {
    const guest = await server.guest();
    const json = await guest.post(SINGLE, { file: 'x' });
    expect([json.statusCode, json.json().code]).toEqual([415, 'media_type_refused']);

    const headers = { 'content-type': 'multipart/form-data; boundary=cut' };
    const cut = '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc';
    const broken = await guest.post(SINGLE, cut, { headers });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'invalid_request']);
  });

  it('sends the reason of a refusal over a real connection, even if the rest was not read', async () => {
    const guest = await server.guest();
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, [CSRF_HEADER]: guest.cookies.get(CSRF_COOKIE) ?? '' };
    const megabytes = (count: number) => new Blob([new Uint8Array(count * 1024 * 1024)]);
    const send = async (names: string[], blob: Blob) => {
      const body = new FormData();
      for (const [index, name] of names.entries()) body.append(name, blob, `${index}.jpg`);
      const response = await fetch(`${origin}${BATCH}`, { method: 'POST', headers, body });
      const { code, errors } = (await response.json()) as { code?: string; errors?: unknown[] };
      return [response.status, code ?? errors?.length];
    };

    expect(await send(Array(MAX_UPLOAD_FILES + 1).fill('files'), megabytes(4))).toEqual([
      400,
      'upload_too_many_files',
    ]);
    expect(await send(['avatar', 'files', 'files'], megabytes(9))).toEqual([400, 'invalid_request']);
    expect(await send(['files', 'files'], megabytes(25))).toEqual([201, 2]);
  });

  it('leaves no temporary file behind in any case', async () => {
    const scratch = join(server.folder, 'scratch');
    // The answer may arrive a moment before the folder is deleted.
    await expect.poll(() => readdir(scratch)).toEqual([]);
  });
});
