import { randomUUID } from 'node:crypto';
import type { Listing, ListingDetail, Operation } from '@home-design/contract';
import { API_BASE } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import {
  importUrls,
  LISTINGS,
  pageOfHome,
  pictureUrls,
  readListing,
} from '../../../test/listings/listing-makers.ts';
import { type ListingWorld, useListingWorld } from '../../../test/listings/listing-world.ts';
import { expectStatus, somePhoto } from '../../../test/makers.ts';

let server: ListingWorld['server'];
let web: ListingWorld['web'];
let worker: ListingWorld['worker'];
let guest: ListingWorld['guest'];
useListingWorld((world) => ({ server, web, worker, guest } = world));

const send = (content: string | Uint8Array, name = 'page.html', by = guest) =>
  by.upload(`${LISTINGS}import_page/`, [
    { field: 'file', name, content: typeof content === 'string' ? Buffer.from(content) : content },
  ]);
const sent = async (html: string, name?: string) =>
  expectStatus<{ listing: Listing; is_new: boolean }>(await send(html, name), 200);
const savedFrom = (url: string, html: string) =>
  html.replace('<html>', `<!-- saved from url=(${String(url.length).padStart(4, '0')})${url} --><html>`);
const address = () => `https://homes.example/${randomUUID()}`;

describe('a page that a browser saved', () => {
  it('C-25 becomes a listing without a request to the page; its pictures are fetched', async () => {
    const [url, pictures] = [address(), pictureUrls(2)];
    web.pictures.set(pictures[0]!, somePhoto());
    const { listing, is_new } = await sent(savedFrom(url, pageOfHome({ name: 'Mill house', pictures })));
    expect([is_new, listing]).toMatchObject([
      true,
      { title: 'Mill house', status: 'processing', source_type: 'saved_page', source_url: url },
    ]);
    await worker.drain('read');
    const read = await readListing(guest, listing.id);
    expect(read).toMatchObject({
      status: 'completed',
      display_price: '$450,000',
      bedrooms: 3,
      image_count: 2,
    });
    expect(read.primary_image_url).not.toBeNull();
    expect(web.asked).toEqual([pictures[0]]);
    const { results } = expectStatus<{ results: Operation[] }>(
      await guest.get(`${API_BASE}/operations/`),
      200,
    );
    expect(results[0]?.description).toBe('Imported 1 listing');
  });

  it("C-25 fills the listing whose import the site refused, and keeps the person's changes to it", async () => {
    const url = address();
    web.pages.set(url, 'refused_by_site');
    const { listings } = await importUrls(guest, [url]);
    const id = listings[0]!.id;
    await worker.drain('read');
    expect((await readListing(guest, id)).status).toBe('failed');
    await guest.post(`${LISTINGS}${id}/toggle_featured/`);

    const { listing, is_new } = await sent(
      savedFrom(`${url}?utm_source=mail`, pageOfHome({ name: 'Mill house' })),
    );
    expect([is_new, listing.id]).toEqual([false, id]);
    await worker.drain('read');
    expect(await readListing(guest, id)).toMatchObject({
      ...{ status: 'completed', error: null, title: 'Mill house' },
      ...{ is_featured: true, source_type: 'url', source_url: url },
    });
  });

  it('is accepted while the same page is being read, and neither undoes the other', async () => {
    const url = address();
    web.pages.set(url, 'refused_by_site');
    const { listings } = await importUrls(guest, [url]);
    const [entry] = await worker.choose('read');
    web.scripts.push(async () => void (await sent(savedFrom(url, pageOfHome({ name: 'Mill house' })))));
    await worker.attempt('read', entry!);
    await worker.drain('read');
    expect(await readListing(guest, listings[0]!.id)).toMatchObject({
      status: 'completed',
      title: 'Mill house',
    });
  });

  it('without an address makes a listing without a source, which is not read again', async () => {
    const { listing } = await sent(pageOfHome({ name: 'No address' }));
    expect(listing.source_url).toBeNull();
    await worker.drain('read');
    const { skipped } = expectStatus<{ skipped: { detail: string }[] }>(
      await guest.post(`${LISTINGS}refresh_listings/`, { listing_ids: [listing.id], force: true }),
      200,
    );
    expect(skipped[0]?.detail).toContain('came from a file');
  });

  it.each([
    ['says nothing of a property', '<html><title>Our history</title></html>', 'page.html'],
    ['is a photo', somePhoto(), 'room.html'],
    ['is empty', '', 'page.mhtml'],
    [
      'is a broken archive',
      'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x',
      'page.mht',
    ],
  ])('that %s is refused with a sentence, and no listing is created', async (_what, content, name) => {
    const refused = await send(content, name);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      {
        code: 'listing_page_unreadable',
        detail: expect.stringMatching(/^This file has no facts about a property/),
      },
    ]);
    expect(await server.db.selectFrom('listings').select('id').execute()).toEqual([]);
  });

  it('of MHTML is read by its location', async () => {
    const url = address();
    const mhtml = [
      'From: <Saved by Blink>',
      `Snapshot-Content-Location: ${url}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; type="text/html"; boundary="part"',
      '',
      '--part',
      'Content-Type: text/html',
      'Content-Transfer-Encoding: 8bit',
      `Content-Location: ${url}`,
      '',
      pageOfHome({ name: 'Archive flat' }),
      '--part--',
      '',
    ].join('\r\n');
    const { listing } = await sent(mhtml, 'page.mhtml');
    expect(listing).toMatchObject({ title: 'Archive flat', source_url: url });
  });

  it('belongs to its sender alone, even if two people save the same page', async () => {
    const html = savedFrom(address(), pageOfHome({}));
    const other = await server.guest();
    const { listing } = await sent(html);
    const theirs = expectStatus<{ listing: ListingDetail }>(
      await send(html, 'page.html', other),
      200,
    ).listing;
    expect(theirs.id).not.toBe(listing.id);
    expect((await other.get(`${LISTINGS}${listing.id}/`)).statusCode).toBe(404);
  });
});
