import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { flush } from '../../platform/storage/durable.ts';

const Journal = z.object({
  id: z.uuid(),
  /** The restored backup. */
  backup: z.string(),
  /** Folder inside the data folder for the former data. */
  aside: z.string(),
  /**
   * The current phase. `database`: PostgreSQL is loaded, in one transaction; `aside`: the former data moves out;
   * `in`: the restored data moves in. Each can be repeated from its beginning.
   */
  phase: z.enum(['database', 'aside', 'in']),
});

/** The journal of a restore that is changing the data folder: the next start finishes it. */
export type Journal = z.infer<typeof Journal>;

const pathIn = (dataFolder: string) => join(dataFolder, 'restore.json');

/** @returns undefined if no restore was interrupted */
export async function readJournal(dataFolder: string): Promise<Journal | undefined> {
  const text = await readFile(pathIn(dataFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return text === undefined ? undefined : Journal.parse(JSON.parse(text));
}

export async function writeJournal(dataFolder: string, journal: Journal): Promise<void> {
  const draft = `${pathIn(dataFolder)}.draft`;
  await writeFile(draft, JSON.stringify(journal), { mode: 0o600 });
  await flush(draft);
  await rename(draft, pathIn(dataFolder));
  await flush(dataFolder);
}

export async function removeJournal(dataFolder: string): Promise<void> {
  await rm(pathIn(dataFolder), { force: true });
  await flush(dataFolder);
}
