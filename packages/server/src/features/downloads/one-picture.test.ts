import { API_BASE, type VersionId } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeEdit, makeImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { WORDMARK } from '../../test/scripted/scripted-engine.ts';

let server: PictureServer;
let guest: Awaited<ReturnType<PictureServer['guest']>>;
let original: VersionId;
let edit: VersionId;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  guest = await server.guest();
  const kitchen = await makeImage(guest, { name: 'Kitchen.jpg', content: Buffer.from('the kitchen') });
  original = kitchen.versions[0]!.id;
  edit = (await makeEdit(guest, kitchen.id)).result_version!;
});
afterAll(() => server.close());

const save = (id: VersionId, query = '') => guest.get(`${API_BASE}/versions/${id}/download/?${query}`);

it('U-17 a version is saved as a JPEG with the name of the photo and of the edit', async () => {
  const saved = await save(edit);
  expect(saved.statusCode).toBe(200);
  expect(saved.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringContaining('filename="Kitchen - Sage walls.jpg"'),
    'content-length': String(saved.rawPayload.length),
  });
  expect(saved.body).toContain('converted: ');
});

it('U-01 a version carries the label if that is requested, and the original photo never does', async () => {
  expect((await save(edit, 'label=1')).body).toContain('Virtually staged: ');
  expect((await save(edit)).body).not.toContain('Virtually staged: ');
  expect((await save(original, 'label=1')).body).not.toContain('Virtually staged: ');
});

it('a single picture carries no mark on Free: exports are the ZIPs of a project and of a board', async () => {
  for (const format of ['jpeg', 'png']) {
    expect((await save(edit, `picture_format=${format}`)).body).not.toContain(WORDMARK);
  }
});

it.each(['quality=20', 'long_side=12', 'picture_format=gif', 'size=large'])(
  'an invalid setting is refused: %s',
  async (query) => {
    expect((await save(edit, query)).statusCode).toBe(400);
  },
);
