import { API_BASE, AUTH_BASE, type AuthUser, type UserId } from '@home-design/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { SESSION_COOKIE } from '../../platform/http/guards/cookies.ts';
import { makeKey, programWith } from '../../test/key-makers.ts';
import { expectStatus, keptFolders, makeImage, makeProject, startEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { makeBoard, openShare, shareBoard } from '../../test/share-makers.ts';
import type { TestClient } from '../../test/test-client.ts';
import { createSessions, deleteExpiredSessions } from '../account/index.ts';
import { carryOutDeletions } from '../account-deletion/index.ts';
import { removeUnusedGuests } from './index.ts';

const DAY_MS = 24 * 3_600_000;
let now = new Date('2026-11-22T10:00:00Z');
const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};
let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer({ clock: { now: () => now }, settings: { API_ACCESS: 'all' } });
});
afterAll(() => server.close());
beforeEach(async () => void (await server.db.deleteFrom('users').execute()));

type Guest = TestClient & { userId: UserId };
const work = () => ({ ...server, signIns: server.identity.signIns });
const turn = (days = server.config.GUEST_DAYS) => removeUnusedGuests(work(), days);
const isThere = async ({ userId }: Guest) =>
  (await server.db.selectFrom('users').select('id').where('id', '=', userId).execute()).length === 1;
const announced = ({ userId }: Guest) =>
  server.db.selectFrom('guestRemovals').selectAll().where('userId', '=', userId).executeTakeFirst();
const me = async (guest: Guest) =>
  expectStatus<{ user: AuthUser }>(await guest.get(`${AUTH_BASE}/me`), 200).user;
/** A guest created by the test's clock, instead of the database's. */
async function newGuest(): Promise<Guest> {
  const guest = await server.guest();
  const at = { createdAt: now, lastSeenAt: now };
  await server.db.updateTable('users').set(at).where('id', '=', guest.userId).execute();
  return guest;
}
/** Starts a new session, as a sign-in at Google's service does, which does not expire by itself. */
async function comeBack(guest: Guest): Promise<void> {
  const { token } = await createSessions(server.db, server.clock).start(server.db, guest.userId);
  guest.cookies.set(SESSION_COOKIE, token);
}
async function withLink(guest: Guest) {
  const project = await makeProject(guest, { title: 'Harbor flat' });
  const image = await makeImage(guest, { project: project.id });
  const { version } = await startEdit(guest, image.id);
  await server.idle();
  const board = await makeBoard(guest, project.id, [version.id]);
  return { project, link: await shareBoard(guest, board.id) };
}

describe('U-32 an unused guest', () => {
  it('U-32 is announced 14 days before, and removed with all data, links and files included', async () => {
    const [visitor, before] = [await server.visitor(), await keptFolders(server.storage)];
    const guest = await newGuest();
    const { project, link } = await withLink(guest);
    later(75.9);
    expect(await turn()).toEqual({ announced: 0, withdrawn: 0, removed: 0 });
    later(0.2);
    expect(await turn()).toEqual({ announced: 1, withdrawn: 0, removed: 0 });
    const { announcedAt, removesAt } = (await announced(guest)) ?? {};
    expect([announcedAt, removesAt]).toEqual([now, new Date(now.getTime() + 14 * DAY_MS)]);
    later(13.9);
    expect(await turn()).toEqual({ announced: 0, withdrawn: 0, removed: 0 });
    later(0.1);
    expect(await turn()).toEqual({ announced: 0, withdrawn: 0, removed: 1 });
    expect(await isThere(guest)).toBe(false);
    await carryOutDeletions(work());
    later(1);
    await carryOutDeletions(work());
    expect((await keptFolders(server.storage)).toSorted()).toEqual(before.toSorted());
    const { rows: tables } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema = current_schema()`.execute(server.db);
    for (const { name } of tables) {
      const { rows } =
        await sql`select 1 from ${sql.table(name)} as line where line::text like ${`%${guest.userId}%`}
        or line::text like ${`%${project.id}%`}`.execute(server.db);
      expect(rows, name).toEqual([]);
    }
    expect((await visitor.get(`${API_BASE}/share/${link.token}/`)).statusCode).toBe(404);
  });

  it('U-32 is kept while it is used, though its sessions end in between', async () => {
    const guest = await newGuest();
    later(20);
    await comeBack(guest);
    later(1);
    await me(guest); // the use is stored with the session
    later(60);
    await deleteExpiredSessions(server.db, now);
    expect(await server.db.selectFrom('sessions').select('id').execute()).toEqual([]);
    expect(await turn()).toMatchObject({ announced: 0 });
    later(15.9);
    expect(await turn()).toMatchObject({ announced: 0 });
    later(0.2);
    expect(await turn()).toMatchObject({ announced: 1 });
  });

  it('U-32 is kept while a program uses a key of the guest', async () => {
    const guest = await newGuest();
    const program = programWith(server.app, await makeKey(guest, { expires_in_days: null }));
    later(75);
    expectStatus(await program.get(`${API_BASE}/projects/`), 200);
    later(70);
    expect(await turn()).toMatchObject({ announced: 0 });
    later(7);
    expect(await turn()).toMatchObject({ announced: 1 });
  });

  it('U-32 is kept while a link of the guest is opened, even after the announcement', async () => {
    const [guest, visitor] = [await newGuest(), await server.visitor()];
    const { link } = await withLink(guest);
    const open = async () => {
      await openShare(visitor, link);
      expectStatus(await visitor.post(`${API_BASE}/share-links/track-access/`, { token: link.token }), 200);
    };
    later(70);
    await open();
    later(70);
    expect(await turn()).toMatchObject({ announced: 0 });
    later(7);
    expect(await turn()).toMatchObject({ announced: 1 });
    later(13.9);
    await open();
    later(0.2);
    expect(await turn()).toEqual({ announced: 0, withdrawn: 1, removed: 0 });
    later(70);
    expect([await turn(), await isThere(guest)]).toMatchObject([{ removed: 0 }, true]);
  });

  it('U-32 returns, learns what was planned and why, and is not removed', async () => {
    const guest = await newGuest();
    const lastUse = now;
    later(80);
    await turn();
    const plannedFor = new Date(now.getTime() + 14 * DAY_MS).toISOString();
    later(13);
    await comeBack(guest);
    expect((await me(guest)).calledOffRemoval).toEqual({
      unusedSince: lastUse.toISOString(),
      plannedFor,
    });
    later(1.1);
    expect(await turn()).toEqual({ announced: 0, withdrawn: 1, removed: 0 });
    expect(await isThere(guest)).toBe(true);
    later(14.1);
    await turn();
    expect(await announced(guest)).toBeUndefined();
    expect((await me(guest)).calledOffRemoval).toBeUndefined();
  });

  it('U-32 returns between the query and the removal, and is kept', async () => {
    const guest = await newGuest();
    later(80);
    await turn();
    later(15);
    // An opened link or a sign-in writes only this value; the removal is not canceled yet.
    const db = new Proxy(server.db, {
      get: (target, name) => {
        if (name === 'transaction') {
          return () => ({
            execute: async (run: never) => {
              await server.db.updateTable('users').set({ lastSeenAt: now }).execute();
              return server.db.transaction().execute(run);
            },
          });
        }
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    expect(await removeUnusedGuests({ ...work(), db }, 90)).toMatchObject({ removed: 0 });
    expect(await isThere(guest)).toBe(true);
  });

  it.each([
    ['has become an account', { isAnonymous: false, email: 'mara@example.com' }],
    ['was given a plan', { plan: 'pro', grantedPlan: 'pro' }],
  ] as const)('U-32 %s in between: is kept, and not announced again', async (_, change) => {
    const guest = await newGuest();
    later(80);
    expect(await turn()).toMatchObject({ announced: 1 });
    await server.db.updateTable('users').set(change).where('id', '=', guest.userId).execute();
    later(30);
    expect(await turn()).toEqual({ announced: 0, withdrawn: 1, removed: 0 });
    later(300);
    expect(await turn()).toEqual({ announced: 0, withdrawn: 0, removed: 0 });
    expect(await isThere(guest)).toBe(true);
  });

  it('U-32 has 14 days from the announcement, even if the server was down in between', async () => {
    const guest = await newGuest();
    later(400);
    expect(await turn()).toEqual({ announced: 1, withdrawn: 0, removed: 0 });
    expect((await announced(guest))?.removesAt).toEqual(new Date(now.getTime() + 14 * DAY_MS));
    later(13.9);
    expect(await turn()).toMatchObject({ removed: 0 });
    later(0.1);
    expect(await turn()).toMatchObject({ removed: 1 });
  });

  it('U-32 GUEST_DAYS=0 removes no guest and deletes announcements; a larger number cancels the removal', async () => {
    const guest = await newGuest();
    later(80);
    await turn();
    expect(await turn(365)).toEqual({ announced: 0, withdrawn: 1, removed: 0 });
    await turn();
    expect((await announced(guest))?.withdrawnAt).toBeNull();
    await turn(0);
    later(1_000);
    expect([await turn(0), await announced(guest)]).toMatchObject([{ announced: 0, removed: 0 }, undefined]);
    expect(await isThere(guest)).toBe(true);
  });

  it('is removed once, even if another guest cannot be removed', async () => {
    const [stuck, free] = [await newGuest(), await newGuest()];
    later(80);
    await turn();
    later(15);
    await sql`create table holds_on (user_id text references users (id))`.execute(server.db);
    await sql`insert into holds_on values (${stuck.userId})`.execute(server.db);
    const counts = await Promise.all([turn(), turn()]);
    expect(counts.map(({ removed }) => removed).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect([await isThere(stuck), await isThere(free)]).toEqual([true, false]);
    await sql`drop table holds_on`.execute(server.db);
    expect(await turn()).toMatchObject({ removed: 1 });
  });
});

it('U-32 GUEST_DAYS is 0 or at least as long as a sign-in lasts', () => {
  expect(readConfig({}).GUEST_DAYS).toBe(90);
  expect(readConfig({ GUEST_DAYS: '0' }).GUEST_DAYS).toBe(0);
  expect(() => readConfig({ GUEST_DAYS: '29' })).toThrow(/GUEST_DAYS must be at least 30/);
});
