import { API_KEY_START, type ErrorCode } from '@home-design/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { UsedKey, Who } from '../who.ts';
import { scopeOf } from './api-key-scopes.ts';

/** A key that exists, and why it is refused now. */
export interface FoundKey {
  who: Who & { apiKey: UsedKey };
  refusal?: Extract<ErrorCode, 'api_key_expired' | 'api_access_not_included'>;
}

/** Finds an API key; null if there is none (any more). */
export type FindKey = (token: string) => Promise<FoundKey | null>;

/** The API key of a call. Other credentials in this header are not ours: a proxy may have added them. */
export function apiKeyOf({ headers }: FastifyRequest): string | undefined {
  const [scheme = '', token] = (headers.authorization ?? '').split(/ +/);
  return scheme.toLowerCase() === 'bearer' && token?.startsWith(API_KEY_START) ? token : undefined;
}

/**
 * The user of a program's API key, after checking that the key may make this call. No page of another site can send this
 * header, so neither the origin nor an anti-forgery token is checked.
 * @throws AppError `api_key_invalid`, `api_key_expired`, `api_access_not_included`, `api_key_refused`,
 *   `api_key_scope_missing`, `rate_limited`
 */
export async function enterByKey(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  find: FindKey,
): Promise<Who> {
  const found = await find(token);
  if (!found) {
    await request.server.countKeyMiss(request);
    reply.header('www-authenticate', 'Bearer');
    throw new AppError('api_key_invalid');
  }
  const { who, refusal } = found;
  request.who = who;
  await request.server.countKeyUse(request);
  if (refusal) throw new AppError(refusal);

  const route = request.routeOptions.config.contract;
  const scope = route && scopeOf(route);
  if (!scope) throw new AppError('api_key_refused');
  if (!who.apiKey.scopes.includes(scope)) {
    throw new AppError('api_key_scope_missing', `This call needs an API key with the scope ${scope}.`);
  }
  return who;
}
