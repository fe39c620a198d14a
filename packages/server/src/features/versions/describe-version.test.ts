import { API_BASE, type Image, type Version } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, readImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let image: Image;
beforeAll(async () => {
  server = await startPictureServer();
  guest = await server.guest();
  image = await makeImage(guest);
});
afterAll(() => server.close());

describe('PATCH of a version', () => {
  it('S-20 VERSIONS-11 renames it and marks it as a favorite', async () => {
    const { result_version: id } = await makeEdit(guest, image.id);
    const update = (body: object) => guest.patch(`${API_BASE}/versions/${id}/`, body);
    expect(expectStatus<Version>(await update({ label: ' Green hall ' }), 200)).toMatchObject({
      label: 'Green hall',
      is_favorite: false,
    });
    expect(expectStatus<Version>(await update({ is_favorite: true }), 200)).toMatchObject({
      label: 'Green hall',
      is_favorite: true,
    });
    expect((await readImage(guest, image.id)).versions[1]).toMatchObject({ is_favorite: true });
  });

  it('numbers a name that another version of the photo has, and keeps its own', async () => {
    const photo = await makeImage(guest);
    const { result_version: first } = await makeEdit(guest, photo.id, { color: 'navy' });
    const { result_version: second } = await makeEdit(guest, photo.id, { color: 'sage' });
    const rename = async (id: string | null, label: string) =>
      expectStatus<Version>(await guest.patch(`${API_BASE}/versions/${id}/`, { label }), 200).label;
    expect(await rename(second, 'Navy walls')).toBe('Navy walls 2');
    expect(await rename(second, 'Navy walls 2')).toBe('Navy walls 2');
    expect(await rename(first, 'Navy walls')).toBe('Navy walls');
  });

  it.each([{}, { label: ' ' }, { label: 'x'.repeat(201) }, { is_favorite: 'yes' }, { is_primary: true }])(
    'refuses %j',
    async (body) => {
      const answer = await guest.patch(`${API_BASE}/versions/${image.versions[0]!.id}/`, body);
      expect(answer.statusCode).toBe(400);
    },
  );
});
