import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { newUserId } from '../../test/test-client.ts';
import { compileOnce, type Given } from './compile-once.ts';
import { type Database, transaction } from './database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.remove());

interface Wanted {
  email: string;
  before: Date;
  limit: number;
}

const LATER = new Date('2100-01-01');
let built = 0;
const usersOf = compileOnce((handle, given: Given<Wanted>) => {
  built++;
  return handle
    .selectFrom('users')
    .select(['email', 'displayName', 'createdAt'])
    .where('email', '=', given('email'))
    .where('isAnonymous', '=', false)
    .where('createdAt', '<', given('before'))
    .orderBy('displayName')
    .limit(given('limit'));
});

const addUser = (handle: Database, email: string, displayName: string) =>
  handle.insertInto('users').values({ id: newUserId(), isAnonymous: false, email, displayName }).execute();

it('answers each run with its own values, and is built once', async () => {
  for (const name of ['Ada', 'Bo', 'Cy']) await addUser(db, 'many@example.org', name);
  await addUser(db, 'one@example.org', 'Dee');

  const names = async (values: Wanted) => (await usersOf(db, values)).map((user) => user.displayName);
  expect(await names({ email: 'many@example.org', before: LATER, limit: 2 })).toEqual(['Ada', 'Bo']);
  expect(await names({ email: 'many@example.org', before: LATER, limit: 9 })).toEqual(['Ada', 'Bo', 'Cy']);
  expect(await names({ email: 'one@example.org', before: LATER, limit: 9 })).toEqual(['Dee']);
  expect(await names({ email: 'one@example.org', before: new Date(0), limit: 9 })).toEqual([]);
  expect(built).toBe(1);
});

it('runs in a transaction when given one', async () => {
  const failing = transaction(db, async (tx) => {
    await addUser(tx, 'inside@example.org', 'Eve');
    const seen = await usersOf(tx, { email: 'inside@example.org', before: LATER, limit: 1 });
    expect(seen).toMatchObject([{ displayName: 'Eve', createdAt: expect.any(Date) }]);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await usersOf(db, { email: 'inside@example.org', before: LATER, limit: 1 })).toEqual([]);
});

it('never puts a value into the text of the query', async () => {
  const quoted = "o'hara@example.org; drop table users";
  await addUser(db, quoted, 'Fay');
  expect(await usersOf(db, { email: quoted, before: LATER, limit: 1 })).toHaveLength(1);
});
