import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import type { createSessions } from './features/account/index.ts';
import type { createApiKeys } from './features/api-keys/index.ts';
import { createAuditTrail } from './features/audit/index.ts';
import type { AnyRoute } from './platform/http/any-route.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import type { CookieOptions } from './platform/http/guards/cookies.ts';
import { createCsrf } from './platform/http/guards/csrf.ts';
import { guardCalls } from './platform/http/guards/guard-calls.ts';
import { acceptHostCookies } from './platform/http/guards/host-cookies.ts';
import { registerRateLimits } from './platform/http/guards/rate-limits.ts';
import { createIdempotencyStore } from './platform/http/idempotency/idempotency-store.ts';
import { logAnswers } from './platform/http/log-answers.ts';
import { registerSecurityHeaders } from './platform/http/pages/security-headers.ts';
import { limitBodies } from './platform/http/uploads/limit-bodies.ts';
import { createOpenUploads } from './platform/http/uploads/open-uploads.ts';
import { watchForProxies } from './platform/http/watch-for-proxies.ts';

interface HttpParts {
  sessions: ReturnType<typeof createSessions>;
  apiKeys: ReturnType<typeof createApiKeys>;
  cookies: CookieOptions;
}

/**
 * Registers what every call goes through before its route: limits, cookies, headers, the guard and the log. Returns
 * whether a proxy was seen.
 */
export async function prepareHttp(
  app: FastifyInstance,
  { config, database: { db }, storage, secret, log, clock }: AppDeps,
  { sessions, apiKeys, cookies }: HttpParts,
): Promise<() => boolean> {
  app.decorate('boundRoutes', new Set<AnyRoute>());
  app.decorate('csrf', createCsrf(secret, cookies));
  app.decorate('idempotency', createIdempotencyStore(db));
  app.decorate('audit', createAuditTrail({ db, clock, log }));
  app.decorate('scratchFolder', () => storage.scratchFolder());
  app.decorate('openUploads', createOpenUploads(config.UPLOADS_OPEN_PER_ACCOUNT));
  app.decorate('maxPhotoMegabytes', config.MAX_PHOTO_MB);

  limitBodies(app);
  await app.register(cookie);
  const isProxySeen = watchForProxies(app);
  acceptHostCookies(app, cookies);
  await registerSecurityHeaders(app, config.PUBLIC_URL);
  logAnswers(app, log);
  compressAnswers(app);
  guardCalls(app, {
    ...{ publicUrl: config.PUBLIC_URL, clock },
    findSession: (token) => sessions.find(token),
    findKey: (token) => apiKeys.find(token),
  });
  await registerRateLimits(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  return isProxySeen;
}
