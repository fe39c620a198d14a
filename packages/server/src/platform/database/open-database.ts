import type { OnBackgroundError, OpenDatabase } from './opened-database.ts';

export interface DatabaseSettings {
  /** Connection string of a PostgreSQL server; absent: an embedded database in `folder`. */
  url: string | undefined;
  /** Folder of the embedded database; `memory` keeps nothing. */
  folder: string;
}

/** Opens PostgreSQL when a connection string is given, else the embedded database. */
export async function openDatabase(
  settings: DatabaseSettings,
  onError: OnBackgroundError,
): Promise<OpenDatabase> {
  if (settings.url !== undefined) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(settings.url, onError);
  }
  const { openPglite } = await import('./open-pglite.ts');
  return openPglite(settings.folder);
}
