import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DumpRefused } from '../platform/database/dump/load-database.ts';
import { adoptDatabase } from './adopt-database.ts';
import { type BackedUp, backUp } from './backup/back-up.ts';
import { type CommandResult, EXIT_PROBLEMS } from './command-result.ts';
import type { Installation } from './installation.ts';
import { type Restored, restoreBackup } from './restore/restore-backup.ts';
import { OperatorError, type RunningServer } from './server-adapter.ts';

export const SAFEKEEPING_USAGE = `
  backup <folder> [--keep n]   a backup in a new folder inside that one, while the server runs or not; what is the same
                               in the backup before takes no room; --keep: remove all but the newest n
  backup <file.tar>            the same as one file
  restore <backup> [--replace] restore a backup; --replace: what is here is put aside first, and a running server stopped
  adopt-database [address]     move the embedded database into PostgreSQL, at DATABASE_URL or the address
`;

/** Files to name in full; the rest is counted. */
const NAMED = 10;
const options = { keep: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;

/**
 * Runs the commands that back up, restore and move all data.
 * @returns undefined for any other command
 */
export async function keepSafe(
  [command, ...args]: readonly string[],
  server: RunningServer,
  say: Installation['say'],
): Promise<CommandResult | 'wrong-usage' | undefined> {
  if (command !== 'backup' && command !== 'restore' && command !== 'adopt-database') return undefined;
  const wanted = parse(args);
  if (!wanted) return 'wrong-usage';
  const { place, keep, replace } = wanted;
  const { dataFolder, databaseUrl } = server;
  const installation: Installation = { server, dataFolder, databaseUrl, say, now: () => new Date() };
  try {
    switch (command) {
      case 'backup':
        if (place === undefined || replace) return 'wrong-usage';
        return reportBackup(await backUp(installation, resolve(place), keep === undefined ? {} : { keep }));
      case 'restore':
        if (place === undefined || keep !== undefined) return 'wrong-usage';
        return reportRestore(await restoreBackup(installation, place, { replace }));
      case 'adopt-database':
        if (replace || keep !== undefined) return 'wrong-usage';
        return await adopt(installation, place ?? databaseUrl);
    }
  } catch (error) {
    throw error instanceof DumpRefused ? new OperatorError(error.message, { cause: error }) : error;
  }
}

interface Wanted {
  place: string | undefined;
  keep: number | undefined;
  replace: boolean;
}

function parse(args: readonly string[]): Wanted | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [place, ...rest] = positionals;
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (rest.length > 0 || (keep !== undefined && !(Number.isInteger(keep) && keep > 0))) return undefined;
    return { place, keep, replace: values.replace };
  } catch {
    return undefined;
  }
}

async function adopt(installation: Installation, url: string | undefined): Promise<CommandResult> {
  if (url === undefined) {
    throw new OperatorError('Please say where to: set DATABASE_URL, or give the address after the command.');
  }
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new OperatorError(
      'The address must be one of PostgreSQL: postgres://user:password@host:5432/name.',
    );
  }
  return { output: await adoptDatabase(installation, url), exitCode: 0 };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function reportBackup({ path, manifest, removed }: BackedUp): CommandResult {
  const { files, bytes, rows, missing } = manifest;
  const lines = [
    `${path}`,
    `${files} files (${megabytes(bytes)}) with ${rows} rows, written and verified.`,
    ...removed.map((name) => `Removed the old backup ${name}.`),
  ];
  if (missing.length === 0) return { output: `${lines.join('\n')}\n`, exitCode: 0 };
  lines.push(
    `Rows of the database name ${missing.length} files that are not there:`,
    ...missing.slice(0, NAMED).map((name) => `  ${name}`),
    'The backup has everything else. Please look for these files in an older backup.',
  );
  return { output: `${lines.join('\n')}\n`, exitCode: EXIT_PROBLEMS };
}

function reportRestore({ imported: { manifest }, rows, aside }: Restored): CommandResult {
  const lines = [
    `Restored the backup of ${manifest.createdAt}: ${manifest.files} files and ${rows} rows, every hash and count as written.`,
    ...(aside ? [`What was here before is in ${aside}; delete it when you no longer need it.`] : []),
    ...(manifest.missing.length > 0
      ? [`${manifest.missing.length} files were missing already when it was made.`]
      : []),
    'Start the server now.',
  ];
  return { output: `${lines.join('\n')}\n`, exitCode: 0 };
}
