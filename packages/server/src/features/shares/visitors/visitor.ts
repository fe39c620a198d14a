import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE, VISITOR_COOKIE } from '../../../platform/http/guards/cookies.ts';
import type { ShareKeys } from '../links/keys.ts';

/**
 * Pseudonym of a browser for one link, so that people find their marks again. Another link gets another pseudonym for
 * the same browser.
 */
export function visitorOf(keys: ShareKeys, linkId: string, request: FastifyRequest): string {
  const browser = request.who?.userId ?? request.cookies[VISITOR_COOKIE] ?? request.cookies[SESSION_COOKIE];
  return keys.nameOf(`feedback ${linkId}`, browser ?? `${request.ip}\n${request.headers['user-agent']}`);
}

/** Pseudonym of a caller for one day and one link; it reveals neither the address nor the program. */
export function visitorOfDay(
  keys: ShareKeys,
  { linkId, day }: { linkId: string; day: string },
  request: FastifyRequest,
): string {
  return keys.nameOf(`visit ${day} ${linkId}`, `${request.ip}\n${request.headers['user-agent']}`);
}
