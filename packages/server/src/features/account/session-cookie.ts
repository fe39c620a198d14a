import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { type CookieOptions, SESSION_COOKIE, setCookie } from '../../platform/http/guards/cookies.ts';

interface CookieDeps {
  clock: Clock;
  cookies: CookieOptions;
}

/** Gives the browser the session's token, to be kept as long as the session lasts. */
export function setSessionCookie(
  { clock, cookies }: CookieDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, endsAt }: { token: string; endsAt: Date },
): void {
  const seconds = Math.max(0, Math.floor((endsAt.getTime() - clock.now().getTime()) / 1_000));
  setCookie(reply, SESSION_COOKIE, token, { readable: false, secure: cookies.secure(request), seconds });
}

/**
 * Extends the cookie to the end of the session, which moves forward with each use. The token stays the same: a new
 * one would sign other tabs out. It changes with the person's rights, at each sign-in.
 */
export function keepSessionCookie(deps: CookieDeps, request: FastifyRequest, reply: FastifyReply): void {
  const token = request.cookies[SESSION_COOKIE];
  if (request.who && token)
    setSessionCookie(deps, request, reply, { token, endsAt: request.who.sessionEndsAt });
}
