import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const ALGORITHM = 'RS256';
export const TOKEN_SECONDS = 300;
const KEY_ID = 'development';

/** Created by each process: its tokens live for seconds. */
export async function makeKeys() {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const shown = { ...(await exportJWK(publicKey)), alg: ALGORITHM, use: 'sig', kid: KEY_ID };
  return { privateKey, publicKey: shown };
}

/** The ID token of a user with this name and address. */
export function signToken(
  { privateKey }: Awaited<ReturnType<typeof makeKeys>>,
  { email, name, nonce }: { email: string; name: string; nonce: string },
  { issuer, audience, now }: { issuer: string; audience: string; now: Date },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1_000);
  // The same address is the same user.
  const subject = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return new SignJWT({ email, email_verified: true, name, nonce })
    .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_SECONDS)
    .sign(privateKey);
}
