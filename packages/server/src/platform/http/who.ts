import type { ApiKeyId, ApiKeyScope, UserId } from '@home-design/contract';
import type {} from 'fastify';

/** The API key of a program. */
export interface UsedKey {
  id: ApiKeyId;
  name: string;
  scopes: readonly ApiKeyScope[];
}

/** The caller. */
export interface Who {
  userId: UserId;
  isAnonymous: boolean;
  /** Hash of the session's token: names the session in the database, opens nothing. A key has `key:` and its id. */
  sessionId: string;
  /** Name of the session's sign-in; null if the identity service gives none. */
  signIn?: string | null;
  /** Whether its cookie has the prefix; see `host-cookies.ts`. */
  isHostBound?: boolean;
  /** When the session ends without further use. */
  sessionEndsAt: Date;
  /** Absent: the call comes from a page with a session. */
  apiKey?: UsedKey;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session hook; null for visitors. */
    who: Who | null;
  }
}
