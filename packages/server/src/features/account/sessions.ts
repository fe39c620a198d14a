import { createHash, randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { UserId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Who } from '../../platform/http/who.ts';
import { endOf, latestUse } from '../../platform/lifetime.ts';
import { addSession, deleteSession, liveSession, type SessionRow, useSession } from './store.ts';

/** A found session is trusted this long, so that a page's dozen calls ask the database once. */
const TRUSTED_MS = 1_000;
/** A use less than this after the last one that was written down is not. */
const WRITE_AFTER_MS = 5 * 60_000;
/** Sessions remembered at once; the oldest go first. */
const REMEMBERED = 10_000;

/** Where a session comes from. */
export interface SessionOrigin {
  /** Name of the sign-in it comes from. */
  signIn?: string | undefined;
  /** When the person signed in, if that was before: the session ends as if it had started then. */
  startedAt?: Date | undefined;
  device?: string | undefined;
  isHostBound?: boolean;
}

/** Who is signed in where. The token is in the person's cookie only; here is its hash. */
export interface Sessions {
  /** Starts a session; answers its token, which is never seen again, and when it ends without use. */
  start(db: Database, userId: UserId, origin?: SessionOrigin): Promise<{ token: string; endsAt: Date }>;
  /** The person behind a token, and their session moved forward; null when there is none. */
  find(token: string): Promise<Who | null>;
  /** Ends the session at once; answers what it was. */
  end(db: Database, token: string): Promise<SessionRow | undefined>;
  /** Trusts none of these any longer; their rows are gone. */
  forget(ids: readonly string[]): void;
  /** Whether the session is still there, asked of the database. */
  isLive(id: string): Promise<boolean>;
  /**
   * Calls back when the session is ended, in whatever process. A row that goes with its person says nothing: what must
   * not be missed is asked for by `isLive`.
   * @returns a function that ends the waiting
   */
  onEnd(id: string, ended: () => void): () => void;
  /** Told by the database that a session has ended. */
  hearEnd(id: string): void;
}

export function createSessions(db: Database, clock: Clock): Sessions {
  const ends = new EventEmitter();
  // Each open event stream is a listener of its own.
  ends.setMaxListeners(0);
  const remembered = new Map<string, { who: Promise<Who | null>; until: number }>();

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
      const ended = await deleteSession(handle, id);
      remembered.delete(id);
      return ended;
    },
    forget: (ids) => {
      for (const id of ids) remembered.delete(id);
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
      remembered.delete(id);
      ends.emit(id);
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
