import type { Database } from './database.ts';

/** Runs one SQL text as it is; what the job queue speaks. */
export interface SqlRunner {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** A database that is ready for queries. */
export interface OpenDatabase {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** For the job queue, which brings its own SQL. */
  runner: SqlRunner;
  /** Calls back with the payload of every NOTIFY on the channel, until the returned function is called. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** Connection string of a PostgreSQL server; absent: an embedded database in `folder`. */
  url: string | undefined;
  /** Folder of the embedded database; `memory` keeps nothing. */
  folder: string;
}

/** Called with failures that belong to no query: a lost idle connection, a listener that must reconnect. */
export type OnBackgroundError = (error: unknown) => void;

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
