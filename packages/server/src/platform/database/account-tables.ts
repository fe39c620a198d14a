import type {
  AuditEntryId,
  ErrorCode,
  ImageId,
  ProjectId,
  SignInOperation,
  UserId,
} from '@home-design/contract';
import type { ColumnType, Generated } from 'kysely';

/** A moment set by the database unless given. */
export type Moment = ColumnType<Date, Date | undefined, Date>;

export interface UsersTable {
  id: UserId;
  isAnonymous: boolean;
  email: string | null;
  displayName: string | null;
  /** Fair-use ceiling, in designs. */
  quotaLimit: Generated<number>;
  /** When they were given their sample project, which happens once. */
  sampleProjectAt: ColumnType<Date | null, Date | undefined, Date>;
  createdAt: Moment;
  lastSeenAt: Moment;
}

/** What a person did; rows are added and never taken away. */
export interface AuditEntryTable {
  id: AuditEntryId;
  userId: UserId;
  /** Feature and name of the call, `projects.remove`. */
  action: string;
  /** These may be gone. */
  projectId: ProjectId | null;
  imageId: ImageId | null;
  createdAt: ColumnType<Date, Date, never>;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token, hexadecimal. */
  id: string;
  userId: UserId;
  createdAt: Moment;
  /** Moved forward as the session is used. */
  expiresAt: Date;
}

/** Secrets and names made once for this installation. */
export interface InstanceSettingsTable {
  name: string;
  value: string;
}

/** Keys that sign the embedded identity service's tokens; the newest signs, all verify. */
export interface IdentityKeysTable {
  kid: string;
  /** JWK with the private part, as JSON text. */
  privateJwk: string;
  /** JWK without it, as JSON text. */
  publicJwk: string;
  createdAt: Moment;
}

export interface IdentityUsersTable {
  uid: UserId;
  /** Who vouches for this person, and under which id; null: a guest. */
  issuer: string | null;
  subject: string | null;
  /** One that the issuer has verified. */
  email: string | null;
  displayName: string | null;
  photoUrl: string | null;
  createdAt: Moment;
  lastLoginAt: Moment;
}

/** Signing in with Google, from the first click until the page has fetched what came of it. */
export interface SignInAttemptsTable {
  /** SHA-256, hexadecimal, of the state that travels with the browser. */
  id: string;
  /** SHA-256, hexadecimal, of the cookie of the browser that began it. */
  browser: string;
  /** `begun`, `returned` while Google is asked, then one of the others. */
  stage: 'begun' | 'returned' | 'succeeded' | 'failed';
  operation: SignInOperation;
  returnTo: string;
  /** Repeated in Google's ID token. */
  nonce: string;
  /** Proves to Google that whoever brings the code is whoever asked for it. */
  codeVerifier: string;
  /** Of a success: the person, as JSON text, and Google's own ID token. */
  person: string | null;
  googleToken: string | null;
  /** Of a failure: its code. */
  failure: ErrorCode | null;
  expiresAt: Date;
}

/** What the embedded identity service takes, once, for somebody who has signed in with Google. */
export interface IdentityTicketsTable {
  /** SHA-256 of the ticket, hexadecimal. */
  id: string;
  /** As above: no other browser may use it. */
  browser: string;
  /** The person, as JSON text. */
  person: string;
  expiresAt: Date;
}

export interface IdentityRefreshTokensTable {
  /** SHA-256 of the token, hexadecimal. */
  id: string;
  uid: UserId;
  /** When the person signed in; repeated in every ID token of this sign-in. */
  authTime: Date;
  createdAt: Moment;
}

/** Answers of creates that were sent with an `Idempotency-Key`. */
export interface IdempotencyKeysTable {
  userId: UserId;
  route: string;
  key: string;
  /** SHA-256 of what was sent. */
  contentHash: string;
  /** JSON text of the answer; null while the first request is still being worked on. */
  answer: string | null;
  /** Names the request that works on it; whoever takes the key over has another. */
  claim: string;
  /** Something was committed, so the request must not be carried out again. */
  isDone: Generated<boolean>;
  /** Moved forward while the request is worked on. */
  createdAt: Moment;
}

export interface AccountTables {
  auditEntries: AuditEntryTable;
  users: UsersTable;
  sessions: SessionsTable;
  instanceSettings: InstanceSettingsTable;
  identityKeys: IdentityKeysTable;
  identityUsers: IdentityUsersTable;
  identityRefreshTokens: IdentityRefreshTokensTable;
  signInAttempts: SignInAttemptsTable;
  identityTickets: IdentityTicketsTable;
  idempotencyKeys: IdempotencyKeysTable;
}
