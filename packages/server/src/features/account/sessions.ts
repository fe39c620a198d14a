import { createHash, randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { UserId } from '@home-design/contract';
import { createBriefCache } from '../../platform/brief-cache.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Who } from '../../platform/http/who.ts';
import { endOf, latestUse } from '../../platform/lifetime.ts';
import { addSession, deleteSession, liveSession, type SessionRow, useSession } from './store.ts';

/** A found session is cached this long, so that the dozen calls of a page make one query. */
const TRUSTED_MS = 1_000;
/** A use within this time after the last stored one is not stored. */
const WRITE_AFTER_MS = 5 * 60_000;
/** Most sessions in the cache. */
const REMEMBERED = 10_000;

/** The origin of a session. */
export interface SessionOrigin {
  /** Name of its sign-in. */
  signIn?: string | undefined;
  /** The time of the sign-in, if it was earlier: the session ends as if it had started then. */
  startedAt?: Date | undefined;
  device?: string | undefined;
  isHostBound?: boolean;
}

/** The sessions of all people. Only the person's cookie has the token; the server stores its hash. */
export interface Sessions {
  /** Starts a session; returns its token, which cannot be read again, and its end without use. */
  start(db: Database, userId: UserId, origin?: SessionOrigin): Promise<{ token: string; endsAt: Date }>;
  /** The person of a token, and extends their session; null if there is none. */
  find(token: string): Promise<Who | null>;
  /** Ends the session at once; returns its row. */
  end(db: Database, token: string): Promise<SessionRow | undefined>;
  /** Removes these from the cache; their rows are deleted. */
  forget(ids: readonly string[]): void;
  /** Whether the session exists, read from the database. */
  isLive(id: string): Promise<boolean>;
  /**
   * Calls back when any process ends the session. A row that is deleted with its person sends no notice: use `isLive`
   * where a missed end matters.
   * @returns a function that ends the subscription
   */
  onEnd(id: string, ended: () => void): () => void;
  /** Called when the database reports an ended session. */
  hearEnd(id: string): void;
}

export function createSessions(db: Database, clock: Clock): Sessions {
  const ends = new EventEmitter();
  // Each open event stream has a listener.
  ends.setMaxListeners(0);
  const cached = createBriefCache(clock, look, { trustedMs: TRUSTED_MS, most: REMEMBERED });

  async function look(id: string): Promise<Who | null> {
    const now = clock.now();
    const found = await liveSession(db, id, { now, latest: latestUse(now) });
    if (!found) return null;
    const { userId, signIn, isAnonymous, isHostBound } = found;
    const isWritten = now.getTime() - found.usedAt.getTime() > WRITE_AFTER_MS;
    const sessionEndsAt = isWritten ? endOf(found.createdAt, now) : found.expiresAt;
    if (isWritten) await useSession(db, { id, userId }, { usedAt: now, expiresAt: sessionEndsAt });
    return { userId, signIn, isAnonymous, isHostBound, sessionId: id, sessionEndsAt };
  }

  return {
    start: async (handle, userId, { signIn, startedAt, device, isHostBound } = {}) => {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const createdAt = startedAt ?? now;
      const endsAt = endOf(createdAt, now);
      await addSession(handle, {
        id: hashOf(token),
        userId,
        signIn: signIn ?? null,
        device: device ?? null,
        isHostBound: isHostBound ?? false,
        createdAt,
        usedAt: now,
        expiresAt: endsAt,
      });
      return { token, endsAt };
    },
    find: (token) => cached.find(hashOf(token)),
    end: async (handle, token) => {
      const id = hashOf(token);
      const ended = await deleteSession(handle, id);
      cached.forget(id);
      return ended;
    },
    forget: (ids) => {
      for (const id of ids) cached.forget(id);
    },
    isLive: async (id) => {
      const now = clock.now();
      return (await liveSession(db, id, { now, latest: latestUse(now) })) !== undefined;
    },
    onEnd: (id, ended) => {
      ends.on(id, ended);
      return () => ends.off(id, ended);
    },
    hearEnd: (id) => {
      cached.forget(id);
      ends.emit(id);
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
