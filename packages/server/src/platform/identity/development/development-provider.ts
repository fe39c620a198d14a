import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isOwnMachine } from '../../../own-machine.ts';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../http/app-error.ts';
import { publicOrigin, refuseOtherOrigins } from '../../http/origin.ts';
import { limitedBy } from '../../http/rate-limits.ts';
import { CALLBACK_PATH } from '../google/google-sign-in.ts';
import { createOpenIdClient, type OpenIdClient, type OpenIdFetch } from '../google/openid-adapter.ts';
import { newSecret } from '../google/sign-in-cookie.ts';
import { createAuthorizationCodes } from './authorization-codes.ts';
import { fetchFrom } from './fetch-here.ts';
import { ALGORITHM, makeKeys, signToken, TOKEN_SECONDS } from './id-tokens.ts';
import { signInPage } from './sign-in-page.ts';
import { createStartCode } from './start-code.ts';

const BASE = '/api/development-sign-in';
/** The issuer of its users in our tables: the same at every address and port of this machine. */
const ISSUER = 'development-sign-in';
const CLIENT_ID = 'home-design';

/** The parameters of our own client; other requests are refused. */
const Question = z.object({
  client_id: z.literal(CLIENT_ID),
  response_type: z.literal('code'),
  redirect_uri: z.url(),
  state: z.string().min(1).max(200),
  nonce: z.string().min(1).max(200),
  code_challenge: z.string().min(43).max(128),
  code_challenge_method: z.literal('S256'),
});
type Question = z.infer<typeof Question>;

/** The fields of the page. */
const Typed = z.object({ name: z.string(), email: z.string(), code: z.string().max(100) });
const Somebody = z.object({
  name: z.string().trim().min(1, 'Please type a name.').max(100, 'This name is too long.'),
  email: z.email('Please type an email address.').max(200, 'This email address is too long.'),
});

const TokenRequest = z.looseObject({
  grant_type: z.literal('authorization_code'),
  client_id: z.literal(CLIENT_ID),
  client_secret: z.string(),
  code: z.string(),
  code_verifier: z.string(),
  redirect_uri: z.string(),
});

export interface DevelopmentProvider {
  /** Whether it still exists. */
  isOpen(): boolean;
  /** Our client of it, at an address of this machine; undefined elsewhere, and after it was switched off. */
  clientAt(origin: string): OpenIdClient | undefined;
  routes: FastifyPluginAsync;
}

/**
 * Stands in for Google if Google is not set up: an OpenID Connect issuer that believes every user who has the code
 * printed at this start. It exists on servers that only their own machine reaches, answers only under that
 * machine's own names, so that no page of another site reaches it by a name of its own, and is off until the next start
 * after a sign of a proxy, or too many wrong codes.
 */
export function createDevelopmentProvider({
  clock,
  isProxySeen,
  print,
}: {
  clock: Clock;
  isProxySeen: () => boolean;
  /** Writes a line to the terminal. */
  print: (line: string) => void;
}): DevelopmentProvider {
  const startCode = createStartCode();
  print(`Development sign-in code of this start: ${startCode.text}`);
  const isOpen = () => !isProxySeen() && !startCode.isSpent();
  const clientSecret = newSecret();
  const codes = createAuthorizationCodes(() => clock.now().getTime());
  const clients = new Map<string, OpenIdClient>();
  let keys: ReturnType<typeof makeKeys> | undefined;
  const keysOnce = () => {
    keys ??= makeKeys();
    return keys;
  };
  let fetchHere: OpenIdFetch = () =>
    Promise.reject(new Error('The development provider is not registered yet'));

  const routes: FastifyPluginAsync = async (app) => {
    fetchHere = fetchFrom(app);
    acceptForms(app);
    app.addHook('onRequest', async (request) => {
      if (!isOpen() || !isOwnMachine(request.hostname)) throw new AppError('not_found');
    });

    app.get(`${BASE}/.well-known/openid-configuration`, async (request) => metadataOf(originOf(request)));
    app.get(`${BASE}/jwks`, async () => ({ keys: [(await keysOnce()).publicKey] }));

    app.get(`${BASE}/authorize`, async (request, reply) => {
      const question = readQuestion(request, request.query);
      return sendPage(reply, question, {});
    });
    app.post(`${BASE}/authorize`, { config: limitedBy('signIn') }, async (request, reply) => {
      refuseOtherOrigins(request, undefined);
      const question = readQuestion(request, request.body);
      const typed = Typed.safeParse(request.body).data;
      // Checked first: a user without the code learns nothing else.
      if (!startCode.isRight(typed?.code ?? '')) {
        if (!isOpen()) throw new AppError('not_found');
        return sendPage(reply, question, { typed, problem: 'This is not the code of this start.' });
      }
      const somebody = Somebody.safeParse(request.body);
      if (!somebody.success) {
        return sendPage(reply, question, { typed, problem: somebody.error.issues[0]?.message });
      }
      const { nonce, redirect_uri: redirectUri, code_challenge: codeChallenge, state } = question;
      const code = codes.issue({ ...somebody.data, nonce, redirectUri, codeChallenge });
      return reply.redirect(addressOf(redirectUri, { code, state }), 303);
    });

    app.post(`${BASE}/token`, async (request, reply) => {
      const asked = TokenRequest.safeParse(request.body).data;
      if (asked?.client_secret !== clientSecret) return reply.code(401).send({ error: 'invalid_client' });
      const grant = codes.redeem(asked.code, asked.code_verifier, asked.redirect_uri);
      if (!grant) return reply.code(400).send({ error: 'invalid_grant' });
      const id_token = await signToken(await keysOnce(), grant, { ...here(request), now: clock.now() });
      reply.header('cache-control', 'no-store');
      return { access_token: newSecret(), token_type: 'Bearer', expires_in: TOKEN_SECONDS, id_token };
    });
  };

  async function sendPage(
    reply: FastifyReply,
    question: Question,
    form: { typed?: z.infer<typeof Typed> | undefined; problem?: string | undefined },
  ) {
    const styleNonce = randomBytes(16).toString('base64');
    const { redirect_uri, state } = question;
    const cancelUrl = addressOf(redirect_uri, { error: 'access_denied', state });
    return (
      reply
        .code(form.problem === undefined ? 200 : 400)
        .header('content-security-policy', policyWith(styleNonce))
        .header('cache-control', 'no-store')
        // The address holds state and nonce; the form needs its origin named.
        .header('referrer-policy', 'strict-origin')
        .type('text/html; charset=utf-8')
        .send(
          signInPage({
            styleNonce,
            action: `${BASE}/authorize`,
            hidden: question,
            cancelUrl,
            ...form,
          }),
        )
    );
  }

  return {
    isOpen,
    routes,
    clientAt(origin) {
      if (!isOpen() || !isOwnMachine(new URL(origin).hostname)) return undefined;
      const known = clients.get(origin);
      if (known) return known;
      const issuer = `${origin}${BASE}`;
      const client = createOpenIdClient({
        issuer,
        clientId: CLIENT_ID,
        clientSecret,
        clock,
        fetch: (...call) => fetchHere(...call),
      });
      const sameEverywhere: OpenIdClient = {
        pageFor: client.pageFor,
        personOf: async (...call) => {
          const { person, idToken } = await client.personOf(...call);
          return { person: { ...person, issuer: ISSUER }, idToken };
        },
      };
      clients.set(origin, sameEverywhere);
      return sameEverywhere;
    },
  };
}

const here = (request: FastifyRequest) => ({ issuer: `${originOf(request)}${BASE}`, audience: CLIENT_ID });
const originOf = (request: FastifyRequest) => publicOrigin(request, undefined);

/** @throws AppError invalid_request, above all for an address other than our own client's callback */
function readQuestion(request: FastifyRequest, given: unknown): Question {
  const question = Question.safeParse(given).data;
  if (question?.redirect_uri !== `${originOf(request)}${CALLBACK_PATH}`)
    throw new AppError('invalid_request');
  return question;
}

function metadataOf(origin: string): object {
  const issuer = `${origin}${BASE}`;
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

const policyWith = (styleNonce: string) =>
  `default-src 'none'; style-src 'nonce-${styleNonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

function addressOf(base: string, parameters: Record<string, string>): string {
  const address = new URL(base);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}
