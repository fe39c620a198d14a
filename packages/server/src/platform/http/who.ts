import type { ApiKeyId, ApiKeyScope, UserId } from '@home-design/contract';
import type {} from 'fastify';

/** The key by which a program calls for a person. */
export interface UsedKey {
  id: ApiKeyId;
  name: string;
  scopes: readonly ApiKeyScope[];
}

/** The person behind a call. */
export interface Who {
  userId: UserId;
  isAnonymous: boolean;
  /** Hash of the session's token: names the session in the database, opens nothing. For a key `key:` and its id. */
  sessionId: string;
  /** Name of the sign-in the session comes from; null where the identity service names none. */
  signIn?: string | null;
  /** Its cookie belongs to this host alone; see `host-cookies.ts`. */
  isHostBound?: boolean;
  /** When the session ends unless it is used again. */
  sessionEndsAt: Date;
  /** Absent: they call from a page, by their session. */
  apiKey?: UsedKey;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session hook; null for visitors. */
    who: Who | null;
  }
}
