import { createRemoteJWKSet } from 'jose';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createBotCheck } from './bot-check-adapter.ts';
import { createGoogleSignIns } from './google-sign-ins.ts';
import type { Identity } from './identity.ts';
import { createTokenVerifier } from './token-verifier.ts';

const KEY_CACHE_MS = 6 * 3_600_000;
const KEY_COOLDOWN_MS = 30_000;
const KEY_TIMEOUT_MS = 5_000;

/** The identity service that the configuration asks for. */
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
    // Google's service verifies Google's own token itself.
    credentialFor: async ({ googleToken }) => googleToken,
    guestCheck: botCheck,
  };
}
