import { randomUUID } from 'node:crypto';
import { type GalleryItem, RATE_LIMITS } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_COOKIE, VISITOR_COOKIE } from '../../platform/http/guards/cookies.ts';
import { designRow, GALLERY, listGallery } from '../../test/gallery-makers.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus } from '../../test/makers.ts';
import type { TestClient } from '../../test/test-client.ts';
import { forgetGalleryVisitors, forgetLikeNetworks } from './index.ts';

let now = new Date('2026-11-22T10:00:00Z');
let server: TestServer;
let visitor: TestClient;
let id: string;
beforeAll(async () => {
  server = await startTestServer({
    clock: { now: () => now },
    settings: { PUBLIC_URL: 'https://rooms.example' },
  });
  visitor = await server.visitor();
  await listGallery(visitor); // The list adds the designs that ship with the server.
});
beforeEach(async () => {
  const row = designRow();
  id = row.id;
  await server.db.insertInto('galleryItems').values(row).execute();
});
afterAll(() => server.close());

let addresses = 0;
/** Acts are limited by address, so each test has an address. */
const elsewhere = () => {
  addresses += 1;
  return { remoteAddress: `192.0.2.${addresses}` };
};
const open = async (client: TestClient, extra = {}): Promise<GalleryItem> =>
  expectStatus(await client.get(`${GALLERY}${id}/`, extra), 200);
const like = (client: TestClient, extra = {}) => client.post(`${GALLERY}${id}/like/`, undefined, extra);

describe('API-104 a design', () => {
  it('counts one view per visitor and day', async () => {
    expect((await open(visitor)).stats.views).toBe(1);
    expect((await open(visitor)).stats.views).toBe(1);
    expect((await open(visitor, elsewhere())).stats.views).toBe(2);
    now = new Date('2026-11-23T00:00:01Z');
    expect((await open(visitor)).stats.views).toBe(3);
  });

  it('issue 13 counts ten views of a network in a day, by any program, and still shows the design', async () => {
    const from = (suffix: number) => ({
      remoteAddress: `2001:db8:7:1::${suffix.toString(16)}`,
      headers: { 'user-agent': `Browser ${suffix}` },
    });
    for (let suffix = 1; suffix <= 15; suffix += 1) await open(visitor, from(suffix));
    expect((await open(visitor, from(16))).stats.views).toBe(10);
    expect((await open(visitor, { remoteAddress: '2001:db8:7:2::1' })).stats.views).toBe(11);
    now = new Date(now.getTime() + 24 * 3_600_000);
    expect((await open(visitor, from(1))).stats.views).toBe(12);
  });

  it('forgets the viewers after the day, and keeps their number', async () => {
    await open(visitor);
    await forgetGalleryVisitors(server.db, '2099-01-01');
    expect(await server.db.selectFrom('galleryVisitors').selectAll().execute()).toEqual([]);
    expect((await listGallery(visitor, 'search=quiet')).items.map(({ stats }) => stats.views)).toContain(1);
  });

  it.each([
    ['get', ''],
    ['post', 'like/'],
    ['post', 'share/'],
  ] as const)('ERRORS-93 that is unknown or was taken down is not found: %s %s', async (method, act) => {
    await server.db
      .updateTable('galleryItems')
      .set({ isListed: false })
      .where('id', '=', id as never)
      .execute();
    for (const gone of [id, randomUUID()]) {
      const answer = await visitor[method](`${GALLERY}${gone}/${act}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        code: 'design_not_found',
        detail: 'This design is no longer in the gallery.',
      });
    }
  });
});

describe('API-105 C-14 liking a design', () => {
  it('GALLERY-78 counts once per visitor, who sees it later', async () => {
    const other = await server.visitor();
    expect((await like(visitor)).json()).toEqual({ likes: 1, liked: true });
    expect((await like(visitor)).json()).toEqual({ likes: 1, liked: true });
    expect((await like(other)).json()).toEqual({ likes: 2, liked: true });
    expect(await open(visitor)).toMatchObject({ liked: true, stats: { likes: 2 } });
    expect((await open(await server.visitor())).liked).toBe(false);
  });

  it('counts once for many simultaneous likes', async () => {
    await Promise.all(Array.from({ length: 5 }, () => like(visitor)));
    expect((await open(visitor)).stats.likes).toBe(1);
  });

  it('issue 13 counts ten likes of a network in a day, and shows all visitors their own', async () => {
    const from = elsewhere();
    let last = visitor;
    for (let turn = 0; turn < 13; turn += 1) {
      last = await server.visitor();
      await like(last, from);
    }
    expect(await open(last, from)).toMatchObject({ liked: true, stats: { likes: 10 } });
    const other = await like(await server.visitor(), elsewhere());
    expect(other.json()).toMatchObject({ likes: 11 });
    await forgetLikeNetworks(server.db, '2099-01-01');
    expect(
      await server.db.selectFrom('galleryLikes').select('network').where('network', 'is not', null).execute(),
    ).toEqual([]);
  });

  it('counts once for a visitor who signs in in between', async () => {
    const browser = await server.visitor();
    await like(browser);
    const guest = await server.guest();
    guest.cookies.set(VISITOR_COOKIE, browser.cookies.get(VISITOR_COOKIE)!);
    expect((await like(guest)).json()).toMatchObject({ likes: 1 });
    guest.cookies.delete(VISITOR_COOKIE);
    expect(guest.cookies.has(SESSION_COOKIE)).toBe(true);
    expect((await like(guest)).json()).toMatchObject({ likes: 1 });
  });

  it('stores nothing that identifies the visitor', async () => {
    await like(visitor);
    const [row] = await server.db
      .selectFrom('galleryLikes')
      .selectAll()
      .where('itemId', '=', id as never)
      .execute();
    expect(row?.visitor).toMatch(/^[\w-]{43}$/);
    expect(row?.visitor).not.toBe(visitor.cookies.get(VISITOR_COOKIE));
  });

  it('U-25 is limited by address, and says when to retry', async () => {
    const from = elsewhere();
    const { max } = RATE_LIMITS.galleryWrite;
    for (let made = 0; made < max; made += 1) await like(visitor, from);
    const refused = await like(await server.visitor(), from);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().detail).toBe('Too many requests. Please wait a moment and try again.');
  });

  it('is refused without the anti-forgery token', async () => {
    const answer = await server.app.inject({ method: 'POST', url: `${GALLERY}${id}/like/` });
    expect(answer.statusCode).toBe(403);
  });
});

describe('API-106 sharing a design', () => {
  it("GALLERY-79 GALLERY-80 answers the design's address, and counts", async () => {
    const answer = await visitor.post(`${GALLERY}${id}/share/`, undefined, elsewhere());
    expect(answer.json()).toEqual({ share_url: `https://rooms.example/app/gallery?item=${id}`, shares: 1 });
    const again = await visitor.post(`${GALLERY}${id}/share/`, undefined, elsewhere());
    expect(again.json().shares).toBe(2);
  });
});
