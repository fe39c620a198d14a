import type { UserId } from '@home-design/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHousekeeping } from './housekeeping.ts';
import { startTestServer, type TestServer } from './test/harness.ts';
import { until } from './test/until.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let now = new Date('2026-11-22T10:00:00Z');
let server: TestServer;
let stop: () => Promise<void>;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

beforeEach(() => {
  // The test runs the timers of housekeeping only; those of the database stay real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  stop = startHousekeeping(server);
});
afterEach(async () => {
  await stop();
  vi.useRealTimers();
});

const isThere = async (id: UserId) =>
  (await server.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;
const announced = async (id: UserId) =>
  (await server.db.selectFrom('guestRemovals').select('userId').where('userId', '=', id).execute()).length ===
  1;
/** A guest who was unused for so many days. */
async function unusedGuest(days: number): Promise<UserId> {
  const { userId } = await server.guest();
  const at = new Date(now.getTime() - days * DAY_MS);
  await server.db
    .updateTable('users')
    .set({ createdAt: at, lastSeenAt: at })
    .where('id', '=', userId)
    .execute();
  await server.db.deleteFrom('sessions').where('userId', '=', userId).execute();
  return userId;
}

describe('housekeeping', () => {
  it('U-32 announces and removes unused guests every hour, as configured', async () => {
    const [long, short] = [await unusedGuest(400), await unusedGuest(30)];
    vi.advanceTimersByTime(HOUR_MS - 1);
    expect(await announced(long)).toBe(false);
    vi.advanceTimersByTime(1);
    await until(() => announced(long));
    expect(await announced(short)).toBe(false);

    now = new Date(now.getTime() + 14 * DAY_MS);
    vi.advanceTimersByTime(HOUR_MS);
    await until(async () => !(await isThere(long)));
    expect(await isThere(short)).toBe(true);
  });

  it('goes on with the next round after a failure', async () => {
    const guest = await unusedGuest(400);
    await server.db.schema.alterTable('leads').renameTo('leads_elsewhere').execute();
    vi.advanceTimersByTime(HOUR_MS);
    await stop();
    expect(await announced(guest)).toBe(false);
    await server.db.schema.alterTable('leads_elsewhere').renameTo('leads').execute();

    stop = startHousekeeping(server);
    vi.advanceTimersByTime(HOUR_MS);
    await until(() => announced(guest));
  });

  it('C-28 SETTINGS-32 deletes accounts within five minutes after they are due, and at the start', async () => {
    const [overdue, later] = [await server.guest(), await server.guest()];
    const due = (userId: UserId, dueAt: Date) =>
      server.db.insertInto('accountDeletions').values({ userId, requestedAt: now, dueAt }).execute();
    await due(overdue.userId, now);
    await due(later.userId, new Date(now.getTime() + 60_000));
    await stop();
    stop = startHousekeeping(server);
    await until(async () => !(await isThere(overdue.userId)));
    expect(await isThere(later.userId)).toBe(true);
    now = new Date(now.getTime() + 300_000);
    vi.advanceTimersByTime(300_000);
    await until(async () => !(await isThere(later.userId)));
  });
});
