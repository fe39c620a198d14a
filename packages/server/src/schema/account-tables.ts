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
  /** The larger of the operator's grant and the paid plan. */
  plan: Generated<Plan>;
  grantedPlan: Generated<Plan>;
  /** Fair-use ceiling, in designs. */
  quotaLimit: Generated<number>;
  /** When their sample project was created, which happens once. */
  sampleProjectAt: ColumnType<Date | null, Date | undefined, Date>;
  /** Which mails they accept. */
  emailNotifications: Generated<boolean>;
  projectNotifications: Generated<boolean>;
  marketingEmails: Generated<boolean>;
  createdAt: Moment;
  lastSeenAt: Moment;
}

/** The larger plan they requested. */
export interface UpgradeRequestsTable {
  id: string;
  userId: UserId;
  plan: PaidPlan;
  createdAt: Date;
  /** Null: nobody has yet. */
  decidedAt: Date | null;
}

/** An action of a user; rows are only added. */
export interface AuditEntryTable {
  id: AuditEntryId;
  userId: UserId;
  /** Feature and name of the call, `projects.remove`. */
  action: string;
  /** These rows may be deleted. */
  projectId: ProjectId | null;
  imageId: ImageId | null;
  /** Name of the API key that was used; null: the user did it in the app. */
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
  /** Updated every few minutes. */
  usedAt: Moment;
  /** Extended while the session is used. */
  expiresAt: Date;
}

/** A process that makes edits; it reports every few seconds. */
export interface WorkersTable {
  id: string;
  /** Edits it makes at the same time, and most of them for one account. */
  slots: number;
  slotsPerAccount: number;
  /** By the clock of the database. */
  seenAt: Date;
}

/** Secrets and names of this installation, created once. */
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
  /** Issuer and id of this person there; null: a guest. */
  issuer: string | null;
  subject: string | null;
  /** An address that the issuer has verified. */
  email: string | null;
  displayName: string | null;
  photoUrl: string | null;
  createdAt: Moment;
  lastLoginAt: Moment;
}

/** A sign-in with Google, from the first click until the page has fetched its result. */
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
  /** Proves to Google that the browser with the code is the one that asked for it. */
  codeVerifier: string;
  /** After a success: the person, as JSON text, and Google's own ID token. */
  person: string | null;
  googleToken: string | null;
  /** After a failure: its code. */
  failure: ErrorCode | null;
  expiresAt: Date;
}

/** A ticket that the embedded identity service accepts once after a sign-in with Google. */
export interface IdentityTicketsTable {
  /** SHA-256 of the ticket, hexadecimal. */
  id: string;
  /** As above: only this browser may use it. */
  browser: string;
  /** The person, as JSON text. */
  person: string;
  expiresAt: Date;
}

/** Guests who signed out, and can be continued from the browser with the ticket. */
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
  /** When it was used, and its successor issued; null: it is the current one. */
  replacedAt: Date | null;
}

/** Sign-ins at Google's identity service that were ended here; their tokens would stay valid. */
export interface EndedSignInsTable {
  id: string;
  endedAt: Date;
}

/** Accounts whose deletion was requested. */
export interface AccountDeletionsTable {
  userId: UserId;
  requestedAt: Date;
  /** The deletion is due from then on. */
  dueAt: Date;
}

/** Guests whose removal was announced because they were unused. */
export interface GuestRemovalsTable {
  userId: UserId;
  /** Their last use before the announcement. */
  lastUsedAt: Date;
  announcedAt: Date;
  /** The earliest removal. */
  removesAt: Date;
  /** When it was canceled, because the guest or a link of theirs was used again; null: it is due. */
  withdrawnAt: Date | null;
}

/** Pictures of deleted accounts, until their files are deleted too. */
export interface DoomedPicturesTable {
  versionId: VersionId;
  createdAt: Date;
}

/** Keys by which programs act for a user. */
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
  /** Null: it does not expire. */
  expiresAt: Date | null;
  /** Updated once a minute. */
  usedAt: Date | null;
}

/** Answers to creates with an `Idempotency-Key`. */
export interface IdempotencyKeysTable {
  userId: UserId;
  route: string;
  key: string;
  /** SHA-256 of the request. */
  contentHash: string;
  /** JSON text of the answer; null while the first request is running. */
  answer: string | null;
  /** Names the request that runs; a request that takes the key over has another name. */
  claim: string;
  /** Something was committed, so the request must not be repeated. */
  isDone: Generated<boolean>;
  /** Extended while the request runs. */
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
