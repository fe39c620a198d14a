import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeListing, pictureUrls } from '../../../test/listings/listing-makers.ts';
import { keptFolders } from '../../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../../test/picture-server.ts';
import { lookAtPair } from '../../installation/look-at-pair.ts';
import { sweepPictures } from '../../versions/index.ts';

let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer();
});
afterAll(() => server.close());

describe('the stored picture of a listing', () => {
  it('belongs to its listing: no sweep removes it, and a start recognizes it', async () => {
    const guest = await server.guest();
    const listing = await makeListing(guest, server.web, { pictures: pictureUrls(1) });
    const folders = await keptFolders(server.storage);
    expect(folders).toHaveLength(1);
    const later = { now: () => new Date(Date.now() + 24 * 3_600_000) };
    const swept = await sweepPictures({ ...server, clock: later }, { startedAt: new Date(), alone: true });
    expect([swept.folders, swept.trashed, swept.held]).toEqual([1, [], []]);
    expect((await guest.get(listing.primary_image_url ?? '')).statusCode).toBe(200);
    const facts = await lookAtPair({ db: server.db, filesFolder: join(server.folder) });
    expect(facts).toMatchObject({ folders: 1, known: 1 });
  });
});
