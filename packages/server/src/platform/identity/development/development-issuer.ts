import type { FastifyRequest } from 'fastify';
import { publicOrigin } from '../../http/guards/origin.ts';
import { ALGORITHM } from './id-tokens.ts';

/** The path of the development provider. */
export const BASE = '/api/development-sign-in';
/** The id of its only client, which is this server. */
export const CLIENT_ID = 'home-design';

/** The origin under which a request reached this server. */
export const originOf = (request: FastifyRequest) => publicOrigin(request, undefined);

/** The issuer at an origin, as ID tokens and discovery name it. */
export const issuerAt = (origin: string) => `${origin}${BASE}`;

/** The discovery document of OpenID Connect. */
export function metadataOf(origin: string): object {
  const issuer = issuerAt(origin);
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  };
}
