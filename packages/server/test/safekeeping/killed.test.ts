import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { finishRestore } from '../../src/operator/restore/finish-restore.ts';
import { isEmptyDatabase } from '../../src/platform/database/dump/catalog.ts';
import { openPglite } from '../../src/platform/database/open-pglite.ts';
import { openPostgres } from '../../src/platform/database/open-postgres.ts';
import { runSql } from '../../src/platform/database/run-sql.ts';
import { prepare } from '../../src/test/database/prepare-database.ts';
import { createPostgresDatabase } from '../../src/test/database/test-database.ts';
import {
  addVersion,
  makeInstallation,
  openPlace,
  type TestPlace,
} from '../../src/test/installation-makers.ts';
import { type OperatorProcess, operator, startOperator } from './operator-process.ts';

/** Enough that moving them takes longer than noticing that the move has begun. */
const VERSIONS = 100;
const LIMIT_MS = 600_000;
const log = pino({ level: 'silent' });

let places: TestPlace[];
let backups: string;
beforeEach(async () => {
  places = [];
  backups = await mkdtemp(join(tmpdir(), 'home-design-backups-'));
});
afterEach(async () => {
  for (const place of places) await place.remove();
  await rm(backups, { recursive: true, force: true });
});

const settingsOf = ({ dataFolder, databaseUrl }: TestPlace): Record<string, string> => ({
  PORT: '1',
  DATA_DIR: dataFolder,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});
const exists = async (path: string) => (await stat(path).catch(() => undefined)) !== undefined;

/** Rows and folders of a place, sorted; they must belong to one state. */
async function stateOf(place: TestPlace): Promise<{ rows: string[]; folders: string[] }> {
  const database = await openPlace(place);
  const rows = (await runSql(database.db, 'select id from versions')) as { id: string }[];
  await database.close();
  const folders = await readdir(join(place.dataFolder, 'files/pictures'));
  return { rows: rows.map(({ id }) => id).sort(), folders: folders.sort() };
}

/** SIGKILL, a given time after the process has printed a given text; it may have ended before. */
async function killAfter({ child, ended, output }: OperatorProcess, said: string, ms: number): Promise<void> {
  while (child.exitCode === null && !output().includes(said)) await sleep(1);
  await sleep(ms);
  child.kill('SIGKILL');
  await ended;
}

it(
  'a restore that is killed at any point leaves the old state, or is finished by the next start; never half of each',
  async () => {
    const place = await makeInstallation(VERSIONS);
    places.push(place);
    const settings = settingsOf(place);
    const path = (await operator(['backup', backups], settings)).match(/^\/.*home-design-.*$/m)?.[0] ?? '';
    const backedUp = [...place.versionIds].sort();
    const database = await openPlace(place);
    const later = await addVersion(place, database);
    await database.close();
    const since = [...backedUp, later].sort();

    const outcomes = new Set<string>();
    const journal = join(place.dataFolder, 'restore.json');
    // Before any change; then in the middle of it, at one step after the other.
    for (const [note, waitMs] of [
      [undefined, 0],
      ['"phase"', 0],
      ['"phase"', 20],
      ['"phase":"in"', 0],
      ['"phase":"in"', 15],
    ] as const) {
      const process = startOperator(['restore', path, '--replace'], settings);
      if (note === undefined) await killAfter(process, 'Loading the database', waitMs);
      else {
        const notes = () => readFile(journal, 'utf8').catch(() => '');
        while (process.child.exitCode === null && !(await notes()).includes(note)) await sleep(1);
        await killAfter(process, '', waitMs);
      }

      await finishRestore({ DATA_DIR: place.dataFolder, DATABASE_URL: place.databaseUrl }, log);
      const { rows, folders } = await stateOf(place);
      expect(folders).toEqual(rows);
      expect([backedUp, since]).toContainEqual(rows);
      outcomes.add(rows.length === since.length ? 'old' : 'restored');
      expect(await exists(journal)).toBe(false);
      expect(await exists(join(place.dataFolder, 'restoring'))).toBe(false);
      if (rows.length === since.length) continue;
      // Back to the state before, for the next kill.
      const again = await openPlace(place);
      const added = await addVersion(place, again);
      await again.close();
      since.splice(0, since.length, ...[...backedUp, added].sort());
    }
    expect(outcomes).toContain('restored');

    expect(await operator(['restore', path, '--replace'], settings)).toContain('Start the server now.');
    expect((await stateOf(place)).rows).toEqual(backedUp);
  },
  LIMIT_MS,
);

it(
  'a killed backup leaves nothing that looks like a backup, and the next one removes it',
  async () => {
    const place = await makeInstallation(VERSIONS);
    places.push(place);
    const settings = settingsOf(place);
    for (const said of ['Copying pictures', 'Reading the database', 'Verifying']) {
      await killAfter(startOperator(['backup', backups], settings), said, 0);
      const left = await readdir(backups);
      for (const name of left) {
        if (!name.endsWith('.partial')) expect(await exists(join(backups, name, 'backup.json'))).toBe(true);
      }
    }
    await operator(['backup', backups], settings);
    expect((await readdir(backups)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  },
  LIMIT_MS,
);

it.runIf(inject('postgresUrl'))(
  'a killed move to PostgreSQL leaves the target empty or complete, and is finished by running it again',
  async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'home-design-place-'));
    const remove = () => rm(dataFolder, { recursive: true, force: true });
    const target = await createPostgresDatabase(inject('postgresUrl'));
    const place: TestPlace = { dataFolder, databaseUrl: undefined, remove };
    places.push({ ...place, databaseUrl: target.url, remove: () => target.drop().then(remove) });
    const source = await openPglite(join(dataFolder, 'database'));
    await prepare(source);
    await runSql(source.db, `insert into users (id, is_anonymous) values ('owner', true)`);
    for (let n = 0; n < 50; n++) await addVersion(place, source);
    await source.close();

    for (const [said, waitMs] of [
      ['Reading the embedded database', 0],
      ['Writing to PostgreSQL', 0],
      ['Writing to PostgreSQL', 150],
      ['Writing to PostgreSQL', 400],
    ] as const) {
      const process = startOperator(['adopt-database', target.url], settingsOf(place));
      await killAfter(process, said, waitMs);
      const found = await openPostgres(target.url, () => {});
      const isEmpty = await isEmptyDatabase(found.db);
      if (!isEmpty) expect(await runSql(found.db, 'select count(*) from versions')).toEqual([{ count: 50 }]);
      await found.close();
    }
    const last = startOperator(['adopt-database', target.url], settingsOf(place));
    await last.ended;
    expect(last.output()).toMatch(/counts and hashes are the same|was moved already/);
    const found = await openPostgres(target.url, () => {});
    expect(await runSql(found.db, 'select count(*) from versions')).toEqual([{ count: 50 }]);
    await found.close();
    expect(await readdir(dataFolder)).toContain('database-before-postgresql');
    expect((await readdir(dataFolder)).filter((name) => name.startsWith('adopting-'))).toEqual([]);
  },
  LIMIT_MS,
);
