import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE, VISITOR_COOKIE } from '../../platform/http/cookies.ts';
import type { ShareKeys } from './keys.ts';

/**
 * Names the browser of a call for one link, so that people find again what they marked there. Another link gets
 * another name for the same browser.
 */
export function visitorOf(keys: ShareKeys, linkId: string, request: FastifyRequest): string {
  const browser = request.who?.userId ?? request.cookies[VISITOR_COOKIE] ?? request.cookies[SESSION_COOKIE];
  return keys.nameOf(`feedback ${linkId}`, browser ?? `${request.ip}\n${request.headers['user-agent']}`);
}

/** Names whoever makes a call for one day and one link; neither the address nor the program can be told from it. */
export function visitorOfDay(
  keys: ShareKeys,
  { linkId, day }: { linkId: string; day: string },
  request: FastifyRequest,
): string {
  return keys.nameOf(`visit ${day} ${linkId}`, `${request.ip}\n${request.headers['user-agent']}`);
}
