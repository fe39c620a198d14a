import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { isOwnMachine } from '../../../own-machine.ts';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../http/app-error.ts';
import { createOpenIdClient, type OpenIdClient, type OpenIdFetch } from '../google/openid-adapter.ts';
import { newSecret } from '../google/sign-in-cookie.ts';
import { createAuthorizationCodes } from './authorization-codes.ts';
import { bindAuthorize } from './authorize-routes.ts';
import { BASE, CLIENT_ID, issuerAt, metadataOf, originOf } from './development-issuer.ts';
import { fetchFrom } from './fetch-here.ts';
import { makeKeys } from './id-tokens.ts';
import { createStartCode } from './start-code.ts';
import { bindToken } from './token-route.ts';

/** The issuer of its users in our tables: the same at every address and port of this machine. */
const ISSUER = 'development-sign-in';

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
    bindAuthorize(app, { isOpen, startCode, codes });
    bindToken(app, { clock, clientSecret, codes, keys: keysOnce });
  };

  return {
    isOpen,
    routes,
    clientAt(origin) {
      if (!isOpen() || !isOwnMachine(new URL(origin).hostname)) return undefined;
      const known = clients.get(origin);
      if (known) return known;
      const client = createOpenIdClient({
        issuer: issuerAt(origin),
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

function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}
