import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'hd_session';
/** Names a browser that has no session, only so that its anti-forgery token can be bound to something. */
export const VISITOR_COOKIE = 'hd_visitor';
/** Names the browser that began to sign in with Google, so that no other finishes it. */
export const SIGN_IN_COOKIE = 'hd_sign_in';
/** Names a ticket by which a guest who signed out on this browser is reached again. */
export const RETURN_COOKIE = 'hd_return';

/** Cookies that say nothing else are kept so long; a new one is set when they are missed. */
const KEPT_SECONDS = 30 * 24 * 3_600;

/** Settings that every cookie of ours shares. */
export interface CookieOptions {
  /** Whether the person's browser reached us by https. */
  secure: (request: FastifyRequest) => boolean;
}

/**
 * Over https, cookies that no script reads carry the prefix `__Host-`: browsers take them from this very host only, so
 * that no neighbor of the same domain plants one. `acceptHostCookies` reads them under their plain name.
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

/** Takes a cookie away from the browser, under both its names. */
export function clearCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(name, { path: '/' });
  // Browsers refuse to touch a cookie of this prefix without `Secure`.
  if (`${HOST_PREFIX}${name}` in reply.request.cookies) {
    reply.clearCookie(`${HOST_PREFIX}${name}`, { path: '/', secure: true });
  }
}

/** True when the connection itself is https, or this is the public address of a proxy that is. */
export function secureCookies(publicUrl: string | undefined): CookieOptions['secure'] {
  const url = publicUrl === undefined ? undefined : new URL(publicUrl);
  return (request) =>
    request.protocol === 'https' || (url?.protocol === 'https:' && request.headers.host === url.host);
}
