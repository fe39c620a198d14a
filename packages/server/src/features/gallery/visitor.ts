import type { FastifyRequest } from 'fastify';
import { VISITOR_COOKIE } from '../../platform/http/guards/cookies.ts';
import { networkOf } from '../../platform/http/guards/network-of.ts';
import type { ShareKeys } from '../shares/index.ts';

/**
 * Names under which a caller likes designs: the account and the browser, so that signing in does not make a second
 * person. A caller with neither is identified by address and program.
 */
export function likerNames(keys: ShareKeys, request: FastifyRequest): string[] {
  const known = [request.who?.userId, request.cookies[VISITOR_COOKIE]].filter((name) => name !== undefined);
  const names = known.length > 0 ? known : [`${request.ip}\n${request.headers['user-agent']}`];
  return names.map((name) => nameOfLiker(keys, name));
}

/** Name under which an account or a browser likes designs. */
export const nameOfLiker = (keys: ShareKeys, name: string): string => keys.nameOf('gallery like', name);

/** Name of a viewer for one day; it reveals neither the address nor the program. */
export function viewerName(keys: ShareKeys, day: string, request: FastifyRequest): string {
  return keys.nameOf(`gallery view ${day}`, `${request.ip}\n${request.headers['user-agent']}`);
}

/** Name of a call's network for one day; it limits views and likes. */
export function networkName(keys: ShareKeys, day: string, request: FastifyRequest): string {
  return keys.nameOf(`gallery network ${day}`, networkOf(request.ip));
}
