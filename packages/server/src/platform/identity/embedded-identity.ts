import { randomBytes } from 'node:crypto';
import { createLocalJWKSet } from 'jose';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { instanceSetting } from '../database/instance-settings.ts';
import { createAccounts } from './accounts.ts';
import type { BotCheck } from './bot-check-adapter.ts';
import { identityRoutes } from './embedded-routes.ts';
import { createEmbeddedSignIns } from './embedded-sign-ins.ts';
import type { Identity } from './identity.ts';
import { loadSigningKeys } from './signing-keys.ts';
import { createTokenVerifier } from './token-verifier.ts';

/** Not a secret: the SDK requires an API key, and nothing here checks it. */
const API_KEY = 'embedded';

/** An identity service of our own, which the unchanged Firebase SDK uses; its users are guests, and users with Google. */
export async function createEmbeddedIdentity(deps: {
  db: Database;
  clock: Clock;
  /** Checks every new guest; absent: there is no check. */
  botCheck?: BotCheck | undefined;
}): Promise<Identity> {
  const { db, clock, botCheck } = deps;
  const projectId = await instanceSetting(
    db,
    'identity_project',
    () => `home-design-${randomBytes(6).toString('hex')}`,
  );
  const keys = await loadSigningKeys(db);
  const refreshKey = await instanceSetting(db, 'identity_refresh_key', () =>
    randomBytes(32).toString('base64'),
  );
  const signIns = createEmbeddedSignIns({ db, clock });
  const verifier = createTokenVerifier({
    projectId,
    keys: createLocalJWKSet(keys.publicSet),
    clock,
    signIns,
  });
  const accounts = createAccounts({ db, clock, keys, verifier, projectId, refreshKey });
  return {
    clientConfig: {
      apiKey: API_KEY,
      projectId,
      authDomain: '',
      storageBucket: '',
      messagingSenderId: '',
      appId: '',
      embedded: true,
    },
    verifier,
    signIns,
    credentialFor: ({ person, browser }) => accounts.issueTicket(person, browser),
    routes: identityRoutes({ accounts, publicSet: keys.publicSet, projectId, botCheck }),
  };
}
