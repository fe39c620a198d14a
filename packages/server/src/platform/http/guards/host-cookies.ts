import { CHALLENGE_COOKIE } from '@home-design/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CookieOptions, clearCookie, HOST_PREFIX, SESSION_COOKIE, setCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A session cookie without the prefix over https: older than the prefixes, or planted. */
    hasPlainSession: boolean;
  }
}

/** The prefix of our cookies; the one that a script of the page sets has none. */
const OWN = 'hd_';

/**
 * Makes our cookies readable under their plain names. Over https only those with the prefix `__Host-` count;
 * a session's plain cookie is accepted once more, see `adoptPlainSession`.
 */
export function acceptHostCookies(app: FastifyInstance, { secure }: CookieOptions): void {
  app.decorateRequest('hasPlainSession', false);
  app.addHook('onRequest', async (request) => {
    if (!secure(request)) return;
    const given = request.cookies;
    for (const name of Object.keys(given)) {
      if (!name.startsWith(OWN) || name === CHALLENGE_COOKIE || `${HOST_PREFIX}${name}` in given) continue;
      if (name === SESSION_COOKIE) request.hasPlainSession = true;
      else delete given[name];
    }
    for (const [name, value] of Object.entries(given)) {
      if (name.startsWith(HOST_PREFIX + OWN)) given[name.slice(HOST_PREFIX.length)] = value;
    }
  });
}

/**
 * Replaces an older session cookie by one with the prefix. A session that began with the prefix
 * never had another cookie, so a plain one was planted by an attacker, to sign the user in as themselves.
 */
export function adoptPlainSession(request: FastifyRequest, reply: FastifyReply, now: Date): void {
  if (!request.hasPlainSession) return;
  const token = request.cookies[SESSION_COOKIE];
  if (request.who?.isHostBound) request.who = null;
  clearCookie(reply, SESSION_COOKIE);
  if (!request.who || token === undefined) {
    delete request.cookies[SESSION_COOKIE];
    return;
  }
  const seconds = Math.max(0, Math.floor((request.who.sessionEndsAt.getTime() - now.getTime()) / 1_000));
  request.cookies[`${HOST_PREFIX}${SESSION_COOKIE}`] = token;
  setCookie(reply, SESSION_COOKIE, token, { readable: false, secure: true, seconds });
}
