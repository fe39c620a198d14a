import type { Database } from './database.ts';

/** Runs one SQL text unchanged; the job queue uses it. */
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

/** Called with failures outside of queries: a lost idle connection, a listener that must reconnect. */
export type OnBackgroundError = (error: unknown) => void;
