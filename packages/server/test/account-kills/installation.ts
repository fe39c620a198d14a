import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Database } from '../../src/platform/database/database.ts';
import { openPglite } from '../../src/platform/database/open-pglite.ts';
import { runSql } from '../../src/platform/database/run-sql.ts';
import { type StripeStandIn, startStripeStandIn } from '../../src/test/stripe/stripe-stand-in.ts';
import { freePort } from '../crash/server-process.ts';
import { startVictim, type Victim } from './victim.ts';

/** A data folder whose server is killed, and a stand-in for Stripe beside it. */
export interface Installation {
  folder: string;
  stripe: StripeStandIn;
  start(options?: { fastHours?: boolean }): Promise<Victim>;
  /** Runs a function with the database while no server runs. */
  withDatabase<T>(act: (db: Database) => Promise<T>): Promise<T>;
  /** Names of the folders of pictures. */
  pictures(): Promise<string[]>;
  remove(): Promise<void>;
}

/** @param more settings besides those of every installation */
export async function makeInstallation(more: Record<string, string> = {}): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'home-design-kills-'));
  const stripe = await startStripeStandIn({ now: () => new Date() });
  const port = await freePort();
  stripe.tell(`http://127.0.0.1:${port}`);
  const settings = {
    ...{ PORT: String(port), DATA_DIR: folder, GUEST_DESIGNS_PER_MONTH: '2000', FREE_PROJECTS: '0' },
    ...stripe.settings,
    ...more,
  };
  let running: Victim | undefined;
  return {
    folder,
    stripe,
    async start(options) {
      running = await startVictim(settings, options);
      return running;
    },
    async withDatabase(act) {
      const database = await openPglite(join(folder, 'database'));
      try {
        return await act(database.db);
      } finally {
        await database.close();
      }
    },
    async pictures() {
      const names = await readdir(join(folder, 'files', 'pictures'));
      return names.filter((name) => !name.startsWith('.'));
    },
    async remove() {
      await running?.kill();
      await stripe.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Every row of every table, and every file with its hash. */
export interface Contents {
  rows: Map<string, string[]>;
  files: Map<string, string>;
}

/**
 * Tables that every start writes anew, and that hold no personal data: the queue's, the list of processes, keys of
 * the installation.
 */
const OF_NOBODY = new Set(['workers']);

/** The whole content of an installation, while no server runs. */
export async function contentsOf(installation: Installation): Promise<Contents> {
  const rows = await installation.withDatabase(async (db) => {
    const tables = (await runSql(
      db,
      `select table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema = current_schema() order by 1`,
    )) as { name: string }[];
    const found = new Map<string, string[]>();
    for (const { name } of tables.filter((table) => !OF_NOBODY.has(table.name))) {
      const lines = (await runSql(db, `select line::text as line from "${name}" as line`)) as {
        line: string;
      }[];
      found.set(name, lines.map(({ line }) => line).sort());
    }
    return found;
  });
  return { rows, files: await filesIn(join(installation.folder, 'files')) };
}

/** Rows of any table, including the queue's, that contain one of these texts. */
export function rowsThatName(installation: Installation, texts: readonly string[]): Promise<string[]> {
  return installation.withDatabase(async (db) => {
    const tables = (await runSql(
      db,
      `select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema in (current_schema(), 'pgboss')`,
    )) as { schema: string; name: string }[];
    const found: string[] = [];
    for (const { schema, name } of tables) {
      for (const { line } of (await runSql(
        db,
        `select line::text as line from "${schema}"."${name}" as line`,
      )) as {
        line: string;
      }[])
        if (texts.some((text) => line.toLowerCase().includes(text.toLowerCase())))
          found.push(`${name}: ${line}`);
    }
    return found;
  });
}

async function filesIn(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const path of await readdir(root, { recursive: true })) {
    const full = join(root, path);
    if (!(await stat(full)).isFile()) continue;
    files.set(
      relative(root, full),
      createHash('sha256')
        .update(await readFile(full))
        .digest('hex'),
    );
  }
  return files;
}

/** The differences between two contents, a line for each. */
export function differences(before: Contents, after: Contents): string[] {
  const found: string[] = [];
  for (const name of new Set([...before.rows.keys(), ...after.rows.keys()])) {
    const [had, has] = [before.rows.get(name) ?? [], after.rows.get(name) ?? []];
    found.push(...had.filter((line) => !has.includes(line)).map((line) => `lost from ${name}: ${line}`));
    found.push(...has.filter((line) => !had.includes(line)).map((line) => `new in ${name}: ${line}`));
  }
  for (const [path, hash] of before.files)
    if (after.files.get(path) !== hash) found.push(`lost or changed: ${path}`);
  for (const path of after.files.keys()) if (!before.files.has(path)) found.push(`new file: ${path}`);
  return found;
}
