import { createHash, randomBytes } from 'node:crypto';
import { UserId } from '@home-design/contract';
import { SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import { type Database, transaction } from '../database/database.ts';
import { IdentityError } from './identity-error.ts';
import type { SigningKeys } from './signing-keys.ts';
import { ALGORITHM } from './signing-keys.ts';
import {
  addIdentityUser,
  addRefreshToken,
  changeIdentityUser,
  deleteIdentityUser,
  type IdentityUser,
  identityUser,
  refreshToken,
} from './store.ts';
import { issuerOf } from './token-verifier.ts';
import type { TokenVerifier } from './verified-identity.ts';

export const TOKEN_SECONDS = 3_600;

export interface Tokens {
  uid: UserId;
  idToken: string;
  refreshToken: string;
}

/** People of the embedded identity service. */
export interface Accounts {
  signUpAnonymously(): Promise<Tokens>;
  /** @throws IdentityError TOKEN_EXPIRED when the token is unknown, or its person gone */
  refresh(token: string): Promise<Tokens>;
  /** @throws IdentityError INVALID_ID_TOKEN, USER_NOT_FOUND */
  find(idToken: string): Promise<IdentityUser>;
  /** @throws IdentityError INVALID_ID_TOKEN, USER_NOT_FOUND */
  change(
    idToken: string,
    change: { displayName?: string | null; photoUrl?: string | null },
  ): Promise<IdentityUser>;
  /** @throws IdentityError INVALID_ID_TOKEN */
  remove(idToken: string): Promise<void>;
}

export function createAccounts(deps: {
  db: Database;
  clock: Clock;
  keys: SigningKeys;
  verifier: TokenVerifier;
  projectId: string;
}): Accounts {
  const { db, clock, keys, verifier, projectId } = deps;

  const uidOf = async (idToken: string) =>
    (
      await verifier.verify(idToken).catch((cause: unknown) => {
        throw new IdentityError('INVALID_ID_TOKEN', { cause });
      })
    ).uid;

  const sign = (uid: UserId, authTime: Date) =>
    new SignJWT({
      provider_id: 'anonymous',
      auth_time: seconds(authTime),
      user_id: uid,
      firebase: { identities: {}, sign_in_provider: 'anonymous' },
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: keys.kid, typ: 'JWT' })
      .setIssuer(issuerOf(projectId))
      .setAudience(projectId)
      .setSubject(uid)
      .setIssuedAt(seconds(clock.now()))
      .setExpirationTime(seconds(clock.now()) + TOKEN_SECONDS)
      .sign(keys.sign);

  return {
    signUpAnonymously: async () => {
      const uid = UserId.parse(randomBytes(21).toString('base64url'));
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      await transaction(db, async (tx) => {
        await addIdentityUser(tx, uid, now);
        await addRefreshToken(tx, { id: hashOf(token), uid, authTime: now, createdAt: now });
      });
      return { uid, idToken: await sign(uid, now), refreshToken: token };
    },
    refresh: async (token) => {
      const found = await refreshToken(db, hashOf(token));
      if (!found) throw new IdentityError('TOKEN_EXPIRED');
      return { uid: found.uid, idToken: await sign(found.uid, found.authTime), refreshToken: token };
    },
    find: async (idToken) => known(await identityUser(db, await uidOf(idToken))),
    change: async (idToken, change) => known(await changeIdentityUser(db, await uidOf(idToken), change)),
    remove: async (idToken) => deleteIdentityUser(db, await uidOf(idToken)),
  };
}

function known(user: IdentityUser | undefined): IdentityUser {
  if (!user) throw new IdentityError('USER_NOT_FOUND');
  return user;
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
