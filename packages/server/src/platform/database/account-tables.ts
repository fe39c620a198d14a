import type { AuditEntryId, ImageId, ProjectId, UserId } from '@home-design/contract';
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
  displayName: string | null;
  photoUrl: string | null;
  createdAt: Moment;
  lastLoginAt: Moment;
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
  idempotencyKeys: IdempotencyKeysTable;
}
