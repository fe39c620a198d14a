import { accountRoutes, sessionRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { convertGuest } from './convert-guest.ts';
import { type AccountDeps, currentUser } from './current-user.ts';
import { endOtherPlaces, endPlace, listPlaces } from './end-places.ts';
import { endSession } from './end-session.ts';
import { placeView } from './places.ts';
import { readCredits } from './read-credits.ts';
import { keepSessionCookie } from './session-cookie.ts';
import { startSession } from './start-session.ts';
import { validateToken } from './validate-token.ts';

export function bindAccount(app: FastifyInstance, deps: AccountDeps): void {
  bindRoute(app, accountRoutes.createSession, ({ body, request, reply }) =>
    startSession(deps, app, body, request, reply),
  );

  bindRoute(app, accountRoutes.validate, ({ body }) => validateToken(deps, body.idToken));

  bindRoute(app, accountRoutes.convert, ({ who, body, request, reply }) =>
    convertGuest(deps, app.csrf, who, body.idToken, request, reply),
  );

  bindRoute(app, accountRoutes.logout, ({ request, reply }) => endSession(deps, app.csrf, request, reply));

  bindRoute(app, accountRoutes.me, async ({ who, request, reply }) => {
    app.csrf.ensure(request, reply);
    // Every page load calls this: a user who returns in time stays signed in.
    keepSessionCookie(deps, request, reply);
    const user = who && (await currentUser(deps, who.userId));
    return { isAuthenticated: user !== null, user };
  });

  bindRoute(app, accountRoutes.credits, ({ who }) => readCredits(deps, who));

  bindRoute(app, sessionRoutes.list, async ({ who }) => ({
    results: (await listPlaces(deps, who)).map(placeView),
  }));
  bindRoute(app, sessionRoutes.end, ({ who, params, request, reply }) =>
    endPlace(deps, app.csrf, { who, id: params.sessionId }, request, reply),
  );
  bindRoute(app, sessionRoutes.endOthers, async ({ who }) => ({ ended: await endOtherPlaces(deps, who) }));
}
