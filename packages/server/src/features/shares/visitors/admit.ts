import { randomBytes } from 'node:crypto';
import { type ErrorCode, RATE_LIMITS } from '@home-design/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/http/app-error.ts';
import { secureCookies, setCookie } from '../../../platform/http/guards/cookies.ts';
import { networkOf } from '../../../platform/http/guards/network-of.ts';
import type { LiveLink } from '../links/link-store.ts';
import type { RememberedLinks } from '../links/remembered-links.ts';
import type { Guesser } from '../passwords/unlock-share.ts';
import type { ShareDeps } from '../share-deps.ts';

const DAY_SECONDS = 24 * 3_600;
const PASS_COOKIE = 'hd_share_';
/** Marks a browser that has opened the link before; it opens nothing by itself. */
const KNOWN_COOKIE = 'hd_known_';
const KNOWN_SECONDS = 90 * DAY_SECONDS;

/** Anything that a link opens. */
interface Guarded {
  link: Pick<LiveLink, 'id' | 'userId' | 'passwordHash' | 'revokedAt' | 'expiresAt'>;
}

/** Admits people with a live link only. */
export interface Doorkeeper<Found extends Guarded> {
  /**
   * Opens a token. Unknown, revoked and expired tokens get the same answer.
   * @throws AppError that nothing was found, `rate_limited` after many tokens that open nothing,
   * `share_password_required`
   */
  admit(token: string, request: FastifyRequest, reply: FastifyReply): Promise<Found>;
  /** The same without the password. */
  find(token: string, request: FastifyRequest, reply: FastifyReply): Promise<Found>;
  /** Admits this browser for a day, after it has given the password. */
  letIn(share: Found, request: FastifyRequest, reply: FastifyReply): void;
  /** The source of a password attempt for the link. */
  guesserOf(share: Found, request: FastifyRequest): Guesser;
}

export interface DoorDeps<Found extends Guarded>
  extends Pick<ShareDeps, 'shareKeys' | 'clock' | 'publicUrl'> {
  opened: RememberedLinks<Found>;
}

/** Must run after the rate limiter is registered. */
export function createDoorkeeper<Found extends Guarded>(
  app: FastifyInstance,
  deps: DoorDeps<Found>,
  notFound: ErrorCode = 'share_not_found',
): Doorkeeper<Found> {
  const { shareKeys, opened, clock } = deps;
  const { max, windowMs } = RATE_LIMITS.shareMiss;
  const isSecure = secureCookies(deps.publicUrl);
  // A live link always works: only tokens that open nothing are counted and refused.
  const countMiss = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `shareMiss:${networkOf(request.ip)}`,
  });

  const find = async (token: string, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(SHARE_HEADERS);
    const share = await opened.find(token);
    if (share) return share;
    const misses = await countMiss(request);
    if (!misses.isAllowed && misses.isExceeded) {
      throw new AppError('rate_limited', undefined, { retryAfterSeconds: misses.ttlInSeconds });
    }
    throw new AppError(notFound);
  };
  const passOf = ({ link }: Guarded, at: Date) =>
    shareKeys.passOf(link.id, link.passwordHash ?? '', at.toISOString().slice(0, 10));
  // Bound to the password, so that the mark of an earlier password is void.
  const knownProof = ({ link }: Guarded, name: string) =>
    shareKeys.passOf(link.id, link.passwordHash ?? '', `known ${name}`);
  const knownName = (share: Guarded, request: FastifyRequest): string | undefined => {
    const [name = '', proof] = request.cookies[`${KNOWN_COOKIE}${share.link.id}`]?.split('.') ?? [];
    return proof === knownProof(share, name) ? name : undefined;
  };

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
    letIn: (share, request, reply) => {
      const secure = isSecure(request);
      const keep = (name: string, value: string, seconds: number) =>
        setCookie(reply, `${name}${share.link.id}`, value, { readable: false, secure, seconds });
      keep(PASS_COOKIE, passOf(share, clock.now()), DAY_SECONDS);
      const name = knownName(share, request) ?? randomBytes(16).toString('base64url');
      keep(KNOWN_COOKIE, `${name}.${knownProof(share, name)}`, KNOWN_SECONDS);
    },
    guesserOf: (share, request) => {
      const name = knownName(share, request);
      const who = name === undefined ? `network ${networkOf(request.ip)}` : `browser ${name}`;
      const source = shareKeys.nameOf(`password ${share.link.id}`, who);
      return { source, isKnown: name !== undefined };
    },
  };
}

/** Keeps the page out of search engines, referrers and caches. */
const SHARE_HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;
