import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify, customFetch as keyFetch } from 'jose';
import * as oauth from 'oauth4webapi';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../http/app-error.ts';
import { isKeyOutage } from '../token-verifier.ts';
import { type GooglePerson, personOfClaims } from './google-person.ts';

const TIMEOUT_MS = 5_000;
/** Tolerated difference between the clocks of two machines. */
const TOLERANCE_SECONDS = 30;
const ALGORITHM = 'RS256';
/** The issuer's metadata is cached for this long. */
const METADATA_MS = 3_600_000;

/** How to reach the issuer; the development provider needs no network. */
export type OpenIdFetch = (url: string, options: OpenIdRequest) => Promise<Response>;
interface OpenIdRequest {
  method: string;
  headers: Headers | Record<string, string>;
  body?: URLSearchParams | undefined;
  redirect: 'manual';
  signal?: AbortSignal | undefined;
}

export interface OpenIdClient {
  /** Address of the issuer's page for a sign-in with these secrets. @throws AppError unavailable */
  pageFor(secrets: {
    state: string;
    nonce: string;
    codeVerifier: string;
    redirectUri: string;
  }): Promise<string>;
  /**
   * The user, after verifying the ID token's signature, issuer, audience, nonce and
   * time.
   * @throws AppError `sign_in_cancelled`, `sign_in_refused`, or `unavailable` if the issuer does not answer
   */
  personOf(
    returned: URLSearchParams,
    expected: { state: string; nonce: string; codeVerifier: string; redirectUri: string },
  ): Promise<{ person: GooglePerson; idToken: string }>;
}

/** OpenID Connect Core 1.0, code flow with PKCE (RFC 7636), as a confidential client. */
export function createOpenIdClient(settings: {
  issuer: string;
  clientId: string;
  clientSecret: string;
  clock: Clock;
  fetch?: OpenIdFetch;
}): OpenIdClient {
  const { clock, clientId } = settings;
  const issuer = new URL(settings.issuer);
  const client: oauth.Client = { client_id: clientId, id_token_signed_response_alg: ALGORITHM };
  const authentication = oauth.ClientSecretPost(settings.clientSecret);
  const ask: OpenIdFetch = settings.fetch ?? ((url, options) => fetch(url, options as RequestInit));
  const request = () => ({
    [oauth.customFetch]: ask,
    // The settings allow http for an issuer on this machine only.
    [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

  let known:
    | { server: oauth.AuthorizationServer; keys: ReturnType<typeof keysOf>; until: number }
    | undefined;
  const keysOf = (server: oauth.AuthorizationServer) =>
    createRemoteJWKSet(new URL(server.jwks_uri ?? ''), { timeoutDuration: TIMEOUT_MS, [keyFetch]: ask });

  async function metadata() {
    const now = clock.now().getTime();
    if (!known || known.until <= now) {
      const answer = await oauth.discoveryRequest(issuer, request());
      const server = await oauth.processDiscoveryResponse(issuer, answer);
      known = { server, keys: keysOf(server), until: now + METADATA_MS };
    }
    return known;
  }

  async function verify(idToken: string, named: string, keys: JWTVerifyGetKey): Promise<GooglePerson> {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: named,
      audience: clientId,
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: clock.now(),
    }).catch((error: unknown) => (isKeyOutage(error) ? unavailable(error) : Promise.reject(error)));
    return personOfClaims(named, payload);
  }

  return {
    pageFor: async ({ state, nonce, codeVerifier, redirectUri }) => {
      const { server } = await metadata().catch(unavailable);
      const page = new URL(server.authorization_endpoint ?? unavailable('The issuer names no page.'));
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        // A second sign-in may be for another account.
        prompt: 'select_account',
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      };
      for (const [name, value] of Object.entries(parameters)) page.searchParams.set(name, value);
      return page.href;
    },

    personOf: async (returned, { state, nonce, codeVerifier, redirectUri }) => {
      const { server, keys } = await metadata().catch(unavailable);
      try {
        const code = oauth.validateAuthResponse(server, client, returned, state);
        const exchange = [server, client, authentication, code, redirectUri, codeVerifier] as const;
        const answer = await oauth.authorizationCodeGrantRequest(...exchange, request()).catch(unavailable);
        if (answer.status >= 500) return unavailable(`The issuer answered ${answer.status}`);
        const expected = { expectedNonce: nonce, requireIdToken: true };
        const { id_token: idToken = '' } = await oauth.processAuthorizationCodeResponse(
          server,
          client,
          answer,
          expected,
        );
        return { person: await verify(idToken, server.issuer, keys), idToken };
      } catch (cause) {
        throw toFailure(cause);
      }
    },
  };
}

function toFailure(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (cause instanceof oauth.AuthorizationResponseError && cause.error === 'access_denied') {
    return new AppError('sign_in_cancelled', undefined, { cause });
  }
  return new AppError('sign_in_refused', undefined, { cause });
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', 'Google cannot be reached right now. Please try again in a moment.', {
    cause,
    retryAfterSeconds: 10,
  });
}
