import { randomUUID } from 'node:crypto';
import type { EditJobId, UserId } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/database/database.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { creditsOf, endReservation, reserveDesign } from './index.ts';

const NOVEMBER = new Date('2026-11-21T10:00:00Z');
const DECEMBER = new Date('2026-12-01T00:00:00Z');
const limits = {
  plans: { designs: { guest: 10, free: 100, pro: 1_000, business: 5_000 }, free_projects: 5 },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newJob = () => randomUUID() as EditJobId;
const newGuest = async () => ({ userId: (await server.guest()).userId as UserId });
type Holder = Awaited<ReturnType<typeof newGuest>>;

const reserve = async (holder: Holder, now = NOVEMBER, job = newJob()) => {
  await transaction(server.db, (tx) => reserveDesign(tx, holder, job, now, limits));
  return job;
};
const usedIn = async (holder: Holder, now: Date) => (await creditsOf(server.db, holder, now, limits)).used;

describe('C-01 S11 the ledger', () => {
  it('200 simultaneous reservations never exceed the allowance', async () => {
    const guest = await newGuest();
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => reserve(guest)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(190);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'credits_exhausted', status: 402 });
    expect(await creditsOf(server.db, guest, NOVEMBER, limits)).toEqual({
      total: 10,
      used: 10,
      remaining: 0,
      plan: 'Guest (Limited)',
    });
  });

  it('a released design can be used again, a settled one cannot', async () => {
    const guest = await newGuest();
    const jobs = [];
    for (let count = 0; count < 10; count++) jobs.push(await reserve(guest));
    await endReservation(server.db, jobs[0]!, 'settle', NOVEMBER);
    await expect(reserve(guest)).rejects.toMatchObject({ code: 'credits_exhausted' });
    await endReservation(server.db, jobs[1]!, 'release', NOVEMBER);
    await reserve(guest);
    expect(await usedIn(guest, NOVEMBER)).toBe(10);
  });

  it('the first end of a reservation counts, and later ones change nothing', async () => {
    const guest = await newGuest();
    const job = await reserve(guest);
    for (const kind of ['release', 'release', 'settle'] as const) {
      await endReservation(server.db, job, kind, NOVEMBER);
    }
    expect(await usedIn(guest, NOVEMBER)).toBe(0);
    const kept = await reserve(guest);
    for (const kind of ['settle', 'release'] as const) await endReservation(server.db, kept, kind, NOVEMBER);
    expect(await usedIn(guest, NOVEMBER)).toBe(1);
  });

  it('a job has one reservation', async () => {
    const guest = await newGuest();
    const job = newJob();
    await reserve(guest, NOVEMBER, job);
    await reserve(guest, NOVEMBER, job);
    expect(await usedIn(guest, NOVEMBER)).toBe(1);
  });

  it('a new month starts at zero, and a late release counts in the month of its reservation', async () => {
    const guest = await newGuest();
    const job = await reserve(guest);
    expect(await usedIn(guest, DECEMBER)).toBe(0);
    await endReservation(server.db, job, 'release', DECEMBER);
    expect(await usedIn(guest, NOVEMBER)).toBe(0);
    expect(await usedIn(guest, DECEMBER)).toBe(0);
  });

  it('a grant adds to the month', async () => {
    const guest = await newGuest();
    await server.db
      .insertInto('creditEntries')
      .values({
        id: randomUUID(),
        userId: guest.userId,
        jobId: null,
        kind: 'grant',
        amount: 5,
        period: '2026-11',
        createdAt: NOVEMBER,
      })
      .execute();
    expect(await creditsOf(server.db, guest, NOVEMBER, limits)).toMatchObject({ total: 15, remaining: 15 });
  });

  it.each([
    ['free', 100, 'Free'],
    ['pro', 1_000, 'Pro'],
    ['business', 5_000, 'Business'],
  ] as const)('PLANS-13 PLANS-14 PLANS-15 a registered person on %s has %i', async (plan, total, name) => {
    const person = await newGuest();
    await server.db
      .updateTable('users')
      .set({ plan, grantedPlan: plan, isAnonymous: false })
      .where('id', '=', person.userId)
      .execute();
    expect(await creditsOf(server.db, person, NOVEMBER, limits)).toMatchObject({ total, plan: name });
  });
});
