import { createHash, randomBytes } from 'node:crypto';
import type { UserId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Who } from '../../platform/http/who.ts';
import { addSession, deleteSession, extendSession, liveSession } from './store.ts';

/** A found session is trusted this long, so that a page's dozen calls ask the database once. */
const TRUSTED_MS = 1_000;
const DAY_MS = 24 * 3_600_000;
/** A session ends after so long without use … */
const IDLE_MS = 30 * DAY_MS;
/** … and after so long however often it is used: a stolen token opens nothing for ever. */
const LONGEST_MS = 90 * DAY_MS;
/** An end that was moved forward less than this ago is left alone. */
const EXTEND_AFTER_MS = DAY_MS;
/** Sessions remembered at once; the oldest go first. */
const REMEMBERED = 10_000;

/** Who is signed in where. The token is in the person's cookie only; here is its hash. */
export interface Sessions {
  /** Starts a session; answers its token, which is never seen again, and when it ends without use. */
  start(db: Database, userId: UserId): Promise<{ token: string; endsAt: Date }>;
  /** The person behind a token, and their session moved forward; null when there is none. */
  find(token: string): Promise<Who | null>;
  /** Ends the session at once. */
  end(db: Database, token: string): Promise<void>;
}

export function createSessions(db: Database, clock: Clock): Sessions {
  const remembered = new Map<string, { who: Promise<Who | null>; until: number }>();

  async function look(id: string): Promise<Who | null> {
    const now = clock.now();
    const found = await liveSession(db, id, now);
    if (!found) return null;
    const extended = endOf(found.createdAt, now);
    const isExtended = extended.getTime() - found.expiresAt.getTime() > EXTEND_AFTER_MS;
    if (isExtended) await extendSession(db, id, extended);
    const sessionEndsAt = isExtended ? extended : found.expiresAt;
    return { userId: found.userId, isAnonymous: found.isAnonymous, sessionId: id, sessionEndsAt };
  }

  return {
    start: async (handle, userId) => {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const endsAt = endOf(now, now);
      await addSession(handle, { id: hashOf(token), userId, createdAt: now, expiresAt: endsAt });
      return { token, endsAt };
    },
    find: async (token) => {
      const id = hashOf(token);
      const now = performance.now();
      const known = remembered.get(id);
      if (known && known.until > now) return known.who;

      const who = look(id);
      remembered.delete(id);
      remembered.set(id, { who, until: now + TRUSTED_MS });
      if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
      who.catch(() => remembered.delete(id));
      return who;
    },
    end: async (handle, token) => {
      const id = hashOf(token);
      await deleteSession(handle, id);
      remembered.delete(id);
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** When a session that is used now ends, unless it is used again. */
const endOf = (startedAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + IDLE_MS, startedAt.getTime() + LONGEST_MS));
