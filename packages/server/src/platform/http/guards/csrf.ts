import { createHash, createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER } from '@home-design/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { type CookieOptions, SESSION_COOKIE, setCookie, VISITOR_COOKIE } from './cookies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    csrf: Csrf;
  }
}

/**
 * Anti-forgery tokens: random, signed, and bound to the session cookie (or, before there is a session, to
 * the visitor cookie), so that planted tokens and those of other sessions are refused.
 */
export interface Csrf {
  /** Sets the cookie unless the browser has a valid one for its session. */
  ensure(request: FastifyRequest, reply: FastifyReply): void;
  /** Sets a new cookie for a changed session cookie; null: the session has ended. */
  renew(request: FastifyRequest, reply: FastifyReply, sessionToken: string | null): void;
  /** @throws AppError csrf_failed unless the header repeats a valid cookie */
  verify(request: FastifyRequest): void;
}

/** @param secret at least 32 random bytes, the same on every server of the installation */
export function createCsrf(secret: Buffer, { secure }: CookieOptions): Csrf {
  // Node would derive a key from plain bytes for every page.
  const key = createSecretKey(secret);
  const sign = (nonce: string, binding: string) =>
    createHmac('sha256', key).update(`${nonce}.${binding}`).digest('base64url');

  const isGood = (token: string | undefined, binding: string | undefined): boolean => {
    const [nonce, signature, rest] = token?.split('.') ?? [];
    if (!nonce || !signature || rest !== undefined || binding === undefined) return false;
    return sameText(signature, sign(nonce, binding));
  };

  const issue = (request: FastifyRequest, reply: FastifyReply, binding: string) => {
    const nonce = randomBytes(16).toString('base64url');
    const token = `${nonce}.${sign(nonce, binding)}`;
    setCookie(reply, CSRF_COOKIE, token, { readable: true, secure: secure(request) });
  };

  const newVisitor = (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = randomBytes(16).toString('base64url');
    setCookie(reply, VISITOR_COOKIE, visitor, { readable: false, secure: secure(request) });
    issue(request, reply, `visitor.${visitor}`);
  };

  return {
    ensure: (request, reply) => {
      const binding = bindingOf(request);
      if (isGood(request.cookies[CSRF_COOKIE], binding)) return;
      if (binding === undefined) newVisitor(request, reply);
      else issue(request, reply, binding);
    },
    renew: (request, reply, sessionToken) => {
      if (sessionToken === null) newVisitor(request, reply);
      else issue(request, reply, sessionBinding(sessionToken));
    },
    verify: (request) => {
      const header = request.headers[CSRF_HEADER];
      const cookie = request.cookies[CSRF_COOKIE];
      const repeated = typeof header === 'string' && cookie !== undefined && sameText(header, cookie);
      if (!repeated || !isGood(cookie, bindingOf(request))) throw new AppError('csrf_failed');
    },
  };
}

function bindingOf(request: FastifyRequest): string | undefined {
  const session = request.cookies[SESSION_COOKIE];
  if (session) return sessionBinding(session);
  const visitor = request.cookies[VISITOR_COOKIE];
  return visitor ? `visitor.${visitor}` : undefined;
}

const sessionBinding = (token: string) => `session.${createHash('sha256').update(token).digest('hex')}`;

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
