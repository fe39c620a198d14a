import rateLimit from '@fastify/rate-limit';
import { RATE_LIMITS, type RateLimitName } from '@home-design/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { networkOf } from './network-of.ts';

/**
 * Sign-ins, guesses, likes and mails count by address: each sign-in creates a session, so sessions
 * would not limit them.
 */
const BY_ADDRESS: ReadonlySet<RateLimitName> = new Set(['signIn', 'sharePassword', 'galleryWrite', 'lead']);
/** Everything else counts by session if there is one. */
const keyOf = (name: RateLimitName) => (request: FastifyRequest) =>
  `${name}:${(BY_ADDRESS.has(name) ? undefined : request.who?.sessionId) ?? networkOf(request.ip)}`;

/** A page without a session signs in with this call. */
const maxOf = (name: RateLimitName) => (request: FastifyRequest) =>
  RATE_LIMITS[name === 'pageStart' && request.who === null ? 'signIn' : name].max;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a call as a sign-in from its address, for handlers that find that out.
     * @throws AppError rate_limited
     */
    countSignIn: (request: FastifyRequest) => Promise<void>;
    /**
     * Counts a call of an API key.
     * @throws AppError rate_limited
     */
    countKeyUse: (request: FastifyRequest) => Promise<void>;
    /**
     * Counts an unknown key, by the address of the call.
     * @throws AppError rate_limited
     */
    countKeyMiss: (request: FastifyRequest) => Promise<void>;
  }
}

/** Registers the limiter; routes use it with `limitedBy`. Must be registered before the routes. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, skipOnError: true });
  app.decorate('countSignIn', counterOf(app, 'signIn'));
  app.decorate('countKeyUse', counterOf(app, 'apiKey'));
  app.decorate('countKeyMiss', counterOf(app, 'apiKeyMiss'));
}

/** Counts calls whose kind depends on their content. */
function counterOf(app: FastifyInstance, name: RateLimitName) {
  const { max, windowMs } = RATE_LIMITS[name];
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: keyOf(name) });
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw limited(counted.ttl);
  };
}

const limited = (ttl: number): AppError =>
  new AppError('rate_limited', undefined, { retryAfterSeconds: Math.ceil(ttl / 1_000) });

/** Route configuration that applies a limit of the contract. */
export function limitedBy(name: RateLimitName) {
  return {
    rateLimit: {
      max: maxOf(name),
      timeWindow: RATE_LIMITS[name].windowMs,
      groupId: name,
      keyGenerator: keyOf(name),
      errorResponseBuilder: (_request: FastifyRequest, context: { ttl: number }) => limited(context.ttl),
    },
  };
}
