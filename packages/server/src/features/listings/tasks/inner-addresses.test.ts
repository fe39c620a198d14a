import type { Listing } from '@home-design/contract';
import { encodeJpeg } from '@home-design/engine/codec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEB_FETCH_SENTENCES } from '../../../platform/web-fetcher/copy.ts';
import {
  downloaded,
  importUrls,
  LISTINGS,
  pageOfHome,
  settled,
} from '../../../test/listings/listing-makers.ts';
import { expectStatus } from '../../../test/makers.ts';
import { respond } from '../../../test/outside/outside-servers.ts';
import { createFetchWorld, type FetchWorld } from '../../../test/outside/web-fetching.ts';
import { phonePicture } from '../../../test/phone-photo.ts';
import { type PictureServer, startPictureServer } from '../../../test/picture-server.ts';

let world: FetchWorld;
let server: PictureServer;
/** A real one, because the fetcher checks its first bytes. */
let photo: Buffer;
beforeAll(async () => {
  photo = await encodeJpeg(phonePicture());
  world = await createFetchWorld((socket, { path }) => {
    if (path.startsWith('/home')) {
      const pictures = [world.at('/photo.jpg'), `http://127.0.0.1:${world.inner.port}/inner.jpg`];
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return respond(socket, { headers, body: pageOfHome({ name: 'Real page', pictures }) });
    }
    if (path === '/photo.jpg')
      return respond(socket, { headers: { 'content-type': 'image/jpeg' }, body: photo });
    if (path === '/leads-inward') {
      return respond(socket, { status: 302, headers: { location: `http://127.0.0.1:${world.inner.port}/` } });
    }
    respond(socket, { status: 404 });
  });
  server = await startPictureServer({ webFetcher: world.fetcher });
});
afterAll(async () => {
  await server.close();
  await world.stop();
});

describe('an address that a person types', () => {
  it('LISTINGS-79 C-25 never reaches this machine or a network behind it, and is refused with a reason', async () => {
    const { port } = world.inner;
    const urls = [
      `http://127.0.0.1:${port}/`,
      'http://127.0.0.1/',
      'http://localhost/',
      'http://[::ffff:7f00:1]/',
      'http://2130706433/',
      'http://169.254.169.254/latest/meta-data/',
      world.at('/leads-inward'),
    ];
    const guest = await server.guest();
    const { listings } = await importUrls(guest, urls);
    // A number of 32 bits is another name of 127.0.0.1, and makes the same listing.
    expect(listings).toHaveLength(urls.length - 1);
    for (const { id, source_url } of listings) {
      const listing = await settled(guest, id);
      expect([source_url, listing.status]).toEqual([source_url, 'failed']);
      expect(Object.values(WEB_FETCH_SENTENCES)).toContain(listing.error);
      expect(listing.error).toBe(WEB_FETCH_SENTENCES.address_not_allowed);
    }
    expect(world.inner.accepted()).toBe(0);
  });

  it('LISTINGS-79 is read if it is public, with its pictures, except those in the internal network', async () => {
    const guest = await server.guest();
    const { listings } = await importUrls(guest, [world.at('/home')]);
    const listing = await settled(guest, listings[0]!.id);
    expect(listing).toMatchObject({ status: 'completed', title: 'Real page', image_count: 2 });
    expect((await guest.get(listing.primary_image_url ?? '')).statusCode).toBe(200);
    const made = await guest.post(`${LISTINGS}${listing.id}/create_project/`, {});
    expectStatus<{ listing: Listing }>(made, 200);
    const { images } = await downloaded(guest, listing.id);
    expect(images.map(({ state, error }) => [state, error])).toEqual([
      ['done', null],
      ['failed', WEB_FETCH_SENTENCES.address_not_allowed],
    ]);
    expect(world.inner.accepted()).toBe(0);
  });
});
