import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'hd_session';
/** Names a browser that has no session, only so that its anti-forgery token can be bound to something. */
export const VISITOR_COOKIE = 'hd_visitor';
/** Names the browser that began to sign in with Google, so that no other finishes it. */
export const SIGN_IN_COOKIE = 'hd_sign_in';

/** Cookies that say nothing else are kept so long; a new one is set when they are missed. */
const KEPT_SECONDS = 30 * 24 * 3_600;

/** Settings that every cookie of ours shares. */
export interface CookieOptions {
  /** Whether the person's browser reached us by https. */
  secure: (request: FastifyRequest) => boolean;
}

export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { readable, secure, seconds = KEPT_SECONDS }: { readable: boolean; secure: boolean; seconds?: number },
): void {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: !readable,
    sameSite: 'lax',
    secure,
    maxAge: seconds,
  });
}

/** True when the connection itself is https, or this is the public address of a proxy that is. */
export function secureCookies(publicUrl: string | undefined): CookieOptions['secure'] {
  const url = publicUrl === undefined ? undefined : new URL(publicUrl);
  return (request) =>
    request.protocol === 'https' || (url?.protocol === 'https:' && request.headers.host === url.host);
}
