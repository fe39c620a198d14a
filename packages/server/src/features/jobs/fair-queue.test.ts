import type { EditJobId } from '@home-design/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/database/database.ts';
import { keepWorker } from '../../platform/queue/worker-store.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { addAccount, addEdits, type QueuedAccount, setStatus } from '../../test/queued-edits.ts';
import { chooseEdits } from './edit-queue.ts';
import { chooseNext, joinQueue } from './fair-queue-store.ts';
import { placesOf } from './place-store.ts';

const WEIGHT = { free: 1, pro: 2, business: 4 } as const;
type Plan = keyof typeof WEIGHT;
const PLANS = Object.keys(WEIGHT) as Plan[];
const NO_CAP = 1_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());
beforeEach(clear);

async function clear(): Promise<void> {
  for (const table of ['editJobs', 'workers', 'users'] as const)
    await database.db.deleteFrom(table).execute();
}

async function arrive(account: QueuedAccount, count: number, seconds?: number): Promise<EditJobId[]> {
  const ids = await addEdits(database.db, account, count, seconds ?? null);
  for (const id of ids) await joinQueue(database.db, id);
  return ids;
}

/** Begins the next edit and ends it at once. */
async function serve(perAccount = NO_CAP): Promise<EditJobId | undefined> {
  const id = await chooseNext(database.db, perAccount);
  if (id) await setStatus(database.db, id, 'succeeded');
  return id;
}

async function serveAll(): Promise<EditJobId[]> {
  const served: EditJobId[] = [];
  for (let id = await serve(); id; id = await serve()) served.push(id);
  return served;
}

const accounts = (plans: readonly Plan[]) =>
  Promise.all(plans.map(async (plan) => ({ plan, ...(await addAccount(database.db, plan)) })));

describe('turns of accounts', () => {
  it('an edit behind 40 edits of another account is the next', async () => {
    const [many, one] = [await addAccount(database.db), await addAccount(database.db)];
    await arrive(many, 40);
    await serve();
    const [late] = await arrive(one, 1);
    expect(await serve()).toBe(late);
  });

  it('an account that was alone is behind by one edit at most, and an absent one has saved no turns', async () => {
    const [busy, away] = [await addAccount(database.db), await addAccount(database.db)];
    await arrive(busy, 30);
    await serveAll();
    const [a1, a2, a3] = await arrive(away, 3);
    const [b1, b2, b3] = await arrive(busy, 3);
    expect(await serveAll()).toEqual([a1, a2, b1, a3, b2, b3]);
  });

  it('canceled edits cost no turn', async () => {
    const [hasty, other] = [await addAccount(database.db), await addAccount(database.db)];
    for (const id of await arrive(hasty, 50)) await setStatus(database.db, id, 'failed');
    const [first, second] = await arrive(other, 2);
    const [wanted] = await arrive(hasty, 1);
    expect(await serveAll()).toEqual([first, wanted, second]);
  });

  it('an edit that waits for another one is not chosen before that is done', async () => {
    const account = await addAccount(database.db);
    const [id] = await addEdits(database.db, account, 1);
    expect(await serve()).toBeUndefined();
    await joinQueue(database.db, id!);
    expect(await serve()).toBe(id);
  });

  it('no account runs more than allowed; the others get the rest', async () => {
    const [many, one] = [await addAccount(database.db), await addAccount(database.db)];
    const own = await arrive(many, 10);
    const others = await arrive(one, 1);
    const chosen = await transaction(database.db, (tx) => chooseEdits(tx, 8, 2));
    expect(chosen.map(({ id }) => id)).toEqual([own[0], ...others, own[1]]);
    await setStatus(database.db, own[0]!, 'succeeded');
    expect(await chooseNext(database.db, 2)).toBe(own[2]);
    expect(await chooseNext(database.db, 2)).toBeUndefined();
  });

  it('an edit that is being canceled blocks no other edit', async (test) => {
    if (database.engine === 'pglite') test.skip('one connection');
    const account = await addAccount(database.db);
    const [first, second] = await arrive(account, 2);
    const other = await addAccount(database.db);
    const [third] = await arrive(other, 1);
    await transaction(database.db, async (tx) => {
      await setStatus(tx, first!, 'failed');
      // Another connection, like that of another worker.
      const { rows } = await database.runner.executeSql(
        `select id from edit_jobs where id = '${first}' for update skip locked`,
      );
      expect(rows).toEqual([]);
    });
    expect(new Set([await serve(), await serve()])).toEqual(new Set([second, third]));
  });
});

describe('whatever comes', () => {
  const anyPlans = fc.array(fc.constantFrom(...PLANS), { minLength: 1, maxLength: 6 });

  it('with k accounts waiting, an account’s next edit is among the next k', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlans, fc.array(fc.nat(9), { maxLength: 25 }), async (plans, steps) => {
        await clear();
        const present = await accounts(plans);
        for (const step of steps) {
          const account = present[step];
          if (account) await arrive(account, 1 + (step % 3));
          else await serve();
        }
        const newcomer = await addAccount(database.db);
        const waiting = await placesOf(database.db, await arrive(newcomer, 1));
        const [[id, place] = expect.unreachable('it waits')] = [...waiting];
        expect(place.ahead).toBeLessThanOrEqual(present.length);
        for (let turn = 0; turn < place.ahead; turn++) expect(await serve()).not.toBe(id);
        expect(await serve()).toBe(id);
      }),
      { numRuns: 25 },
    );
  });

  it('all edits are made, in the announced order, and those of an account in theirs', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPlans,
        fc.array(fc.tuple(fc.nat(8), fc.nat(3)), { maxLength: 20 }),
        async (plans, steps) => {
          await clear();
          const present = await accounts(plans);
          const asked = new Map(present.map(({ userId }) => [userId, [] as EditJobId[]]));
          const served: EditJobId[] = [];
          for (const [who, count] of steps) {
            const account = present[who];
            if (account) asked.get(account.userId)?.push(...(await arrive(account, count + 1)));
            else served.push(...[await serve()].filter((id) => id !== undefined));
          }
          const waiting = [...asked.values()].flat().filter((id) => !served.includes(id));
          const places = await placesOf(database.db, waiting);
          const told = waiting.toSorted((a, b) => places.get(a)!.ahead - places.get(b)!.ahead);
          expect([...places.values()].map(({ ahead }) => ahead).toSorted((a, b) => a - b)).toEqual(
            waiting.map((_, index) => index),
          );
          const rest = await serveAll();
          expect(rest).toEqual(told);
          const all = [...served, ...rest];
          for (const own of asked.values()) expect(all.filter((id) => own.includes(id))).toEqual(own);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('PLANS-20 PLANS-27 accounts that always wait have turns by their plans’ weights', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...PLANS), { minLength: 2, maxLength: 4 }), async (plans) => {
        await clear();
        const present = await accounts(plans);
        const whole = plans.reduce((sum, plan) => sum + WEIGHT[plan], 0);
        const rounds = 4;
        const owner = new Map<EditJobId, number>();
        for (const [index, account] of present.entries()) {
          for (const id of await arrive(account, (rounds + 1) * WEIGHT[account.plan])) owner.set(id, index);
        }
        const turns = plans.map(() => 0);
        for (let turn = 0; turn < rounds * whole; turn++) {
          const id = await serve();
          turns[owner.get(id!)!]! += 1;
        }
        for (const [index, plan] of plans.entries()) {
          expect(Math.abs(turns[index]! - rounds * WEIGHT[plan])).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('the time until an edit is begun', () => {
  it('is that of the edits before it, divided by the number of places of the workers', async () => {
    const [many, one] = [await addAccount(database.db), await addAccount(database.db)];
    const own = await arrive(many, 4, 10);
    await serve();
    const [late] = await arrive(one, 1, 6);
    const secondsOf = async (id: EditJobId) => (await placesOf(database.db, [id])).get(id)?.seconds;
    expect(await secondsOf(late!)).toBeNull();

    const worker = '00000000-0000-4000-8000-000000000001';
    await keepWorker(database.db, worker, { slots: 1, slotsPerAccount: 4 });
    expect(await secondsOf(late!)).toBe(0);
    expect(await secondsOf(own[1]!)).toBe(6);
    expect(await secondsOf(own[3]!)).toBe(26);
    await keepWorker(database.db, worker.replace(/1$/, '2'), { slots: 1, slotsPerAccount: 4 });
    expect(await secondsOf(own[3]!)).toBe(13);
    await keepWorker(database.db, worker.replace(/1$/, '3'), { slots: 2, slotsPerAccount: 1 });
    expect(await secondsOf(own[3]!)).toBe(20);
  });

  it('is unknown while that of an edit before it is unknown', async () => {
    const account = await addAccount(database.db);
    await keepWorker(database.db, '00000000-0000-4000-8000-000000000001', { slots: 1, slotsPerAccount: 4 });
    await arrive(account, 1);
    const [id] = await arrive(account, 1, 10);
    expect((await placesOf(database.db, [id!])).get(id!)).toEqual({ ahead: 1, seconds: null });
  });
});
