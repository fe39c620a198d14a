import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparedPgliteDialect } from './prepared-pglite.ts';

interface Tables {
  shelf: { id: number; name: string | null; made: Date; tags: unknown; cover: Uint8Array | null };
}

let pglite: PGlite;
let db: Kysely<Tables>;
const announced: [string, string][] = [];
beforeAll(async () => {
  pglite = await PGlite.create();
  db = new Kysely<Tables>({
    dialect: preparedPgliteDialect(pglite, (channel, payload) => announced.push([channel, payload])),
  });
  await pglite.exec(
    'create table shelf (id int primary key, name text, made timestamptz, tags jsonb, cover bytea)',
  );
});
afterAll(() => db.destroy());

const row = (id: number) => ({
  id,
  name: id % 2 ? `ärger "${id}" 台` : null,
  made: new Date(Date.UTC(2026, 10, id, 1, 2, 3, 456)),
  tags: JSON.stringify([{ id }]),
  cover: new Uint8Array([0, 255, id]),
});

describe('prepared statements', () => {
  it('return the same rows as ordinary ones, every time', async () => {
    for (let id = 1; id <= 8; id++) await db.insertInto('shelf').values(row(id)).execute();
    const ordinary = (await pglite.query('select * from shelf where id <= $1 order by id', [7])).rows;
    for (let turn = 0; turn < 8; turn++) {
      const rows = await db.selectFrom('shelf').selectAll().where('id', '<=', 7).orderBy('id').execute();
      expect(rows).toEqual(ordinary);
    }
    const again = await db.selectFrom('shelf').select('name').where('id', '=', 8).executeTakeFirst();
    expect(again).toEqual({ name: null });
  });

  it('return the number of changed rows', async () => {
    const update = await db.updateTable('shelf').set({ name: 'x' }).where('id', '>', 5).executeTakeFirst();
    const none = await db.deleteFrom('shelf').where('id', '=', 999).executeTakeFirst();
    expect([update.numUpdatedRows, none.numDeletedRows]).toEqual([3n, 0n]);
  });

  it('continue after a failure, alone and in a transaction', async () => {
    const twice = () => db.insertInto('shelf').values(row(1)).execute();
    await expect(twice()).rejects.toMatchObject({ code: '23505', constraint: 'shelf_pkey' });
    await expect(twice()).rejects.toMatchObject({ code: '23505' });
    await expect(sql`select * from missing`.execute(db)).rejects.toMatchObject({ code: '42P01' });

    const failing = db.transaction().execute(async (tx) => {
      await tx.updateTable('shelf').set({ name: 'lost' }).execute();
      await tx.insertInto('shelf').values(row(1)).execute();
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    const lost = await db.selectFrom('shelf').select('id').where('name', '=', 'lost').execute();
    expect(lost).toEqual([]);
  });

  it('do not enter another transaction', async () => {
    const inside = pglite.transaction(async (tx) => {
      await tx.query("update shelf set name = 'rolled back' where id = 2");
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.rollback();
    });
    const outside = db.insertInto('shelf').values(row(20)).execute();
    await Promise.all([inside, outside]);
    expect(await db.selectFrom('shelf').select('id').where('id', '=', 20).execute()).toHaveLength(1);
  });

  it('stay correct if there are more of them than are kept', async () => {
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 320; index++) {
        const { rows } = await sql<{ n: number }>`select ${sql.lit(index)}::int + ${1}::int as n`.execute(db);
        expect(rows).toEqual([{ n: index + 1 }]);
      }
    }
    const { rows } = await pglite.query<{ n: number }>(
      'select count(*)::int as n from pg_prepared_statements',
    );
    expect(rows[0]?.n).toBeLessThanOrEqual(301);
  });

  it('pass on each notification once', async () => {
    const heard: string[] = [];
    await pglite.listen('bell', (payload) => heard.push(payload));
    await sql`select pg_notify('bell', ${'alone'})`.execute(db);
    await db.transaction().execute((tx) => sql`select pg_notify('bell', ${'in a transaction'})`.execute(tx));
    expect(announced).toEqual([['bell', 'alone']]);
    await expect.poll(() => heard).toEqual(['in a transaction']);
  });
});
