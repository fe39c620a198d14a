import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../schema/schema.ts';

/** The base handle or a transaction; stores take it as their first argument. */
export type Database = Kysely<Schema>;

interface OpenTransaction {
  open: boolean;
  savepoints: number;
}

const current = new AsyncLocalStorage<OpenTransaction>();

/** Checks at the end of a transaction whether it may commit; throws if not. */
export type CommitGuard = (tx: Database) => Promise<void>;
const guards = new AsyncLocalStorage<{ guard: CommitGuard | null }>();

/** Every transaction begun by `work`, while it runs, asks the guard before it commits. */
export async function guardCommits<T>(guard: CommitGuard, work: () => Promise<T>): Promise<T> {
  // Work that was started but not awaited is no longer guarded.
  const scope: { guard: CommitGuard | null } = { guard };
  try {
    return await guards.run(scope, work);
  } finally {
    scope.guard = null;
  }
}

/**
 * Runs `work` in a transaction: all of it happens, or none. Inside another transaction it becomes a
 * savepoint, so an inner failure that is caught leaves the outer work intact.
 */
export async function transaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return savepoint(db, work);

  return db.transaction().execute(async (tx) => {
    const state: OpenTransaction = { open: true, savepoints: 0 };
    try {
      return await current.run(state, async () => {
        const result = await work(tx);
        await guards.getStore()?.guard?.(tx);
        return result;
      });
    } finally {
      state.open = false;
    }
  });
}

async function savepoint<T>(tx: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const state = current.getStore();
  const name = sql.id(`nested_${state ? ++state.savepoints : 0}`);
  await sql`savepoint ${name}`.execute(tx);
  try {
    const result = await work(tx);
    await sql`release savepoint ${name}`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint ${name}`.execute(tx);
    throw error;
  }
}

/**
 * Called whenever the base handle is about to take a connection. Such a call inside a transaction would wait for itself
 * forever on PGlite's single connection, so both databases refuse it.
 */
export function assertOutsideTransaction(): void {
  if (current.getStore()?.open) {
    throw new Error('The base database handle was used inside a transaction; pass the transaction on.');
  }
}
