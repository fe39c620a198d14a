import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { newUserId } from '../../test/test-client.ts';
import { type Database, guardCommits, transaction } from './database.ts';
import { instanceSetting } from './instance-settings.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.remove());

const addUser = async (handle: Database) => {
  const id = newUserId();
  await handle
    .insertInto('users')
    .values({ id, isAnonymous: true, email: null, displayName: null })
    .execute();
  return id;
};
const exists = async (id: Awaited<ReturnType<typeof addUser>>) =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

describe('transactions', () => {
  it('keep all changes or none', async () => {
    const ids: Awaited<ReturnType<typeof addUser>>[] = [];
    const failing = transaction(db, async (tx) => {
      ids.push(await addUser(tx));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const kept = await transaction(db, addUser);
    expect(await Promise.all([exists(ids[0]!), exists(kept)])).toEqual([false, true]);
  });

  it('keep nothing if a guard refuses the commit; nested ones ask it once', async () => {
    const ids: Awaited<ReturnType<typeof addUser>>[] = [];
    let asked = 0;
    const refused = guardCommits(
      async () => {
        asked += 1;
        throw new Error('not yours any more');
      },
      () =>
        transaction(db, async (tx) => {
          ids.push(await transaction(tx, addUser));
        }),
    );
    await expect(refused).rejects.toThrow('not yours any more');
    expect([asked, await exists(ids[0]!)]).toEqual([1, false]);
  });

  it('started by guarded work and not awaited are not guarded afterwards', async () => {
    const ended = Promise.withResolvers<void>();
    const left: Promise<Awaited<ReturnType<typeof addUser>>>[] = [];
    await guardCommits(
      async () => {
        throw new Error('not yours any more');
      },
      async () => {
        left.push(ended.promise.then(() => transaction(db, addUser)));
      },
    );
    ended.resolve();
    expect(await exists(await left[0]!)).toBe(true);
  });

  it('refuse the base handle inside, which would deadlock on one connection', async () => {
    const failing = transaction(db, async () => addUser(db));
    await expect(failing).rejects.toThrow('pass the transaction on');
    const raw = transaction(db, async () => sql`select 1`.execute(db));
    await expect(raw).rejects.toThrow('pass the transaction on');
    await addUser(db);
  });

  it('undo only the inner part if that part fails and is caught', async () => {
    const [outer, inner, after] = await transaction(db, async (tx) => {
      const first = await addUser(tx);
      let second = newUserId();
      await transaction(tx, async (nested) => {
        second = await addUser(nested);
        await nested.executeQuery(CompiledQuery.raw('select * from no_such_table'));
      }).catch(() => {});
      return [first, second, await addUser(tx)];
    });
    expect(await Promise.all([exists(outer!), exists(inner!), exists(after!)])).toEqual([true, false, true]);
  });

  it('do not mix if many run at once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        transaction(db, async (tx) => {
          const id = await addUser(tx);
          await sql`select pg_sleep(0.002)`.execute(tx);
          if (index % 2) throw new Error('odd');
          return id;
        }),
      ),
    );
    const kept = results.filter((result) => result.status === 'fulfilled').map((result) => result.value);
    expect(kept).toHaveLength(10);
    expect(await Promise.all(kept.map(exists))).toEqual(kept.map(() => true));
  });

  it('let work that outlives them use the base handle', async () => {
    let later: Promise<boolean> | undefined;
    const id = await transaction(db, async (tx) => {
      const added = await addUser(tx);
      later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => exists(added));
      return added;
    });
    expect(await later).toBe(true);
    expect(await exists(id)).toBe(true);
  });
});

describe('both databases', () => {
  it('return counts and sums as numbers, and JSON as it was stored', async () => {
    const { rows } = await sql<{ count: number; sum: number; big: number; json: object }>`
      select count(*), sum(n), 9007199254740991::int8 as big, ${JSON.stringify([{ snake_key: 1 }])}::jsonb as json
      from generate_series(1, 3) as n`.execute(db);
    expect(rows).toEqual([{ count: 3, sum: 6, big: 9007199254740991, json: [{ snake_key: 1 }] }]);
  });

  it('notify listeners when a transaction commits, and not after a rollback', async () => {
    const heard: string[] = [];
    const stop = await database.listen('test_channel', (payload) => heard.push(payload));
    const notify = (payload: string) => (tx: Database) =>
      sql`select pg_notify('test_channel', ${payload})`.execute(tx);
    await transaction(db, async (tx) => {
      await notify('lost')(tx);
      throw new Error('no');
    }).catch(() => {});
    await transaction(db, notify('kept'));
    await expect.poll(() => heard).toEqual(['kept']);

    await stop();
    await transaction(db, notify('after the end'));
    expect(heard).toEqual(['kept']);
  });

  it('are up to date after one migration, and a second run changes nothing', async () => {
    expect(await migrate(db)).toEqual([]);
  });

  it('create a setting of the installation once, for any number of servers at the same time', async () => {
    let made = 0;
    const values = await Promise.all(
      Array.from({ length: 5 }, () => instanceSetting(db, 'test_setting', () => `made ${++made}`)),
    );
    expect(new Set(values).size).toBe(1);
  });
});
