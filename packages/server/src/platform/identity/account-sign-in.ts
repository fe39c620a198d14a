import type { ClientConfig } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { accountSignInOf, type Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { CookieOptions } from '../http/guards/cookies.ts';
import type { DevelopmentProvider } from './development/development-provider.ts';
import { createOpenIdClient } from './google/openid-adapter.ts';
import { bindGoogleSignIn } from './google/routes.ts';
import type { Identity } from './identity.ts';

interface AccountSignInDeps {
  config: Config;
  db: Database;
  clock: Clock;
  cookies: CookieOptions;
  identity: Identity;
  /** Whether a request from another machine has been seen. */
  isProxySeen: () => boolean;
  /** Writes a line to the terminal. */
  print: (line: string) => void;
}

/**
 * Offers sign-in with an account: Google's if its client is configured, else the stand-in's if the
 * configuration allows it.
 * @returns the one on offer now; undefined: neither, there are only guests
 */
export async function bindAccountSignIn(
  app: FastifyInstance,
  deps: AccountSignInDeps,
): Promise<() => ClientConfig['accountSignIn']> {
  const { config, db, clock, cookies, identity } = deps;
  const kind = accountSignInOf(config);
  const { clientAt, isOpen } = await clientsOf(app, kind, deps);
  const { credentialFor } = identity;
  bindGoogleSignIn(app, { db, clock, cookies, publicUrl: config.PUBLIC_URL, clientAt, credentialFor });
  return () => (isOpen() ? kind : undefined);
}

async function clientsOf(
  app: FastifyInstance,
  kind: ReturnType<typeof accountSignInOf>,
  { config, clock, isProxySeen, print }: AccountSignInDeps,
): Promise<Pick<DevelopmentProvider, 'clientAt' | 'isOpen'>> {
  if (kind === undefined) return { clientAt: () => undefined, isOpen: () => false };
  if (kind === 'development') {
    const { createDevelopmentProvider } = await import('./development/development-provider.ts');
    const provider = createDevelopmentProvider({ clock, isProxySeen, print });
    await app.register(provider.routes);
    return provider;
  }
  const client = createOpenIdClient({
    issuer: config.GOOGLE_ISSUER,
    clientId: config.GOOGLE_CLIENT_ID ?? '',
    clientSecret: config.GOOGLE_CLIENT_SECRET ?? '',
    clock,
  });
  return { clientAt: () => client, isOpen: () => true };
}
