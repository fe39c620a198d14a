import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, type ListingDetail, type ShareLink } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePage, listingWithPhotos, switchPageOn } from '../../test/listings/listing-page-makers.ts';
import { expectStatus } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

const PAGE =
  '<!doctype html><html><head><meta name="description" content="Repaint" /><title>Home Design</title></head></html>';
/** Text that could end an element or begin one. */
const HOSTILE = '</script><script>alert(1)</script><img src=x onerror="alert(2)">';

let web: string;
let server: PictureServer;
let agent: TestClient;
let listing: ListingDetail;
let link: ShareLink;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'home-design-web-'));
  await writeFile(join(web, 'index.html'), PAGE);
  server = await startPictureServer({ webFolder: web, settings: { PUBLIC_URL: 'https://rooms.example' } });
});
beforeEach(async () => {
  agent = await server.guest();
  ({ listing } = await listingWithPhotos(server, agent, { photos: 2 }));
  link = await switchPageOn(agent, listing.id);
});
afterAll(async () => {
  await server.close();
  await rm(web, { recursive: true, force: true });
});

const open = (token = link.token) =>
  server.app.inject({ url: `/app/share/listing/${token}`, remoteAddress: '192.0.2.9' });
const dataOf = (html: string) => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
};

describe('the head of the page of a listing', () => {
  it('asks search engines not to index it, and gives messengers its title and a neutral picture', async () => {
    const page = await open();
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(page.body).toContain('<title>Harbor flat · Home Design</title>');
    expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page.body).toContain('og:image" content="https://rooms.example/demo/');
    expect(page.body).toMatch(/rel="preload" as="image" href="[^"]+\/preview\/\?v=/);
    expect(dataOf(page.body)).toBeUndefined();
  });

  it('describes its content to search engines once its agent has allowed that', async () => {
    await changePage(agent, listing.id, { is_indexed: true });
    const page = await open();
    expect(page.headers['x-robots-tag']).toBeUndefined();
    expect(page.body).not.toContain('noindex');
    expect(page.body).toContain('<meta name="description" content="$450,000, 12 Quay Street');
    expect(page.body).toContain('og:image" content="https://rooms.example/api/');
    expect(dataOf(page.body)).toMatchObject({
      '@type': 'RealEstateListing',
      name: 'Harbor flat',
      url: `https://rooms.example/app/share/listing/${link.token}`,
      offers: { price: 450_000, priceCurrency: 'USD' },
      about: {
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 2,
        floorSize: { value: 1_450, unitCode: 'FTK' },
        address: { streetAddress: listing.address },
      },
    });
    await changePage(agent, listing.id, { shows_address: false });
    const hidden = await open();
    expect(hidden.body).not.toMatch(/quay street|\b04101\b/i);
    expect(dataOf(hidden.body).about.address).toMatchObject({ addressLocality: 'Portland, ME' });
  });

  it('escapes hostile texts', async () => {
    const change = { title: HOSTILE, description: HOSTILE };
    await server.db.updateTable('listings').set(change).where('id', '=', listing.id).execute();
    await changePage(agent, listing.id, { is_indexed: true, contact_name: HOSTILE });
    const page = await open();
    expect(page.body).not.toContain('<script>alert');
    expect(page.body).not.toContain('<img src=x');
    expect(dataOf(page.body)).toMatchObject({ name: HOSTILE });
  });

  it('has the status of a page that never existed, or has ended', async () => {
    expect((await open('nothing')).statusCode).toBe(404);
    expectStatus(await agent.post(`${API_BASE}/share-links/${link.id}/revoke/`, {}), 200);
    const page = await open();
    expect(page.statusCode).toBe(410);
    expect(page.body).not.toContain('Harbor flat');
  });

  it('reveals nothing of a page with a password', async () => {
    expectStatus(await agent.patch(`${API_BASE}/share-links/${link.id}/`, { password: 'open sesame' }), 200);
    await changePage(agent, listing.id, { is_indexed: true });
    const page = await open();
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
    expect(page.body).not.toContain('Harbor flat');
    expect(dataOf(page.body)).toBeUndefined();
  });
});
