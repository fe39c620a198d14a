import { signInRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { bindRoute } from '../../http/bind-route.ts';
import {
  CALLBACK_PATH,
  finishGoogle,
  type GoogleSignInDeps,
  returnFromGoogle,
  startGoogle,
} from './google-sign-in.ts';

/** Signing in with Google: two calls of the page, and the address at which Google gives the browser back. */
export function bindGoogleSignIn(app: FastifyInstance, deps: GoogleSignInDeps): void {
  bindRoute(app, signInRoutes.start, ({ body, request, reply }) => startGoogle(deps, body, request, reply));
  bindRoute(app, signInRoutes.finish, ({ body, request }) => finishGoogle(deps, body.attempt, request));

  // No call of a program, so not in the contract. Google is asked only for a sign-in that was begun, which is limited.
  app.get(CALLBACK_PATH, async (request, reply) => {
    const next = await returnFromGoogle(deps, request);
    // The address holds code and state.
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(next, 303);
  });
}
