import type { IdentityConfig } from '@home-design/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { BotCheck } from './bot-check-adapter.ts';
import type { GoogleSignInDeps } from './google/google-sign-in.ts';
import type { SignIns } from './sign-ins.ts';
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
