import type { UserId } from '@home-design/contract';
import type { Database } from '../database/database.ts';

/** The sign-in of an ID token. */
export interface SignInClaims {
  uid: UserId;
  authTime: number;
  /** Name of the sign-in, if the service gives one. */
  sid?: string | undefined;
}

/** A sign-in that has not ended. */
export interface LiveSignIn {
  name: string;
  /** When it began; absent if only the identity service knows. */
  startedAt?: Date | undefined;
}

/** Sign-ins at the identity service: each is one browser of a user. */
export interface SignIns {
  /** The sign-in of an ID token; undefined: it has ended, and its tokens with it. */
  find(claims: SignInClaims): Promise<LiveSignIn | undefined>;
  /** Ends sign-ins and their tokens. In one transaction with the end of their sessions. */
  end(tx: Database, names: readonly string[], now: Date): Promise<void>;
  /** Ends all sign-ins of a user but one, also those without a session. */
  endOthers(
    tx: Database,
    others: { uid: UserId; kept: string; known: readonly string[] },
    now: Date,
  ): Promise<void>;
}
