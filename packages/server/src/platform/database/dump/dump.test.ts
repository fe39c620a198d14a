import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { prepare } from '../../../test/database/prepare-database.ts';
import {
  openEmptyDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { newUserId } from '../../../test/test-client.ts';
import { newestQueueVersion } from '../../queue/queue-tables.ts';
import { transaction } from '../database.ts';
import { createTablesAsOf, migrate } from '../migrate.ts';
import { openPglite } from '../open-pglite.ts';
import { runSql } from '../run-sql.ts';
import { isEmptyDatabase } from './catalog.ts';
import { MANIFEST_FILE } from './database-manifest.ts';
import { dumpDatabase } from './dump-database.ts';
import { loadDatabase } from './load-database.ts';
import { differencesFrom } from './verify-database.ts';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;

const NASTY = `Ünïcode 台 "quoted" 'single' \\back\\slash \t tab \n line \r\n $1 {} [] null`;

const ON_POSTGRES = Boolean(inject('postgresUrl'));
/** Rows of many kinds: self-references, JSON, arrays, nulls, times between milliseconds, more than one batch. */
async function fill(): Promise<void> {
  const { db } = source;
  const userId = newUserId();
  await db
    .insertInto('users')
    .values({ id: userId, isAnonymous: false, email: null, displayName: NASTY })
    .execute();
  await runSql(
    db,
    `insert into projects (id, user_id, title, address, notes, created_at, updated_at)
      select gen_random_uuid(), $1, 'Project ' || n, $2, '', '2026-11-22 10:00:00.123456+00'::timestamptz, now()
      from generate_series(1, 1234) as n`,
    [userId, NASTY],
  );
  await runSql(
    db,
    `insert into pgboss.job (name, data) select name, jsonb_build_object('text', $1::text, 'n', 1.50)
      from pgboss.queue`,
    [NASTY],
  );
  await runSql(
    db,
    'create table public.counted (id serial primary key, parent int references counted, f float8)',
  );
  await runSql(
    db,
    'insert into counted (id, parent, f) values (2, 3, 0.1), (3, null, 1e-300), (10, 2, null)',
  );
  await runSql(db, `select setval('counted_id_seq', 41)`);
}

/** Embedded databases start slowly on a busy machine. */
const LIMIT_MS = 300_000;

describe('a dump of the database', { timeout: LIMIT_MS }, () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'home-design-dump-'));
    [source, target] = await Promise.all([openTestDatabase(), openEmptyDatabase()]);
  });
  afterEach(async () => {
    await Promise.all([source.remove(), target.remove()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('R7 has every row, sequence and queued job, and loads into an empty database with the same hashes', async () => {
    await fill();
    const manifest = await dumpDatabase(source.db, folder);
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows;
    expect([rowsOf('projects'), rowsOf('counted')]).toEqual([1234, 3]);
    expect(manifest.sequences).toContainEqual({ schema: 'public', name: 'counted_id_seq', value: 41 });

    // A table without a migration stands for a mistake in the program, which must not pass unnoticed.
    await expect(loadDatabase(target, folder)).rejects.toThrow(/counted/);
  });

  it('R7 is the same in the target, which continues from there', async () => {
    await fill();
    await runSql(source.db, 'drop table counted');
    const manifest = await dumpDatabase(source.db, folder);
    await loadDatabase(target, folder);

    expect(await transaction(target.db, (tx) => differencesFrom(tx, manifest))).toEqual([]);
    const titles = (db: TestDatabase['db']) =>
      runSql(db, `select title, address, created_at::text from projects order by title`);
    expect(await titles(target.db)).toEqual(await titles(source.db));
    const jobs = (db: TestDatabase['db']) =>
      runSql(db, 'select name, data, state::text from pgboss.job order by name');
    expect(await jobs(target.db)).toEqual(await jobs(source.db));

    // The server starts on it: no migration is pending, the queue is found, references hold.
    expect(await migrate(target.db)).toEqual([]);
    await prepare(target);
    await expect(runSql(target.db, `update projects set user_id = 'nobody'`)).rejects.toThrow(/foreign key/);
  });

  it.runIf(ON_POSTGRES)('is the same after a move to the embedded database and back', async () => {
    const other = await openPglite('memory');
    await fill();
    await runSql(source.db, 'drop table counted');
    const manifest = await dumpDatabase(source.db, folder);
    await loadDatabase(other, folder);
    const again = await mkdtemp(join(tmpdir(), 'home-design-dump-'));
    const back = await dumpDatabase(other.db, again);
    expect(back).toEqual(manifest);
    await loadDatabase(target, again);
    expect(await transaction(target.db, (tx) => differencesFrom(tx, manifest))).toEqual([]);
    await other.close();
    await rm(again, { recursive: true });
  });

  it.each(ON_POSTGRES ? [1, 2, 3] : [3])(
    'R7 of the schema %i migrations ago is brought up to date',
    async (ago) => {
      const { migrations } = await dumpDatabase(source.db, folder);
      const old = migrations.slice(0, -ago);
      await rm(folder, { recursive: true });
      folder = await mkdtemp(join(tmpdir(), 'home-design-dump-'));
      const past = await openEmptyDatabase();
      await transaction(past.db, (tx) => createTablesAsOf(tx, old));
      await runSql(past.db, `insert into users (id, is_anonymous) values ('u1', true)`);
      const manifest = await dumpDatabase(past.db, folder);
      await past.remove();
      expect([manifest.migrations, manifest.queueVersion]).toEqual([old, null]);

      await loadDatabase(target, folder);
      expect(await migrate(target.db)).toEqual([]);
      expect(await runSql(target.db, 'select id from users')).toEqual([{ id: 'u1' }]);
      await prepare(target);
    },
  );

  it('of an earlier queue is loaded into the tables of that queue, which then migrates itself', async () => {
    const { getRollbackPlans } = await import('pg-boss');
    const newest = await newestQueueVersion();
    await source.runner.executeSql(getRollbackPlans('pgboss', newest));
    const manifest = await dumpDatabase(source.db, folder);
    expect(manifest.queueVersion).toBe(newest - 1);
    await loadDatabase(target, folder);
    await prepare(target);
    expect(await runSql(target.db, 'select version from pgboss.version')).toEqual([{ version: newest }]);
  });

  it('of a newer program is refused with advice, and leaves the target empty', async () => {
    const manifest = await dumpDatabase(source.db, folder);
    const path = join(folder, MANIFEST_FILE);
    await writeFile(
      path,
      JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-later'] }),
    );
    await expect(loadDatabase(target, folder)).rejects.toThrow(
      'The database is of a newer Home Design: this one does not know its migration 9999-later.',
    );
    await writeFile(path, JSON.stringify({ ...manifest, queueVersion: 9_999 }));
    await expect(loadDatabase(target, folder)).rejects.toThrow('The job queue is of a newer Home Design');
    expect(await isEmptyDatabase(target.db)).toBe(true);
  });

  it('shows one moment, also during writes', async () => {
    await fill();
    const { db } = source;
    let writing = true;
    const writes = (async () => {
      while (writing) {
        // The embedded database answers without a pause, so other work would never get a turn.
        await setImmediate();
        await transaction(db, async (tx) => {
          const id = newUserId();
          await runSql(tx, 'insert into users (id, is_anonymous) values ($1, true)', [id]);
          await runSql(
            tx,
            `insert into projects (id, user_id, title, address, notes, created_at, updated_at)
              values (gen_random_uuid(), $1, 'Meanwhile', '', '', now(), now())`,
            [id],
          );
        });
      }
    })();
    const manifest = await dumpDatabase(db, folder);
    writing = false;
    await writes;
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0;
    expect(rowsOf('projects') - 1234).toBe(rowsOf('users') - 1);
  });
});

describe('a damaged dump', { timeout: LIMIT_MS }, () => {
  let whole: string;
  beforeAll(async () => {
    whole = await mkdtemp(join(tmpdir(), 'home-design-dump-'));
    source = await openTestDatabase();
    await fill();
    await runSql(source.db, 'drop table counted');
    await dumpDatabase(source.db, whole);
    await source.remove();
  }, LIMIT_MS);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'home-design-dump-'));
    await cp(whole, folder, { recursive: true });
    target = await openEmptyDatabase();
  });
  afterEach(async () => {
    await target.remove();
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(() => rm(whole, { recursive: true, force: true }));

  it.each(['changed', 'lost', 'added', 'cut off'])('is refused if a row was %s', async (how) => {
    const path = join(folder, 'public.projects.jsonl.gz');
    const lines = gunzipSync(await readFile(path)).toString();
    if (how === 'changed') await writeFile(path, gzipSync(lines.replace('"Project 7"', '"Project 8"')));
    if (how === 'lost') await writeFile(path, gzipSync(lines.slice(lines.indexOf('\n') + 1)));
    if (how === 'added') {
      const [first = ''] = lines.split('\n');
      await appendFile(
        path,
        gzipSync(`${first.replace(/^\["[^"]+"/, '["00000000-0000-4000-8000-000000000000"')}\n`),
      );
    }
    if (how === 'cut off') await writeFile(path, (await readFile(path)).subarray(0, -2_000));
    await expect(loadDatabase(target, folder)).rejects.toThrow();
    // PostgreSQL rolls it back; the caller deletes an embedded database.
    if (target.engine === 'postgres') expect(await isEmptyDatabase(target.db)).toBe(true);
  });
});
