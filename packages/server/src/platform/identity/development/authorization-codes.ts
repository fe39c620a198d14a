import { createHash } from 'node:crypto';
import { hashOf, newSecret } from '../google/sign-in-cookie.ts';

const LIFETIME_MS = 60_000;
/** Codes remembered at once; the oldest go first. */
const REMEMBERED = 100;

/** What a code stands for. */
export interface Grant {
  email: string;
  name: string;
  nonce: string;
  redirectUri: string;
  /** SHA-256 of the verifier, as PKCE wants it. */
  codeChallenge: string;
}

/** Codes of the development provider: good once, for a minute, for whoever has the verifier. */
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
