import rateLimit from '@fastify/rate-limit';
import { RATE_LIMITS, type RateLimitName } from '@home-design/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { networkOf } from './network-of.ts';

/**
 * Sign-ins count by address, since each makes a new session, and guesses, likes and mails, since sessions are had for
 * nothing.
 */
const BY_ADDRESS: ReadonlySet<RateLimitName> = new Set(['signIn', 'sharePassword', 'galleryWrite', 'lead']);
/** Everything else counts by session where there is one. */
const keyOf = (name: RateLimitName) => (request: FastifyRequest) =>
  `${name}:${(BY_ADDRESS.has(name) ? undefined : request.who?.sessionId) ?? networkOf(request.ip)}`;

/** Whoever opens a page without a session signs in by it. */
const maxOf = (name: RateLimitName) => (request: FastifyRequest) =>
  RATE_LIMITS[name === 'pageStart' && request.who === null ? 'signIn' : name].max;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a call as a sign-in from its address, where only the handler knows that it is one.
     * @throws AppError rate_limited
     */
    countSignIn: (request: FastifyRequest) => Promise<void>;
    /**
     * Counts a call of an API key.
     * @throws AppError rate_limited
     */
    countKeyUse: (request: FastifyRequest) => Promise<void>;
    /**
     * Counts a key that does not exist, by the address it came from.
     * @throws AppError rate_limited
     */
    countKeyMiss: (request: FastifyRequest) => Promise<void>;
  }
}

/** Registers the limiter; routes ask for it by `limitedBy`. Must come before the routes. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, skipOnError: true });
  app.decorate('countSignIn', counterOf(app, 'signIn'));
  app.decorate('countKeyUse', counterOf(app, 'apiKey'));
  app.decorate('countKeyMiss', counterOf(app, 'apiKeyMiss'));
}

/** Counts where only the call itself tells what it counts as. */
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
