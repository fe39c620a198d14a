import type {
  ApiKeyId,
  ApiKeyScope,
  AuditEntryId,
  ErrorCode,
  ImageId,
  PaidPlan,
  Plan,
  ProjectId,
  SignInOperation,
  UserId,
  VersionId,
} from '@home-design/contract';
import type { ColumnType, Generated } from 'kysely';

/** A moment set by the database unless given. */
export type Moment = ColumnType<Date, Date | undefined, Date>;

export interface UsersTable {
  id: UserId;
  isAnonymous: boolean;
  email: string | null;
  displayName: string | null;
  /** The highest of what the operator gave and what is paid for. */
  plan: Generated<Plan>;
  grantedPlan: Generated<Plan>;
  /** Fair-use ceiling, in designs. */
  quotaLimit: Generated<number>;
  /** When they were given their sample project, which happens once. */
  sampleProjectAt: ColumnType<Date | null, Date | undefined, Date>;
  /** Which mails they take. */
  emailNotifications: Generated<boolean>;
  projectNotifications: Generated<boolean>;
  marketingEmails: Generated<boolean>;
  createdAt: Moment;
  lastSeenAt: Moment;
}

/** A larger plan that was asked for. */
export interface UpgradeRequestsTable {
  id: string;
  userId: UserId;
  plan: PaidPlan;
  createdAt: Date;
  /** Null: nobody has yet. */
  decidedAt: Date | null;
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
  /** Name of the API key by which it was done; null: by the person in the app. */
  apiKey: string | null;
  createdAt: ColumnType<Date, Date, never>;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token, hexadecimal. */
  id: string;
  userId: UserId;
  /** Name of the sign-in at the identity service that it comes from; null: started before sign-ins had names. */
  signIn: string | null;
  /** In plain words, 'Firefox on Windows'; null: not known. */
  device: string | null;
  /** Its cookie belongs to this host alone, by the prefix `__Host-`. */
  isHostBound: Generated<boolean>;
  createdAt: Moment;
  /** Written down every few minutes. */
  usedAt: Moment;
  /** Moved forward as the session is used. */
  expiresAt: Date;
}

/** A process that works on edits; it says every few seconds that it lives. */
export interface WorkersTable {
  id: string;
  /** Edits it makes at the same time, and how many of them may be one account's. */
  slots: number;
  slotsPerAccount: number;
  /** By the clock of the database. */
  seenAt: Date;
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

/** Guests who signed out, and can be reached again from the browser that has the ticket. */
export interface GuestReturnsTable {
  userId: UserId;
  /** SHA-256 of the ticket, hexadecimal; one ticket may be for several guests of a browser. */
  ticket: string;
  expiresAt: Date;
}

/** One sign-in at the embedded identity service: all refresh tokens that follow from it, and all ID tokens. */
export interface IdentitySignInsTable {
  /** Claim `sid` of its ID tokens. */
  id: string;
  uid: UserId;
  /** When the person signed in; repeated in every ID token of this sign-in. */
  authTime: Date;
  createdAt: Date;
  /** When a token was last asked for. */
  usedAt: Date;
}

export interface IdentityRefreshTokensTable {
  /** SHA-256 of the token, hexadecimal. */
  id: string;
  signIn: string;
  createdAt: Moment;
  /** When it was used, and its successor given out; null: it is the current one. */
  replacedAt: Date | null;
}

/** Sign-ins at Google's identity service that have been ended here; its tokens would go on. */
export interface EndedSignInsTable {
  id: string;
  endedAt: Date;
}

/** Accounts that their owners want to be deleted. */
export interface AccountDeletionsTable {
  userId: UserId;
  requestedAt: Date;
  /** From then on it is carried out. */
  dueAt: Date;
}

/** Guests whose removal was announced because nobody used them. */
export interface GuestRemovalsTable {
  userId: UserId;
  /** The last use before it was announced. */
  lastUsedAt: Date;
  announcedAt: Date;
  /** Not before then. */
  removesAt: Date;
  /** When it was called off, because the guest or a link of theirs was used again; null: it stands. */
  withdrawnAt: Date | null;
}

/** Pictures of accounts that are gone, until their files are gone too. */
export interface DoomedPicturesTable {
  versionId: VersionId;
  createdAt: Date;
}

/** Keys by which programs act for a person. */
export interface ApiKeysTable {
  id: ApiKeyId;
  userId: UserId;
  name: string;
  /** SHA-256 of the key, hexadecimal. */
  keyHash: string;
  /** The first characters of the key. */
  prefix: string;
  scopes: ApiKeyScope[];
  createdAt: Date;
  /** Null: it does not end by itself. */
  expiresAt: Date | null;
  /** Written down once a minute. */
  usedAt: Date | null;
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

/** How a person's business presents itself on the pages of their links. */
export interface BrandingTable {
  userId: UserId;
  name: Generated<string>;
  contactName: Generated<string>;
  contactEmail: Generated<string>;
  contactPhone: Generated<string>;
  website: Generated<string>;
  color: string | null;
  /** A WebP of at most 480 px, base64; null: there is none. */
  logo: string | null;
  /** SHA-256 of its bytes, hexadecimal. */
  logoHash: string | null;
  updatedAt: Date;
}

export interface AccountTables {
  brandings: BrandingTable;
  upgradeRequests: UpgradeRequestsTable;
  auditEntries: AuditEntryTable;
  users: UsersTable;
  sessions: SessionsTable;
  apiKeys: ApiKeysTable;
  workers: WorkersTable;
  instanceSettings: InstanceSettingsTable;
  identityKeys: IdentityKeysTable;
  identityUsers: IdentityUsersTable;
  identitySignIns: IdentitySignInsTable;
  identityRefreshTokens: IdentityRefreshTokensTable;
  endedSignIns: EndedSignInsTable;
  signInAttempts: SignInAttemptsTable;
  identityTickets: IdentityTicketsTable;
  guestReturns: GuestReturnsTable;
  accountDeletions: AccountDeletionsTable;
  guestRemovals: GuestRemovalsTable;
  doomedPictures: DoomedPicturesTable;
  idempotencyKeys: IdempotencyKeysTable;
}
