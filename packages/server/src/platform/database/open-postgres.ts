import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { guardDialect } from './guard-dialect.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import type { OnBackgroundError, OpenDatabase } from './opened-database.ts';
import { queryBuilder } from './query-builder.ts';

const INT8 = 20;
const POOL_SIZE = 10;
/** No query of ours takes nearly this long; a longer one is stuck and must not hold its connection. */
const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Counts and sums are numbers, as with the embedded database. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8
      ? Number
      : pg.types.getTypeParser(oid, format ?? 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * Connects to a PostgreSQL server.
 * @throws if it cannot be reached or refuses the credentials
 */
export async function openPostgres(url: string, onError: OnBackgroundError): Promise<OpenDatabase> {
  const connection = {
    connectionString: url,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
  const pool = new pg.Pool({ ...connection, max: POOL_SIZE, statement_timeout: STATEMENT_TIMEOUT_MS });
  pool.on('error', onError);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }

  const db = queryBuilder(guardDialect(new PostgresDialect({ pool })));
  const listeners = new Set<() => Promise<void>>();
  return {
    db,
    engine: 'postgres',
    runner: {
      executeSql: async (text, values) => {
        const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
        return { rows: Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows };
      },
    },
    listen: async (channel, onNotify) => {
      const stop = await listenOnPostgres(() => new pg.Client(connection), channel, onNotify, onError);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()));
      await db.destroy();
    },
  };
}
