import { join } from 'node:path';
import { AUTH_BASE } from '@home-design/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findInTrash } from '../../platform/storage/trash.ts';
import { expectStatus, makeImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { sweepPictures } from '../versions/index.ts';
import { carryOutDeletions } from './index.ts';

const HOUR_MS = 3_600_000;

let now = new Date('2026-11-22T10:00:00Z');
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

const carryOut = (storage = server.storage) =>
  carryOutDeletions({ ...server, storage, signIns: server.identity.signIns });

it('C-28 leaves the pictures to the deletion after a kill and a restart: none stays in the trash for a month', async () => {
  const guest = await server.guest();
  for (let count = 0; count < 3; count++) await makeImage(guest);
  const confirmation = `guest_${guest.userId.slice(0, 8)}`;
  expectStatus(await guest.post(`${AUTH_BASE}/delete-account`, { confirmation }), 200);
  later(24 * HOUR_MS);
  const killed = { ...server.storage, removeFolder: () => Promise.reject(new Error('killed')) };
  await expect(carryOut(killed)).rejects.toThrow('killed');
  const doomed = await server.db.selectFrom('doomedPictures').select('versionId').execute();
  expect(doomed).toHaveLength(3);

  const swept = await sweepPictures(server, { startedAt: now, alone: true });
  expect([swept.trashed, swept.held]).toEqual([[], []]);
  await carryOut();
  for (const { versionId } of doomed) {
    expect(await findInTrash(join(server.folder, 'pictures'), versionId)).toEqual([]);
    expect(await server.storage.has(`pictures/${versionId}/original.png`)).toBe(false);
  }
  later(20 * 60_000);
  await carryOut();
  expect(await server.db.selectFrom('doomedPictures').selectAll().execute()).toEqual([]);
});
