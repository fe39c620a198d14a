import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK } from 'jose';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { addIdentityKey, identityKeys } from './store.ts';

export const ALGORITHM = 'RS256';

/** Keys of the embedded identity service. */
export interface SigningKeys {
  /** Id of the key below, written into every token. */
  kid: string;
  sign: CryptoKey;
  /** Public parts of all keys, including those of earlier tokens. */
  publicSet: JSONWebKeySet;
}

/** Reads the keys, and creates the first one on a new installation. */
export async function loadSigningKeys(db: Database): Promise<SigningKeys> {
  const found = await identityKeys(db);
  const rows = found.length > 0 ? found : [await makeKey(db)];
  const [newest] = rows;
  if (!newest) throw new Error('There is no key to sign with');

  const sign = await importJWK(parseKey(newest.privateJwk), ALGORITHM);
  return {
    kid: newest.kid,
    sign: sign as CryptoKey,
    publicSet: { keys: rows.map((row) => parseKey(row.publicJwk)) },
  };
}

async function makeKey(db: Database) {
  const kid = randomUUID();
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const row = {
    kid,
    privateJwk: JSON.stringify(await exportJWK(privateKey)),
    publicJwk: JSON.stringify({ ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' }),
  };
  await addIdentityKey(db, row);
  return row;
}

const Key = z.looseObject({ kty: z.literal('RSA') });
const parseKey = (text: string): JWK => Key.parse(JSON.parse(text));
