import { randomUUID } from 'node:crypto';
import type { UserId } from '@home-design/contract';
import { type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import { type Database, transaction } from '../database/database.ts';
import { GooglePerson } from './google/google-person.ts';
import { hashOf, newSecret } from './google/sign-in-cookie.ts';
import { IdentityError } from './identity-error.ts';
import { newUserId } from './new-user-id.ts';
import { refreshSignIn } from './refresh-sign-in.ts';
import { keepSignIn } from './sign-ins-store.ts';
import type { SigningKeys } from './signing-keys.ts';
import { ALGORITHM } from './signing-keys.ts';
import {
  addIdentityUser,
  addTicket,
  changeIdentityUser,
  type IdentityUser,
  identityUser,
  identityUserOfIssuer,
  takeTicket,
  vouchForIdentityUser,
} from './store.ts';
import { issuerOf } from './token-verifier.ts';
import type { TokenVerifier } from './verified-identity.ts';

export const TOKEN_SECONDS = 3_600;
/** A page uses its ticket at once. */
const TICKET_SECONDS = 120;

export interface Tokens {
  uid: UserId;
  idToken: string;
  refreshToken: string;
}

/** The users of the embedded identity service. */
export interface Accounts {
  signUpAnonymously(): Promise<Tokens>;
  /** A ticket for a user whom Google has verified: valid once, for a short time, in that browser. */
  issueTicket(person: GooglePerson, browser: string): Promise<string>;
  /**
   * Signs in the user of the ticket, with their earlier account or a new one. A guest who brings their ID token
   * becomes that account and keeps their user id.
   * @throws IdentityError INVALID_IDP_RESPONSE for an invalid ticket; FEDERATED_USER_ID_ALREADY_LINKED for a
   * guest whose Google account belongs to another user here, and the ticket stays valid then; OPERATION_NOT_ALLOWED for an
   * account that has another Google account already
   */
  signInWithTicket(
    ticket: string,
    browser: string,
    guestToken: string | undefined,
  ): Promise<Tokens & { user: IdentityUser; isNew: boolean }>;
  /**
   * Exchanges a refresh token for new tokens; it is replaced.
   * @param session token of the server's own session in the same browser, if any
   * @throws IdentityError TOKEN_EXPIRED if the token is unknown or expired, its user deleted, or it was used before
   */
  refresh(token: string, session: string | undefined): Promise<Tokens>;
  /** @throws IdentityError INVALID_ID_TOKEN, USER_NOT_FOUND */
  find(idToken: string): Promise<IdentityUser>;
  /** @throws IdentityError INVALID_ID_TOKEN, USER_NOT_FOUND */
  change(
    idToken: string,
    change: { displayName?: string | null; photoUrl?: string | null },
  ): Promise<IdentityUser>;
}

export function createAccounts(deps: {
  db: Database;
  clock: Clock;
  keys: SigningKeys;
  verifier: TokenVerifier;
  projectId: string;
  /** The successor is derived from this and the refresh token. */
  refreshKey: string;
}): Accounts {
  const { db, clock, keys, verifier, projectId, refreshKey } = deps;

  const verify = (idToken: string) =>
    verifier.verify(idToken).catch((cause: unknown) => {
      throw new IdentityError('INVALID_ID_TOKEN', { cause });
    });
  const uidOf = async (idToken: string) => (await verify(idToken)).uid;

  const sign = (user: IdentityUser, { id, authTime }: { id: string; authTime: Date }) =>
    new SignJWT({ ...claimsOf(user, authTime), sid: id })
      .setProtectedHeader({ alg: ALGORITHM, kid: keys.kid, typ: 'JWT' })
      .setIssuer(issuerOf(projectId))
      .setAudience(projectId)
      .setSubject(user.uid)
      .setIssuedAt(seconds(clock.now()))
      .setExpirationTime(seconds(clock.now()) + TOKEN_SECONDS)
      .sign(keys.sign);

  /** Signs a user in, in a transaction. @param name of the sign-in to continue; absent: a new one */
  const enter = async (tx: Database, user: IdentityUser, now: Date, name?: string): Promise<Tokens> => {
    const token = newSecret();
    const signIn = { id: name ?? randomUUID(), uid: user.uid, authTime: now, createdAt: now, usedAt: now };
    await keepSignIn(tx, signIn, hashOf(token));
    return { uid: user.uid, idToken: await sign(user, signIn), refreshToken: token };
  };

  return {
    signUpAnonymously: () =>
      transaction(db, async (tx) => {
        const now = clock.now();
        return enter(tx, await addIdentityUser(tx, newUserId(), now), now);
      }),
    issueTicket: async (person, browser) => {
      const ticket = newSecret();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + TICKET_SECONDS * 1_000);
      await addTicket(db, { id: hashOf(ticket), browser, person: JSON.stringify(person), expiresAt }, now);
      return ticket;
    },
    signInWithTicket: async (ticket, browser, guestToken) => {
      const guest = guestToken === undefined ? undefined : await verify(guestToken);
      return transaction(db, async (tx) => {
        const now = clock.now();
        const taken = await takeTicket(tx, { id: hashOf(ticket), browser }, now);
        if (!taken) throw new IdentityError('INVALID_IDP_RESPONSE');
        const { name, picture, ...rest } = GooglePerson.parse(JSON.parse(taken.person));
        const vouched = { ...rest, displayName: name, photoUrl: picture };
        const existing = await identityUserOfIssuer(tx, rest);
        if (guest && existing && existing.uid !== guest.uid) {
          throw new IdentityError('FEDERATED_USER_ID_ALREADY_LINKED');
        }
        const linked = guest && (await identityUser(tx, guest.uid));
        if (linked && linked.subject !== null && !existing) throw new IdentityError('OPERATION_NOT_ALLOWED');
        const uid = guest?.uid ?? existing?.uid;
        const user = uid
          ? known(await vouchForIdentityUser(tx, uid, now, vouched))
          : await addIdentityUser(tx, newUserId(), now, vouched);
        // A guest's sign-in continues as the account's: other tabs have its tokens, and signing out ends them all.
        const tokens = await enter(tx, user, now, guest?.signIn.name);
        return { ...tokens, user, isNew: uid === undefined };
      });
    },
    refresh: async (token, session) => {
      const refreshed = await refreshSignIn({ db, refreshKey, now: clock.now() }, token, session);
      const user = await identityUser(db, refreshed.uid);
      if (!user) throw new IdentityError('TOKEN_EXPIRED');
      return { uid: user.uid, idToken: await sign(user, refreshed.signIn), refreshToken: refreshed.token };
    },
    find: async (idToken) => known(await identityUser(db, await uidOf(idToken))),
    change: async (idToken, change) => known(await changeIdentityUser(db, await uidOf(idToken), change)),
  };
}

function known(user: IdentityUser | undefined): IdentityUser {
  if (!user) throw new IdentityError('USER_NOT_FOUND');
  return user;
}

/** The claims of Google's service in tokens of guests and of users with Google. */
function claimsOf(user: IdentityUser, authTime: Date): JWTPayload {
  const shared = { auth_time: seconds(authTime), user_id: user.uid };
  if (user.subject === null) {
    const firebase = { identities: {}, sign_in_provider: 'anonymous' };
    return { ...shared, provider_id: 'anonymous', firebase };
  }
  const { email, displayName, photoUrl } = user;
  const identities = { 'google.com': [user.subject], ...(email === null ? {} : { email: [email] }) };
  return {
    ...shared,
    ...(displayName === null ? {} : { name: displayName }),
    ...(photoUrl === null ? {} : { picture: photoUrl }),
    ...(email === null ? {} : { email, email_verified: true }),
    firebase: { identities, sign_in_provider: 'google.com' },
  };
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);
