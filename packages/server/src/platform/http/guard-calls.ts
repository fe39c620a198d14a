import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { apiKeyOf, enterByKey, type FindKey } from './api-key-guard.ts';
import { AppError } from './app-error.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { adoptPlainSession } from './host-cookies.ts';
import { refuseOtherOrigins } from './origin.ts';
import type { Who } from './who.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface GuardSettings {
  publicUrl: string | undefined;
  clock: Clock;
  /** Finds the person behind a session cookie; null when there is no such session (any more). */
  findSession: (token: string) => Promise<Who | null>;
  findKey: FindKey;
}

/**
 * Settles, before anything of a call is parsed: is it from our own page, does it carry the anti-forgery
 * token, who makes it, and may they. A call with an API key is judged by the key alone. Applies to every route bound from the contract.
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
    // What depends on the caller is kept by no cache; pictures say for themselves how long they are.
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
