import type { FastifyInstance } from 'fastify';
import { accountSignInOf, type Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { CookieOptions } from '../http/cookies.ts';
import { createOpenIdClient } from './google/openid-adapter.ts';
import { bindGoogleSignIn } from './google/routes.ts';
import type { Identity } from './identity.ts';

interface AccountSignInDeps {
  config: Config;
  db: Database;
  clock: Clock;
  cookies: CookieOptions;
  identity: Identity;
}

/**
 * Lets people sign in with an account: Google's where its client is configured, one of the stand-in's where the
 * configuration allows it.
 * @returns which of them; undefined: neither, there are only guests
 */
export async function bindAccountSignIn(app: FastifyInstance, deps: AccountSignInDeps) {
  const { config, db, clock, cookies, identity } = deps;
  const kind = accountSignInOf(config);
  const clientAt = await clientsOf(app, kind, deps);
  const { credentialFor } = identity;
  bindGoogleSignIn(app, { db, clock, cookies, publicUrl: config.PUBLIC_URL, clientAt, credentialFor });
  return kind;
}

async function clientsOf(
  app: FastifyInstance,
  kind: ReturnType<typeof accountSignInOf>,
  { config, db, clock }: AccountSignInDeps,
) {
  if (kind === undefined) return () => undefined;
  if (kind === 'development') {
    const { createDevelopmentProvider } = await import('./development/development-provider.ts');
    const provider = createDevelopmentProvider({ db, clock });
    await app.register(provider.routes);
    return provider.clientAt;
  }
  const client = createOpenIdClient({
    issuer: config.GOOGLE_ISSUER,
    clientId: config.GOOGLE_CLIENT_ID ?? '',
    clientSecret: config.GOOGLE_CLIENT_SECRET ?? '',
    clock,
  });
  return () => client;
}
