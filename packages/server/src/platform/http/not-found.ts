import { ALL_ROUTES } from '@home-design/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { pathOf, sendError } from './error-handler.ts';

const PATTERNS = ALL_ROUTES.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** Answers calls without a route: JSON below /api, and the page server's answer elsewhere. */
export function handleNotFound(
  app: FastifyInstance,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/api(\/|$)/.test(path);
    if (isPage) return sendPage(request, reply);

    const allowed = PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    sendError(reply, new AppError(allowed.length > 0 ? 'method_not_allowed' : 'not_found'));
    return reply;
  });
}
