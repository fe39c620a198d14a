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

/** Sign-in with Google: two calls of the page, and the address to which Google returns the browser. */
export function bindGoogleSignIn(app: FastifyInstance, deps: GoogleSignInDeps): void {
  bindRoute(app, signInRoutes.start, ({ body, request, reply }) => startGoogle(deps, body, request, reply));
  bindRoute(app, signInRoutes.finish, ({ body, request }) => finishGoogle(deps, body.attempt, request));

  // Not a call of programs, so not in the contract. Google is asked only for a started sign-in, and starts are limited.
  app.get(CALLBACK_PATH, async (request, reply) => {
    const next = await returnFromGoogle(deps, request);
    // The address contains code and state.
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(next, 303);
  });
}
