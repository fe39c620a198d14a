import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { AppError } from '../app-error.ts';
import type { Who } from '../who.ts';
import { apiKeyOf, enterByKey, type FindKey } from './api-key-guard.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { adoptPlainSession } from './host-cookies.ts';
import { refuseOtherOrigins } from './origin.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface GuardSettings {
  publicUrl: string | undefined;
  clock: Clock;
  /** Finds the user of a session cookie; null if the session does not exist (any more). */
  findSession: (token: string) => Promise<Who | null>;
  findKey: FindKey;
}

/**
 * Decides, before a call is parsed: does it come from our own page, has it the anti-forgery
 * token, who is the caller, and may they make it. A call with an API key is judged by the key alone. Applies to every route bound from the contract.
 */
export function guardCalls(app: FastifyInstance, settings: GuardSettings): void {
  app.decorateRequest('who', null);
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.config.contract;
    if (!route) return;

    const key = apiKeyOf(request);
    if (key !== undefined) {
      reply.header('cache-control', 'no-store');
      request.who = await enterByKey(request, reply, key, settings.findKey);
      return;
    }
    if (!SAFE_METHODS.has(request.method)) {
      refuseOtherOrigins(request, settings.publicUrl);
      app.csrf.verify(request);
    }
    // Answers that depend on the caller are not cached; pictures set their own lifetime.
    reply.header('cache-control', 'no-store');
    request.who = await callerOf(request, settings);
    adoptPlainSession(request, reply, settings.clock.now());
    if (route.access === 'account' && !request.who) throw new AppError('unauthenticated');
  });
}

async function callerOf(request: FastifyRequest, { findSession }: GuardSettings): Promise<Who | null> {
  const token = request.cookies[SESSION_COOKIE];
  return token ? findSession(token) : null;
}
