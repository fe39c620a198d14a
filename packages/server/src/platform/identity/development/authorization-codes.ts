import { createHash } from 'node:crypto';
import { hashOf, newSecret } from '../google/sign-in-cookie.ts';

const LIFETIME_MS = 60_000;
/** Most codes in memory; the oldest are dropped first. */
const REMEMBERED = 100;

/** The sign-in of a code. */
export interface Grant {
  email: string;
  name: string;
  nonce: string;
  redirectUri: string;
  /** SHA-256 of the verifier, as in PKCE. */
  codeChallenge: string;
}

/** Codes of the development provider: valid once, for a minute, with the verifier. */
export function createAuthorizationCodes(now: () => number) {
  const grants = new Map<string, { grant: Grant; until: number }>();
  return {
    issue(grant: Grant): string {
      const code = newSecret();
      grants.set(hashOf(code), { grant, until: now() + LIFETIME_MS });
      if (grants.size > REMEMBERED) grants.delete(grants.keys().next().value ?? '');
      return code;
    },
    redeem(code: string, codeVerifier: string, redirectUri: string): Grant | undefined {
      const found = grants.get(hashOf(code));
      grants.delete(hashOf(code));
      if (!found || found.until <= now() || found.grant.redirectUri !== redirectUri) return undefined;
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
      return challenge === found.grant.codeChallenge ? found.grant : undefined;
    },
  };
}

export type AuthorizationCodes = ReturnType<typeof createAuthorizationCodes>;
