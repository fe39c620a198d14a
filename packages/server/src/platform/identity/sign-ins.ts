import type { UserId } from '@home-design/contract';
import type { Database } from '../database/database.ts';

/** What an ID token says about the sign-in it comes from. */
export interface SignInClaims {
  uid: UserId;
  authTime: number;
  /** Name of the sign-in, where the service gives it one. */
  sid?: string | undefined;
}

/** A sign-in that has not ended. */
export interface LiveSignIn {
  name: string;
  /** When it began; absent where only the identity service knows. */
  startedAt?: Date | undefined;
}

/** Sign-ins at the identity service: each is one browser in which a person has signed in. */
export interface SignIns {
  /** The sign-in an ID token comes from; undefined: it has ended, and so have all its tokens. */
  find(claims: SignInClaims): Promise<LiveSignIn | undefined>;
  /** Ends sign-ins: no token of theirs is good any more. In a transaction with the end of their sessions. */
  end(tx: Database, names: readonly string[], now: Date): Promise<void>;
  /** Ends every sign-in of a person but one, those without a session among them. */
  endOthers(
    tx: Database,
    others: { uid: UserId; kept: string; known: readonly string[] },
    now: Date,
  ): Promise<void>;
}
