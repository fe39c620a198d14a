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

/** Registers the limiter; routes ask for it by `limitedBy`. Must come before the routes. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, skipOnError: true });
}

/** Route configuration that applies a limit of the contract. */
export function limitedBy(name: RateLimitName) {
  const { max, windowMs } = RATE_LIMITS[name];
  return {
    rateLimit: {
      max,
      timeWindow: windowMs,
      groupId: name,
      keyGenerator: keyOf(name),
      errorResponseBuilder: (_request: FastifyRequest, context: { ttl: number }) =>
        new AppError('rate_limited', undefined, { retryAfterSeconds: Math.ceil(context.ttl / 1_000) }),
    },
  };
}
