import { API_BASE, type Image } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, usedDesigns } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';
import { measureVersions } from './measure-versions.ts';
import { storedBytesOf } from './stored-bytes-store.ts';

const MEGABYTE = 1024 * 1024;
const FULL = {
  code: 'storage_quota_full',
  detail:
    'Your photos, versions and sets for publishing fill your 2 MB of storage. Delete some and empty the bin, then try again.',
};

let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer({ settings: { STORAGE_QUOTA_MB: '2' } });
});
afterAll(() => server.close());

const send = (client: TestClient, bytes: number) =>
  client.upload(`${API_BASE}/images/`, [{ field: 'file', name: 'a.jpg', content: Buffer.alloc(bytes, 7) }]);
const edit = (client: TestClient, image: Image) =>
  client.post(`${API_BASE}/transformations/wall-color/`, { image_id: image.id, args: { color: 'sage' } });

describe('the storage of an account', () => {
  it('counts all stored files, including edits; when it is full, photos and edits are refused with advice', async () => {
    const guest = await server.guest();
    const image = expectStatus<Image>(await send(guest, MEGABYTE), 201);
    const before = await storedBytesOf(server.db, guest.userId);
    expect(before).toBeGreaterThan(MEGABYTE);
    await makeEdit(guest, image.id);
    expect(await storedBytesOf(server.db, guest.userId)).toBeGreaterThan(before);

    const refused = await send(guest, MEGABYTE);
    expect([refused.statusCode, refused.json()]).toEqual([409, FULL]);
    expectStatus(await send(guest, MEGABYTE / 2), 201);

    await server.db
      .updateTable('versions')
      .set({ storedBytes: 2 * MEGABYTE })
      .where('userId', '=', guest.userId)
      .execute();
    const used = await usedDesigns(guest);
    expect((await edit(guest, image)).json()).toEqual(FULL);
    expect(await usedDesigns(guest)).toBe(used);
    expectStatus(await send(await server.guest(), MEGABYTE), 201);
  });

  it('S11 cannot be exceeded by twenty simultaneous uploads', async () => {
    const guest = await server.guest();
    await Promise.all(Array.from({ length: 10 }, () => send(guest, MEGABYTE / 2)));
    await Promise.all(Array.from({ length: 10 }, () => send(guest, MEGABYTE / 2)));
    const bytes = await storedBytesOf(server.db, guest.userId);
    expect(bytes).toBeGreaterThan(MEGABYTE);
    expect(bytes).toBeLessThanOrEqual(2 * MEGABYTE);
  });

  it('does not include the sample project, whose pictures are shared', async () => {
    const guest = await server.guest();
    expectStatus(await guest.post(`${API_BASE}/projects/create_sample_project/`), 200);
    expect(await storedBytesOf(server.db, guest.userId)).toBe(0);
  });

  it('includes versions from before sizes were stored, but counts none twice, and no shared files', async () => {
    const guest = await server.guest();
    expectStatus(await guest.post(`${API_BASE}/projects/create_sample_project/`), 200);
    await makeImage(guest);
    const bytes = await storedBytesOf(server.db, guest.userId);
    const forget = () =>
      server.db
        .updateTable('versions')
        .set({ storedBytes: null })
        .where('userId', '=', guest.userId)
        .execute();
    await forget();
    const { signal } = new AbortController();
    expect(await measureVersions(server, signal)).toBeGreaterThan(1);
    expect(await storedBytesOf(server.db, guest.userId)).toBe(bytes);
    expect(await measureVersions(server, signal)).toBe(0);
  });
});
