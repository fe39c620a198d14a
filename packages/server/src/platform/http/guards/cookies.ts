import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'hd_session';
/** Names a browser without a session, only to bind its anti-forgery token. */
export const VISITOR_COOKIE = 'hd_visitor';
/** Names the browser that began a sign-in with Google, so that no other browser finishes it. */
export const SIGN_IN_COOKIE = 'hd_sign_in';
/** The ticket of a guest who signed out on this browser. */
export const RETURN_COOKIE = 'hd_return';

/** Lifetime of cookies without data; a new one is set if one is missing. */
const KEPT_SECONDS = 30 * 24 * 3_600;

/** Settings of all our cookies. */
export interface CookieOptions {
  /** Whether the user's browser uses https. */
  secure: (request: FastifyRequest) => boolean;
}

/**
 * Over https, cookies that no script reads have the prefix `__Host-`: browsers accept them from this very host only, so
 * another host of the same domain cannot plant one. `acceptHostCookies` reads them under their plain name.
 */
export const HOST_PREFIX = '__Host-';

export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { readable, secure, seconds = KEPT_SECONDS }: { readable: boolean; secure: boolean; seconds?: number },
): void {
  reply.setCookie(secure && !readable ? `${HOST_PREFIX}${name}` : name, value, {
    path: '/',
    httpOnly: !readable,
    sameSite: 'lax',
    secure,
    maxAge: seconds,
  });
}

/** Deletes a cookie of the browser, under both its names. */
export function clearCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(name, { path: '/' });
  // Browsers refuse to change a cookie with this prefix without `Secure`.
  if (`${HOST_PREFIX}${name}` in reply.request.cookies) {
    reply.clearCookie(`${HOST_PREFIX}${name}`, { path: '/', secure: true });
  }
}

/** True if the connection itself is https, or this is the public https address of a proxy. */
export function secureCookies(publicUrl: string | undefined): CookieOptions['secure'] {
  const url = publicUrl === undefined ? undefined : new URL(publicUrl);
  return (request) =>
    request.protocol === 'https' || (url?.protocol === 'https:' && request.headers.host === url.host);
}
