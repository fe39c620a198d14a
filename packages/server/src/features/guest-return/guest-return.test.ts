import { createHash } from 'node:crypto';
import {
  API_BASE,
  AUTH_BASE,
  type Belongings,
  type GuestReturn,
  type ProjectId,
} from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETURN_COOKIE, SESSION_COOKIE } from '../../platform/http/guards/cookies.ts';
import { expectStatus, makeEdit, makeImage, makeProject } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';
import { forgetOldReturns } from './index.ts';

const BASE = `${AUTH_BASE}/guest-return`;
const DAY_MS = 24 * 3_600_000;

let now = new Date('2026-11-22T10:00:00Z');
let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

interface Found {
  present: Belongings | null;
  offer: GuestReturn | null;
}
const look = async (client: TestClient): Promise<Found> => expectStatus(await client.get(BASE), 200);
const keep = async (client: TestClient): Promise<GuestReturn> =>
  expectStatus(await client.post(`${BASE}/keep`), 200);
const take = (client: TestClient) => client.post(`${BASE}/take`);
const projectsOf = async (client: TestClient): Promise<ProjectId[]> =>
  expectStatus<{ results: { id: ProjectId }[] }>(await client.get(`${API_BASE}/projects/`), 200).results.map(
    ({ id }) => id,
  );

/** A guest with a project, a photo and a design. */
async function makeBusyGuest() {
  const guest = await server.guest();
  const { id } = await makeProject(guest, { title: 'Harbor flat' });
  const image = await makeImage(guest, { project: id });
  await makeEdit(guest, image.id);
  return Object.assign(guest, { project: id });
}

/** The same browser, signed out, then a new guest in it. */
async function signOut(client: TestClient): Promise<void> {
  expectStatus(await client.post(`${AUTH_BASE}/logout`), 200);
}
async function beginAnew(client: TestClient): Promise<void> {
  const other = await server.guest();
  client.cookies.set(SESSION_COOKIE, other.cookies.get(SESSION_COOKIE)!);
  await client.get(`${AUTH_BASE}/me`);
}

describe('a guest who signs out', () => {
  it('issue 13: sees real numbers of what would be left behind', async () => {
    const guest = await makeBusyGuest();
    expect(await look(guest)).toEqual({ present: { projects: 1, photos: 1, designs: 1 }, offer: null });
    expectStatus(await guest.delete(`${API_BASE}/projects/${guest.project}/`), 204);
    expect((await look(guest)).present).toEqual({ projects: 0, photos: 0, designs: 0 });
    expect(await look(await server.visitor())).toEqual({ present: null, offer: null });
  });

  it('does not count the sample project, which every guest gets', async () => {
    const guest = await server.guest();
    const { id } = await makeProject(guest);
    await makeImage(guest, { project: id });
    await server.db.updateTable('projects').set({ isSample: true }).where('id', '=', id).execute();
    expect((await look(guest)).present).toEqual({ projects: 0, photos: 0, designs: 0 });
  });

  it('issue 13: continues in the same browser within seven days, as a guest with all data', async () => {
    const browser = await makeBusyGuest();
    expect(await keep(browser)).toEqual({
      projects: 1,
      photos: 1,
      designs: 1,
      ends_at: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
    });
    await signOut(browser);
    expect((await look(browser)).offer).toMatchObject({ projects: 1, photos: 1, designs: 1 });
    expect((await browser.get(`${API_BASE}/projects/`)).statusCode).toBe(401);

    now = new Date(now.getTime() + 7 * DAY_MS - 1_000);
    await beginAnew(browser);
    expect(expectStatus(await take(browser), 200)).toEqual({ projects: 1, photos: 1, designs: 1 });
    expect(await projectsOf(browser)).toEqual([browser.project]);
    expect(await look(browser)).toMatchObject({ present: { projects: 1 }, offer: null });
    expect(browser.cookies.has(RETURN_COOKIE)).toBe(false);
  });

  it('cannot return after seven days', async () => {
    const browser = await makeBusyGuest();
    await keep(browser);
    const ticket = browser.cookies.get(RETURN_COOKIE)!;
    await signOut(browser);
    now = new Date(now.getTime() + 7 * DAY_MS);
    browser.cookies.set(RETURN_COOKIE, ticket);
    expect((await look(browser)).offer).toBeNull();
    await beginAnew(browser);
    const late = await take(browser);
    expect([late.statusCode, late.json().code]).toEqual([404, 'guest_return_not_found']);
    await forgetOldReturns(server.db, now);
    expect(await server.db.selectFrom('guestReturns').selectAll().execute()).toEqual([]);
  });

  it('returns together with an earlier guest of the browser', async () => {
    const browser = await makeBusyGuest();
    await keep(browser);
    await signOut(browser);
    await beginAnew(browser);
    const { id: second } = await makeProject(browser);
    await keep(browser);
    await signOut(browser);
    expect((await look(browser)).offer).toMatchObject({ projects: 2, photos: 1, designs: 1 });
    await beginAnew(browser);
    const { id: third } = await makeProject(browser);
    expectStatus(await take(browser), 200);
    expect((await projectsOf(browser)).toSorted()).toEqual([browser.project, second, third].toSorted());
  });

  it('cannot return after the ticket was forgotten, as on a shared computer', async () => {
    const browser = await makeBusyGuest();
    await keep(browser);
    const ticket = browser.cookies.get(RETURN_COOKIE)!;
    await signOut(browser);
    expectStatus(await browser.post(`${BASE}/forget`), 200);
    expect(browser.cookies.has(RETURN_COOKIE)).toBe(false);
    browser.cookies.set(RETURN_COOKIE, ticket);
    expect((await look(browser)).offer).toBeNull();
  });
});

describe('the ticket for a return', () => {
  it('S6 is a cookie that scripts cannot read, and is stored as a hash only', async () => {
    const guest = await server.guest();
    const answer = await guest.post(`${BASE}/keep`);
    const cookie = answer.cookies.find(({ name }) => name === RETURN_COOKIE);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7 * 24 * 3_600 });
    const secret = cookie!.value;
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(answer.body).not.toContain(secret);
    const [row] = await server.db
      .selectFrom('guestReturns')
      .select('ticket')
      .where('userId', '=', guest.userId)
      .execute();
    expect(row?.ticket).toBe(createHash('sha256').update(secret).digest('hex'));
  });

  it('S6 works once, even for two simultaneous pages', async () => {
    const browser = await makeBusyGuest();
    await keep(browser);
    const ticket = browser.cookies.get(RETURN_COOKIE)!;
    const pages = [await server.guest(), await server.guest()];
    for (const page of pages) page.cookies.set(RETURN_COOKIE, ticket);
    const answers = await Promise.all(pages.map(take));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const had = await Promise.all(pages.map(projectsOf));
    expect(had.flat()).toEqual([browser.project]);
  });

  it('S6 opens nothing if it is made up', async () => {
    const stranger = await server.guest();
    for (const made of ['x'.repeat(43), '', createHash('sha256').update('x').digest('hex')]) {
      stranger.cookies.set(RETURN_COOKIE, made);
      expect((await look(stranger)).offer).toBeNull();
      expect((await take(stranger)).statusCode).toBe(404);
    }
  });

  it('S6 opens no account: a guest who has become an account must sign in', async () => {
    const browser = await makeBusyGuest();
    await keep(browser);
    await server.db
      .updateTable('users')
      .set({ isAnonymous: false, email: 'mara@example.com' })
      .where('id', '=', browser.userId)
      .execute();
    const thief = await server.guest();
    thief.cookies.set(RETURN_COOKIE, browser.cookies.get(RETURN_COOKIE)!);
    expect((await look(thief)).offer).toBeNull();
    expect((await take(thief)).statusCode).toBe(404);
    expect(await projectsOf(browser)).toEqual([browser.project]);
  });

  it('is given to guests only, and moves no data into an account', async () => {
    const guest = await server.guest();
    await keep(guest);
    await server.db.updateTable('users').set({ isAnonymous: false }).where('id', '=', guest.userId).execute();
    const browser = await server.guest(); // a session in the one-second cache would still be a guest's
    await server.db
      .updateTable('users')
      .set({ isAnonymous: false })
      .where('id', '=', browser.userId)
      .execute();
    now = new Date(now.getTime() + 1_000);
    for (const act of ['keep', 'take']) {
      const answer = await browser.post(`${BASE}/${act}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'not_anonymous']);
    }
  });

  it('S5 is refused without the anti-forgery token', async () => {
    const browser = await makeBusyGuest();
    await keep(browser);
    const cookies = Object.fromEntries(browser.cookies);
    for (const act of ['keep', 'take', 'forget']) {
      const answer = await server.app.inject({ method: 'POST', url: `${BASE}/${act}`, cookies });
      expect(answer.statusCode).toBe(403);
    }
    expect((await look(browser)).offer).not.toBeNull();
  });

  it('survives the sign-out, which ends the session only', async () => {
    const browser = await makeBusyGuest();
    await keep(browser);
    await signOut(browser);
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    expect((await look(browser)).offer).not.toBeNull();
  });

  it('is deleted with the guest', async () => {
    const guest = await server.guest();
    await keep(guest);
    await server.db.deleteFrom('users').where('id', '=', guest.userId).execute();
    expect((await look(guest)).offer).toBeNull();
  });
});
