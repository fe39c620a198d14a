import type { FastifyRequest } from 'fastify';
import { VISITOR_COOKIE } from '../../platform/http/cookies.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { ShareKeys } from '../shares/index.ts';

/**
 * Names under which whoever makes a call likes designs: the account and the browser, so that one who signs in is not
 * taken for somebody else. Without either, the address and the program stand for the person.
 */
export function likerNames(keys: ShareKeys, request: FastifyRequest): string[] {
  const known = [request.who?.userId, request.cookies[VISITOR_COOKIE]].filter((name) => name !== undefined);
  const names = known.length > 0 ? known : [`${request.ip}\n${request.headers['user-agent']}`];
  return names.map((name) => nameOfLiker(keys, name));
}

/** Name under which an account or a browser likes designs. */
export const nameOfLiker = (keys: ShareKeys, name: string): string => keys.nameOf('gallery like', name);

/** Names whoever looks at a design for one day; neither the address nor the program can be told from it. */
export function viewerName(keys: ShareKeys, day: string, request: FastifyRequest): string {
  return keys.nameOf(`gallery view ${day}`, `${request.ip}\n${request.headers['user-agent']}`);
}

/** Names the network of a call for one day, by which views and likes are limited. */
export function networkName(keys: ShareKeys, day: string, request: FastifyRequest): string {
  return keys.nameOf(`gallery network ${day}`, networkOf(request.ip));
}
