import type { ApiKeyId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FoundKey } from '../../platform/http/guards/api-key-guard.ts';
import { hashOfKey, isIncluded } from './rules.ts';
import { type KeyOfUser, keyByHash, keyById, markUsed } from './store.ts';

/** A use within this time after the last stored one is not stored. */
const WRITE_AFTER_MS = 60_000;
/** Prefix of `Who.sessionId` for calls by a key. */
const SESSION = 'key:';
/** The last moment that a date can hold. */
const NEVER = new Date(8.64e15);

export interface KeyDeps {
  db: Database;
  clock: Clock;
  /** Whether every plan includes API access. */
  isForAll: boolean;
}

/** Every call reads its key from the database, so that a revoked key opens nothing. */
export interface ApiKeys {
  /** The key and its owner; null if there is none. */
  find(token: string): Promise<FoundKey | null>;
  /** Whether a running call may go on, by its `Who.sessionId`; undefined: that names no key. */
  isLive(sessionId: string): Promise<boolean> | undefined;
}

export function createApiKeys({ db, clock, isForAll }: KeyDeps): ApiKeys {
  const refusalOf = ({ expiresAt, plan }: KeyOfUser, now: Date): FoundKey['refusal'] => {
    if (expiresAt !== null && expiresAt <= now) return 'api_key_expired';
    return isIncluded(plan, isForAll) ? undefined : 'api_access_not_included';
  };

  async function isOpen(id: ApiKeyId): Promise<boolean> {
    const key = await keyById(db, id);
    return key !== undefined && refusalOf(key, clock.now()) === undefined;
  }

  return {
    find: async (token) => {
      const key = await keyByHash(db, hashOfKey(token));
      if (!key) return null;
      const now = clock.now();
      const refusal = refusalOf(key, now);
      const isNoted = key.usedAt !== null && now.getTime() - key.usedAt.getTime() < WRITE_AFTER_MS;
      if (!refusal && !isNoted) await markUsed(db, key.id, now);
      const { id, userId, name, scopes, isAnonymous } = key;
      const sessionEndsAt = key.expiresAt ?? NEVER;
      const who = {
        userId,
        isAnonymous,
        sessionId: SESSION + id,
        sessionEndsAt,
        apiKey: { id, name, scopes },
      };
      return refusal ? { who, refusal } : { who };
    },
    isLive: (sessionId) =>
      sessionId.startsWith(SESSION) ? isOpen(sessionId.slice(SESSION.length) as ApiKeyId) : undefined,
  };
}
