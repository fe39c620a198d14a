import type { ApiKeyId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FoundKey } from '../../platform/http/api-key-guard.ts';
import { hashOfKey, isIncluded } from './rules.ts';
import { type KeyOfUser, keyByHash, keyById, markUsed } from './store.ts';

/** A use less than this after the last one that was written down is not. */
const WRITE_AFTER_MS = 60_000;
/** How a call by a key is named where another has its session. */
const SESSION = 'key:';
/** The last moment that a date can name. */
const NEVER = new Date(8.64e15);

export interface KeyDeps {
  db: Database;
  clock: Clock;
  /** Whether every plan includes API access. */
  isForAll: boolean;
}

/** Keys are asked of the database with every call: one that was revoked opens nothing from that moment on. */
export interface ApiKeys {
  /** The key and whose it is; null when there is none. */
  find(token: string): Promise<FoundKey | null>;
  /** Whether calls that go on may, by what `Who.sessionId` names; undefined: that is no key. */
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
