import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSql } from '../platform/database/run-sql.ts';
import { copyNewDatabases } from '../test/database/copied-databases.ts';
import {
  addListing,
  addVersion,
  deleteVersion,
  emptyPlace,
  makeInstallation,
  openPlace,
  type TestPlace,
} from '../test/installation-makers.ts';
import { runCommand } from './run-command.ts';

/** Starting an embedded database takes seconds on a busy machine. */
const LIMIT_MS = 600_000;
vi.setConfig({ testTimeout: LIMIT_MS });
afterAll(() => vi.resetConfig());
copyNewDatabases();
const NOBODY = 'http://127.0.0.1:1';
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

async function installation(versions: number) {
  const made = await makeInstallation(versions);
  places.push(made);
  return made;
}
async function empty() {
  const place = await emptyPlace();
  places.push(place);
  return place;
}
const run = ({ dataFolder, databaseUrl }: TestPlace, ...args: string[]) =>
  runCommand(args, { address: NOBODY, dataFolder, databaseUrl });
const backUp = async (place: TestPlace, target = backups) => {
  const { output, exitCode } = await run(place, 'backup', target);
  return { path: output.split('\n')[0] ?? '', output, exitCode };
};

/** The content to compare: rows of the versions, and bytes of the pictures. */
async function contentOf(place: TestPlace): Promise<{ rows: object[]; files: Record<string, string> }> {
  const database = await openPlace(place);
  const rows = await runSql(
    database.db,
    'select id, image_id, files, created_at::text from versions order by id',
  );
  await database.close();
  const files: Record<string, string> = {};
  const root = join(place.dataFolder, 'files', 'pictures');
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files[path.slice(root.length)] = await readFile(path, 'base64');
  }
  files.key = await readFile(join(place.dataFolder, 'keys', 'share-links'), 'utf8');
  return { rows, files };
}

describe('a backup', () => {
  it.each(['folder', 'tar file'])('R7 U-42 as a %s is restored to the last byte and row', async (form) => {
    const place = await installation(3);
    const before = await contentOf(place);
    const { path, output } = await backUp(place, form === 'folder' ? backups : join(backups, 'all.tar'));
    expect(output).toMatch(/\n\d+ files \(.* MB\) with \d+ rows, written and verified\.\n$/);

    const target = await empty();
    const restored = await run(target, 'restore', path);
    expect(restored.output).toMatch(/every hash and count as written\.\nStart the server now\.\n$/);
    expect(await contentOf(target)).toEqual(before);
    expect(await readdir(target.dataFolder)).not.toContain('restoring');
    expect(await readdir(target.dataFolder)).not.toContain('restore.json');
  });

  it('holds the pictures of listings', async () => {
    const place = await installation(1);
    const database = await openPlace(place);
    const picture = await addListing(place, database);
    await database.close();
    const { path, output } = await backUp(place);
    expect(output).toMatch(/written and verified\.\n$/);
    const target = await empty();
    await run(target, 'restore', path);
    const content = await contentOf(target);
    expect(content).toEqual(await contentOf(place));
    expect(Object.keys(content.files)).toContain(`/${picture}/picture.jpg`);

    await rm(join(place.dataFolder, 'files', 'pictures', picture), { recursive: true });
    expect((await backUp(place, join(backups, 'without.tar'))).output).toContain(`${picture}/picture.jpg`);
  });

  it('after another takes room only for new files, and both can be restored', async () => {
    const place = await installation(2);
    const first = await backUp(place);
    const database = await openPlace(place);
    await addVersion(place, database);
    await database.close();
    // Names have a precision of one second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const second = await backUp(place);

    const [old = ''] = place.versionIds;
    const inode = async (path: string) => (await stat(join(path, 'files/pictures', old, 'original.png'))).ino;
    expect(await inode(second.path)).toBe(await inode(first.path));
    const live = await stat(join(place.dataFolder, 'files/pictures', old, 'original.png'));
    expect(await inode(first.path)).not.toBe(live.ino);

    const after = await contentOf(place);
    const target = await empty();
    await run(target, 'restore', second.path);
    expect(await contentOf(target)).toEqual(after);
    expect((await run(place, 'restore', backups).catch((error: Error) => error)) as Error).toMatchObject({
      message: expect.stringContaining('Add --replace'),
    });
    expect(
      (await run(await empty(), 'restore', backups).catch((error: Error) => error)) as Error,
    ).toMatchObject({
      message: `${backups} holds several backups. The newest is ${second.path}.`,
    });
  });

  it('removes all but the newest if a number to keep is given', async () => {
    const place = await installation(0);
    for (const day of ['01', '02', '03']) {
      const name = `home-design-202601${day}T000000Z`;
      await mkdir(join(backups, name));
      await writeFile(join(backups, name, 'backup.json'), '{}');
    }
    await mkdir(join(backups, 'holiday pictures'));
    const { output } = await run(place, 'backup', backups, '--keep', '2');
    expect(output).toContain('Removed the old backup home-design-20260102T000000Z.\n');
    expect((await readdir(backups)).sort()).toEqual([
      'holiday pictures',
      'home-design-20260103T000000Z',
      expect.stringMatching(/^home-design-20\d{6}T\d{6}Z$/),
    ]);
  });

  it('lists its hashes so that sha256sum can check them', async () => {
    const { path } = await backUp(await installation(1));
    const { execFile } = await import('node:child_process');
    const checked = await new Promise<string>((done, fail) =>
      execFile('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: path }, (error, out) =>
        error ? fail(error) : done(out),
      ),
    );
    expect(checked).toBe('');
    const sums = await readFile(join(path, 'SHA256SUMS'), 'utf8');
    expect(sums.match(/files\/pictures\//g)).toHaveLength(5);
    expect(sums).toContain('keys/share-links');
    expect(sums).not.toContain('keys/operator');
  });

  it('R7 names no picture that it lacks, regardless of additions and deletions during the backup', async () => {
    const place = await installation(3);
    const [deletedBefore = '', deletedAfter = '', kept = ''] = place.versionIds;
    let added = '';
    const change = async (line: string) => {
      const database = await openPlace(place);
      if (line === 'Reading the database …' && added === '') {
        await deleteVersion(place, database, deletedBefore);
        added = await addVersion(place, database);
      } else if (line === 'Copying what came in meanwhile …' && added !== '') {
        await deleteVersion(place, database, deletedAfter).catch(() => {});
        await deleteVersion(place, database, added).catch(() => {});
      }
      await database.close();
    };
    const server = { ...place, address: NOBODY };
    const { output, exitCode } = await runCommand(['backup', backups], server, undefined, change);
    expect(exitCode).toBe(0);

    const target = await empty();
    await run(target, 'restore', output.split('\n')[0] ?? '');
    const { rows, files } = await contentOf(target);
    expect(rows).toMatchObject([{ id: kept }]);
    expect(Object.keys(files).every((path) => path === 'key' || path.includes(kept))).toBe(true);
  });

  it('lists missing pictures of the rows, and is made from the rest', async () => {
    const place = await installation(2);
    const [lost = ''] = place.versionIds;
    await rm(join(place.dataFolder, 'files/pictures', lost, 'preview.jpg'));
    const { path, output, exitCode } = await backUp(place);
    expect(exitCode).toBe(3);
    expect(output).toContain(`  files/pictures/${lost}/preview.jpg\n`);

    const target = await empty();
    expect((await run(target, 'restore', path)).output).toContain(
      '1 files were missing already when it was made.',
    );
    expect(await contentOf(target)).toEqual(await contentOf(place));
  });

  it('leaves nothing under its name if it fails', async () => {
    const place = await installation(1);
    const full = join(backups, 'file');
    await writeFile(full, '');
    await expect(run(place, 'backup', join(full, 'inside'))).rejects.toThrow();
    await expect(run(await empty(), 'backup', backups)).rejects.toThrow(
      /There is (no embedded|nothing in the)/,
    );
    await expect(run(place, 'backup', join(backups, 'none', 'x.tar'))).rejects.toThrow();
    expect(await readdir(backups)).toEqual(['file']);
  });
});

describe('a damaged backup is refused, and nothing changes:', () => {
  const damages: [string, (path: string, version: string) => Promise<void>][] = [
    ['a changed picture', (path, id) => writeFile(join(path, 'files/pictures', id, 'original.png'), 'x')],
    ['a lost picture', (path, id) => rm(join(path, 'files/pictures', id), { recursive: true })],
    ['a cut table', (path) => truncate(join(path, 'database/public.versions.jsonl.gz'), 40)],
    ['changed hashes', (path) => writeFile(join(path, 'SHA256SUMS'), '')],
    ['no end', (path) => rm(join(path, 'backup.json'))],
    ['half a line of what it is', (path) => truncate(join(path, 'backup.json'), 30)],
  ];

  let place: Awaited<ReturnType<typeof makeInstallation>>;
  let target: TestPlace;
  let good: string;
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'home-design-backups-'));
    [place, target] = [await makeInstallation(1), await emptyPlace()];
    good = (await backUp(place, home)).path;
  }, LIMIT_MS);
  afterAll(async () => {
    await Promise.all([place.remove(), target.remove()]);
    await rm(home, { recursive: true });
  });

  it.each(damages)('%s', async (_what, damage) => {
    const path = join(backups, 'damaged');
    await cp(good, path, { recursive: true });
    await damage(path, place.versionIds[0] ?? '');
    await expect(run(target, 'restore', path)).rejects.toThrow(/damaged|not a backup/);
    expect(await readdir(target.dataFolder)).toEqual([]);

    const before = await readdir(place.dataFolder, { recursive: true });
    await expect(run(place, 'restore', path, '--replace')).rejects.toThrow(/damaged|not a backup/);
    expect(await readdir(place.dataFolder, { recursive: true })).toEqual(before);
  });

  it('a tar file that was cut off, at any point', async () => {
    const { path } = await backUp(place, join(backups, 'all.tar'));
    const { size } = await stat(path);
    for (const share of [0.2, 0.6, 0.97]) {
      const cut = join(backups, 'cut.tar');
      await cp(path, cut);
      await truncate(cut, Math.round(size * share));
      await expect(run(target, 'restore', cut)).rejects.toThrow(/damaged|not a backup/);
      expect(await readdir(target.dataFolder)).toEqual([]);
    }
  });
});

describe('restoring over existing data', () => {
  it('is refused, and with --replace moves it aside as a whole', async () => {
    const place = await installation(2);
    const { path } = await backUp(place);
    const backedUp = await contentOf(place);
    const database = await openPlace(place);
    const later = await addVersion(place, database);
    await deleteVersion(place, database, place.versionIds[0] ?? '');
    await database.close();
    await mkdir(join(place.dataFolder, 'files/pictures/.trash/2026-11-22'), { recursive: true });

    await expect(run(place, 'restore', path)).rejects.toThrow('Add --replace to put that aside first.');
    const { output } = await run(place, 'restore', path, '--replace');
    expect(await contentOf(place)).toEqual(backedUp);

    const aside = /What was here before is in (.*); delete it/.exec(output)?.[1] ?? '';
    expect((await readdir(join(aside, 'files/pictures'))).sort()).toEqual(
      ['.trash', later, place.versionIds[1] ?? ''].sort(),
    );
    if (place.databaseUrl === undefined) {
      const before = await openPlace({ ...place, dataFolder: aside });
      expect(await runSql(before.db, 'select count(*) from versions')).toEqual([{ count: 2 }]);
      await before.close();
    } else {
      const now = await openPlace(place);
      const schemas = await runSql(
        now.db,
        `select nspname from pg_namespace where nspname like 'before_restore%_public'`,
      );
      expect(schemas).toHaveLength(1);
      await now.close();
    }
  });
});
