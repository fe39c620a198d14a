import type { IdentityConfig } from '@home-design/contract';
import type { FastifyPluginAsync } from 'fastify';
import { createRemoteJWKSet } from 'jose';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type BotCheck, createBotCheck } from './bot-check-adapter.ts';
import type { GoogleSignInDeps } from './google/google-sign-in.ts';
import { createGoogleSignIns } from './google-sign-ins.ts';
import type { SignIns } from './sign-ins.ts';
import { createTokenVerifier } from './token-verifier.ts';
import type { TokenVerifier } from './verified-identity.ts';

/** The identity service in use: Google's when a project is configured, else the embedded one. */
export interface Identity {
  /** What a browser needs to know of it. */
  clientConfig: IdentityConfig;
  verifier: TokenVerifier;
  signIns: SignIns;
  /** To be asked when a guest's first session starts; absent when sign-up has asked, or nobody is asked. */
  guestCheck?: BotCheck | undefined;
  /** What it takes for somebody who has signed in with Google, from the browser with that hashed name. */
  credentialFor: GoogleSignInDeps['credentialFor'];
  /** Addresses the browser's SDK calls on this server; absent with Google's service. */
  routes?: FastifyPluginAsync;
}

const KEY_CACHE_MS = 6 * 3_600_000;
const KEY_COOLDOWN_MS = 30_000;
const KEY_TIMEOUT_MS = 5_000;

export async function createIdentity(deps: {
  config: Config;
  db: Database;
  clock: Clock;
}): Promise<Identity> {
  const { config, db, clock } = deps;
  const projectId = config.FIREBASE_PROJECT_ID;
  const botCheck = createBotCheck(config);
  if (projectId === undefined) {
    const { createEmbeddedIdentity } = await import('./embedded-identity.ts');
    return createEmbeddedIdentity({ ...deps, botCheck });
  }

  const keys = createRemoteJWKSet(new URL(config.FIREBASE_JWKS_URL), {
    cacheMaxAge: KEY_CACHE_MS,
    cooldownDuration: KEY_COOLDOWN_MS,
    timeoutDuration: KEY_TIMEOUT_MS,
  });
  const signIns = createGoogleSignIns(db);
  return {
    clientConfig: {
      apiKey: config.FIREBASE_API_KEY ?? '',
      projectId,
      authDomain: config.FIREBASE_AUTH_DOMAIN ?? '',
      storageBucket: config.FIREBASE_STORAGE_BUCKET ?? '',
      messagingSenderId: config.FIREBASE_MESSAGING_SENDER_ID ?? '',
      appId: config.FIREBASE_APP_ID ?? '',
      embedded: false,
    },
    verifier: createTokenVerifier({ projectId, keys, clock, signIns }),
    signIns,
    // Google's service verifies Google's own token by itself.
    credentialFor: async ({ googleToken }) => googleToken,
    guestCheck: botCheck,
  };
}
