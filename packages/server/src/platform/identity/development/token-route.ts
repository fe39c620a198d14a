import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { newSecret } from '../google/sign-in-cookie.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';
import { BASE, CLIENT_ID, issuerAt, originOf } from './development-issuer.ts';
import { type makeKeys, signToken, TOKEN_SECONDS } from './id-tokens.ts';

const TokenRequest = z.looseObject({
  grant_type: z.literal('authorization_code'),
  client_id: z.literal(CLIENT_ID),
  client_secret: z.string(),
  code: z.string(),
  code_verifier: z.string(),
  redirect_uri: z.string(),
});

interface TokenDeps {
  clock: Clock;
  clientSecret: string;
  codes: AuthorizationCodes;
  keys: () => ReturnType<typeof makeKeys>;
}

/** Binds the call that turns an authorization code into an ID token. */
export function bindToken(app: FastifyInstance, { clock, clientSecret, codes, keys }: TokenDeps): void {
  app.post(`${BASE}/token`, async (request, reply) => {
    const asked = TokenRequest.safeParse(request.body).data;
    if (asked?.client_secret !== clientSecret) return reply.code(401).send({ error: 'invalid_client' });
    const grant = codes.redeem(asked.code, asked.code_verifier, asked.redirect_uri);
    if (!grant) return reply.code(400).send({ error: 'invalid_grant' });
    const id_token = await signToken(await keys(), grant, {
      issuer: issuerAt(originOf(request)),
      audience: CLIENT_ID,
      now: clock.now(),
    });
    reply.header('cache-control', 'no-store');
    return { access_token: newSecret(), token_type: 'Bearer', expires_in: TOKEN_SECONDS, id_token };
  });
}
