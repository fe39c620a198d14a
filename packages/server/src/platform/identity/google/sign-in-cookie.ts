import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieOptions, SIGN_IN_COOKIE, setCookie } from '../../http/guards/cookies.ts';

/** 256 random bits, as text of 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
/** The stored form of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The hashed name of the browser that signs in; undefined if it has none. */
export function browserOf(request: FastifyRequest): string | undefined {
  const name = request.cookies[SIGN_IN_COOKIE];
  return name ? hashOf(name) : undefined;
}

/** The same; creates a name if the browser has none. @param seconds its lifetime */
export function nameBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure }: CookieOptions,
  seconds: number,
): string {
  // An existing name is kept: two tabs may be signing in.
  const name = request.cookies[SIGN_IN_COOKIE] || newSecret();
  setCookie(reply, SIGN_IN_COOKIE, name, { readable: false, secure: secure(request), seconds });
  return hashOf(name);
}
