import type { IdentityConfig } from '@home-design/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { BotCheck } from './bot-check-adapter.ts';
import type { GoogleSignInDeps } from './google/google-sign-in.ts';
import type { SignIns } from './sign-ins.ts';
import type { TokenVerifier } from './verified-identity.ts';

/** The identity service in use: Google's if a project is configured, else the embedded one. */
export interface Identity {
  /** The browser's settings of it. */
  clientConfig: IdentityConfig;
  verifier: TokenVerifier;
  signIns: SignIns;
  /** The check at a guest's first session; absent if sign-up has checked, or there is no check. */
  guestCheck?: BotCheck | undefined;
  /** Creates a credential for a user who signed in with Google in the browser with that hashed name. */
  credentialFor: GoogleSignInDeps['credentialFor'];
  /** Addresses that the browser's SDK calls on this server; absent with Google's service. */
  routes?: FastifyPluginAsync;
}
