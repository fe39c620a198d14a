import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Major version of PostgreSQL inside the embedded database; its files fit no other. */
const EMBEDDED_MAJOR = '18';

/**
 * Refuses a folder of another major version, because opening it would crash.
 * @throws with a sentence that says what to do
 */
export async function assertReadableDatabaseFolder(folder: string): Promise<void> {
  const found = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (found === undefined || found.trim() === EMBEDDED_MAJOR) return;

  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${found.trim()}, and this program reads PostgreSQL ` +
      `${EMBEDDED_MAJOR}. Start the version of Home Design that made it, or set DATA_DIR to another folder.`,
  );
}

/** Whether the folder holds an embedded database. */
export async function hasEmbeddedDatabase(folder: string): Promise<boolean> {
  return (await stat(join(folder, 'PG_VERSION')).catch(() => undefined)) !== undefined;
}
