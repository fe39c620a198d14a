import { randomUUID } from 'node:crypto';
import type { UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface IdempotencyEntry {
  userId: UserId;
  route: string;
  key: string;
}

/** The claim to carry a request out, until it is abandoned. */
export type Claim = string;

/** The known state of the request with the key. */
export interface EarlierRequest {
  contentHash: string;
  /** JSON text; null before there is one. */
  answer: string | null;
  /** The request wrote something, and its process ended before it could answer. */
  isLost: boolean;
}

/** Remembers creates and their answers. */
export interface IdempotencyStore {
  /** Claims the key for this request, or returns the state of the request that has it. */
  claim(entry: IdempotencyEntry, contentHash: string): Promise<{ claim: Claim } | EarlierRequest>;
  /** Extends the claim of a running request; repeated before `ABANDONED` has passed. */
  renew(claim: Claim): Promise<void>;
  /**
   * Marks the request as carried out, within its transaction.
   * @returns false if another request has taken the key over: the transaction must not commit
   */
  settle(tx: Database, claim: Claim): Promise<boolean>;
  keep(claim: Claim, answer: string): Promise<void>;
  /** Deletes a failed request, so that it can be repeated; one that wrote something stays. */
  release(claim: Claim): Promise<void>;
}

/** Answers are kept for a day. A claim that was not extended for a minute belongs to a dead process. */
const KEPT = sql`interval '24 hours'`;
const ABANDONED = sql`interval '1 minute'`;

const isAbandoned = sql<boolean>`answer is null and created_at < now() - ${ABANDONED}`;

export function createIdempotencyStore(db: Database): IdempotencyStore {
  return {
    claim: async ({ userId, route, key }, contentHash) => {
      const entry = { userId, route, key };
      await sql`delete from idempotency_keys where user_id = ${userId} and route = ${route} and key = ${key}
        and (created_at < now() - ${KEPT} or (not is_done and ${isAbandoned}))`.execute(db);
      const claim = randomUUID();
      const claimed = await db
        .insertInto('idempotencyKeys')
        .values({ ...entry, contentHash, answer: null, claim })
        .onConflict((conflict) => conflict.columns(['userId', 'route', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      if (claimed) return { claim };

      const found = await db
        .selectFrom('idempotencyKeys')
        .select(['contentHash', 'answer', sql<boolean>`is_done and ${isAbandoned}`.as('isLost')])
        .where((where) => where.and(entry))
        .executeTakeFirst();
      // The key was released between the two statements: the caller tries again.
      return found ?? { contentHash, answer: null, isLost: false };
    },
    renew: async (claim) => {
      await db
        .updateTable('idempotencyKeys')
        .set({ createdAt: sql`now()` })
        .where('claim', '=', claim)
        .where('answer', 'is', null)
        .execute();
    },
    settle: async (tx, claim) => {
      const held = await tx
        .updateTable('idempotencyKeys')
        .set({ isDone: true, createdAt: sql`now()` })
        .where('claim', '=', claim)
        .returning('claim')
        .executeTakeFirst();
      return held !== undefined;
    },
    keep: async (claim, answer) => {
      await db.updateTable('idempotencyKeys').set({ answer }).where('claim', '=', claim).execute();
    },
    release: async (claim) => {
      await db.deleteFrom('idempotencyKeys').where('claim', '=', claim).where('isDone', '=', false).execute();
    },
  };
}

/** Deletes answers older than a day; run from time to time. */
export async function forgetOldAnswers(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - ${KEPT}`.execute(db);
}
