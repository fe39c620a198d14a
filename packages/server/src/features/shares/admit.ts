import { RATE_LIMITS } from '@home-design/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { setCookie } from '../../platform/http/cookies.ts';
import type { OpenedShare } from './opened-shares.ts';
import type { ShareDeps } from './share-deps.ts';

const DAY_SECONDS = 24 * 3_600;
const PASS_COOKIE = 'hd_share_';

/** Lets people in who have a live link, and nobody else. */
export interface Doorkeeper {
  /**
   * What a token opens. Unknown, revoked and expired tokens get one and the same answer.
   * @throws AppError `share_not_found`, `rate_limited` after many tokens that open nothing, `share_password_required`
   */
  admit(token: string, request: FastifyRequest, reply: FastifyReply): Promise<OpenedShare>;
  /** The same, without asking for the password. */
  find(token: string, request: FastifyRequest, reply: FastifyReply): Promise<OpenedShare>;
  /** Lets this browser in for a day, once it has given the password. */
  letIn(share: OpenedShare, request: FastifyRequest, reply: FastifyReply): void;
}

/** Must be made after the rate limiter is registered. */
export function createDoorkeeper(app: FastifyInstance, deps: ShareDeps): Doorkeeper {
  const { shareKeys, opened, clock } = deps;
  const { max, windowMs } = RATE_LIMITS.shareMiss;
  // A live link always works: only tokens that open nothing are counted, and only they are refused.
  const countMiss = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `shareMiss:${request.ip}`,
  });

  const find = async (token: string, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(SHARE_HEADERS);
    const share = await opened.find(token);
    if (share) return share;
    const misses = await countMiss(request);
    if (!misses.isAllowed && misses.isExceeded) {
      throw new AppError('rate_limited', undefined, { retryAfterSeconds: misses.ttlInSeconds });
    }
    throw new AppError('share_not_found');
  };
  const passOf = ({ link }: OpenedShare, at: Date) =>
    shareKeys.passOf(link.id, link.passwordHash ?? '', at.toISOString().slice(0, 10));

  return {
    find,
    admit: async (token, request, reply) => {
      const share = await find(token, request, reply);
      const { link } = share;
      if (link.passwordHash === null || request.who?.userId === link.userId) return share;
      const now = clock.now();
      const yesterday = new Date(now.getTime() - DAY_SECONDS * 1_000);
      const pass = request.cookies[`${PASS_COOKIE}${link.id}`];
      if (pass === passOf(share, now) || pass === passOf(share, yesterday)) return share;
      throw new AppError('share_password_required');
    },
    letIn: (share, request, reply) =>
      setCookie(reply, `${PASS_COOKIE}${share.link.id}`, passOf(share, clock.now()), {
        readable: false,
        secure: request.protocol === 'https' || (deps.publicUrl?.startsWith('https:') ?? false),
        seconds: DAY_SECONDS,
      }),
  };
}

/** Not to be found by search engines, not to be told to other sites, not to be kept. */
const SHARE_HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;
