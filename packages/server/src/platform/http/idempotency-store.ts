import type { UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface IdempotencyEntry {
  userId: UserId;
  route: string;
  key: string;
}

/** Remembers which creates were made, and what they answered. */
export interface IdempotencyStore {
  /** Takes the key for this request, or tells what is known of the request that has it. */
  claim(
    entry: IdempotencyEntry,
    contentHash: string,
  ): Promise<'claimed' | { contentHash: string; answer: string | null }>;
  keep(entry: IdempotencyEntry, answer: string): Promise<void>;
  /** Forgets a request that failed, so that it can be sent again. */
  release(entry: IdempotencyEntry): Promise<void>;
}

/** Answers are kept for a day; a claim without an answer after a minute belongs to a process that died. */
const KEPT = sql`interval '24 hours'`;
const ABANDONED = sql`interval '1 minute'`;

export function createIdempotencyStore(db: Database): IdempotencyStore {
  const of = (entry: IdempotencyEntry) =>
    ({ userId: entry.userId, route: entry.route, key: entry.key }) satisfies IdempotencyEntry;

  return {
    claim: async (entry, contentHash) => {
      await sql`delete from idempotency_keys where user_id = ${entry.userId} and route = ${entry.route}
        and key = ${entry.key} and (created_at < now() - ${KEPT} or (answer is null and created_at < now() - ${ABANDONED}))`.execute(
        db,
      );
      const claimed = await db
        .insertInto('idempotencyKeys')
        .values({ ...of(entry), contentHash, answer: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (claimed) return 'claimed';

      const found = await db
        .selectFrom('idempotencyKeys')
        .select(['contentHash', 'answer'])
        .where((where) => where.and(of(entry)))
        .executeTakeFirst();
      // Released between the two statements: the caller looks again.
      return found ?? { contentHash, answer: null };
    },
    keep: async (entry, answer) => {
      await db
        .updateTable('idempotencyKeys')
        .set({ answer })
        .where((where) => where.and(of(entry)))
        .execute();
    },
    release: async (entry) => {
      await db
        .deleteFrom('idempotencyKeys')
        .where((where) => where.and(of(entry)))
        .execute();
    },
  };
}

/** Forgets answers older than a day; run now and then. */
export async function forgetOldAnswers(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - ${KEPT}`.execute(db);
}
