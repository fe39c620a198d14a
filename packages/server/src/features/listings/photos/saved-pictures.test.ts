import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import type { Listing } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { LISTINGS, pageOfHome, readListing } from '../../../test/listings/listing-makers.ts';
import { type ListingWorld, useListingWorld } from '../../../test/listings/listing-world.ts';
import { expectStatus, somePhoto } from '../../../test/makers.ts';
import { listingPictureKey } from '../../listing-pictures/index.ts';
import { storedBytesOf } from '../../versions/stored-bytes-store.ts';

let server: ListingWorld['server'];
let web: ListingWorld['web'];
let worker: ListingWorld['worker'];
let guest: ListingWorld['guest'];
useListingWorld((world) => ({ server, web, worker, guest } = world));

interface Part {
  /** A header that names the part. */
  named: string;
  content: Uint8Array;
}

/** A page as browsers save it, with pictures. */
function mhtml(url: string, html: string, parts: readonly Part[]): Buffer {
  const lines = [
    'From: <Saved by Blink>',
    `Snapshot-Content-Location: ${url}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; type="text/html"; boundary="part"',
    '',
    '--part',
    'Content-Type: text/html',
    `Content-Location: ${url}`,
    '',
    html,
    ...parts.flatMap(({ named, content }) => [
      '--part',
      'Content-Type: image/jpeg',
      'Content-Transfer-Encoding: base64',
      named,
      '',
      Buffer.from(content).toString('base64'),
    ]),
    '--part--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

async function send(content: Buffer): Promise<Listing> {
  const answer = await guest.upload(`${LISTINGS}import_page/`, [
    { field: 'file', name: 'mill-house.mhtml', content },
  ]);
  return expectStatus<{ listing: Listing }>(answer, 200).listing;
}

const address = () => `https://homes.example/${randomUUID()}`;
const isThere = (id: string) =>
  access(server.storage.folderPath(listingPictureKey(id))).then(
    () => true,
    () => false,
  );
const rowOf = (id: Listing['id']) =>
  server.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('pictures in a saved page', () => {
  it('C-25 are taken from the file; only missing ones are requested on the web', async () => {
    const [url, host] = [address(), `https://pictures.example/${randomUUID()}`];
    const pictures = [`${host}/1.jpg`, `${host}/2.jpg?w=1200&amp=1`, `${host}/3.jpg`, 'cid:plan-4@page'];
    const photos = [somePhoto(), somePhoto(), somePhoto(), somePhoto()];
    web.pictures.set(pictures[2]!, photos[2]!);
    const listing = await send(
      mhtml(url, pageOfHome({ name: 'Mill house', pictures }), [
        { named: `Content-Location: ${pictures[0]}`, content: photos[0]! },
        { named: `Content-Location: ${pictures[1]}`, content: photos[1]! },
        { named: 'Content-ID: <plan-4@page>', content: photos[3]! },
      ]),
    );
    expect(listing).toMatchObject({ source_type: 'saved_page', source_name: 'mill-house.mhtml' });
    await worker.drain('read');
    expect((await readListing(guest, listing.id)).primary_image_url).not.toBeNull();
    expect(web.asked).toEqual([]);

    expectStatus(await guest.post(`${LISTINGS}${listing.id}/create_project/`, {}), 200);
    await worker.drain('pictures');
    expect(web.asked).toEqual([pictures[2]]);
    const read = await readListing(guest, listing.id);
    expect(read.images.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    // A picture that only the file has gets no address.
    expect(read.images.map(({ source_url }) => source_url)).toEqual([...pictures.slice(0, 3), null]);
    const rows = await server.db
      .selectFrom('images')
      .select('receivedBytes')
      .where('projectId', '=', read.project)
      .orderBy('position')
      .execute();
    expect(rows.map(({ receivedBytes }) => receivedBytes)).toEqual(photos.map(({ length }) => length));
  });

  it('count as storage of the account, are replaced by those of a newer file, and are deleted with the listing', async () => {
    const [url, picture] = [address(), 'https://pictures.example/a.jpg'];
    const page = () =>
      mhtml(url, pageOfHome({ pictures: [picture] }), [
        { named: `Content-Location: ${picture}`, content: somePhoto() },
      ]);
    const first = page();
    const { id } = await send(first);
    const before = await rowOf(id);
    expect(before.savedPageBytes).toBe(first.length);
    expect(await storedBytesOf(server.db, before.userId)).toBe(first.length);
    expect(await isThere(before.savedPageId!)).toBe(true);

    expect((await send(page())).id).toBe(id);
    const after = await rowOf(id);
    expect(after.savedPageId).not.toBe(before.savedPageId);
    expect([await isThere(before.savedPageId!), await isThere(after.savedPageId!)]).toEqual([false, true]);

    expectStatus(await guest.delete(`${LISTINGS}${id}/`), 204);
    expect(await isThere(after.savedPageId!)).toBe(false);
  });

  it('are not kept if the page does not name them', async () => {
    const url = address();
    const { id } = await send(
      mhtml(url, pageOfHome({ pictures: ['https://pictures.example/home.jpg'] }), [
        { named: 'Content-Location: https://pictures.example/logo.jpg', content: somePhoto() },
      ]),
    );
    expect((await rowOf(id)).savedPageId).toBeNull();
  });

  it('are requested on the web if they are lost', async () => {
    const [url, picture] = [address(), `https://pictures.example/${randomUUID()}.jpg`];
    web.pictures.set(picture, somePhoto());
    const { id } = await send(
      mhtml(url, pageOfHome({ pictures: [picture] }), [
        { named: `Content-Location: ${picture}`, content: somePhoto() },
      ]),
    );
    await server.storage.removeFolder(listingPictureKey((await rowOf(id)).savedPageId!));
    await worker.drain('read');
    expect(web.asked).toEqual([picture]);
    expect((await readListing(guest, id)).primary_image_url).not.toBeNull();
  });
});
