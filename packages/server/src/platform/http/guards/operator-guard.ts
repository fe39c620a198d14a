import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Addresses of the operator's calls; they are in no contract, since no page may use them. */
export const OPERATOR_BASE = '/api/operator';

/**
 * Admits only callers with the operator's key, which is in a file beside the database: a reader of that file
 * could read the database as well. Cookies are ignored, so no page can make such a call.
 * @param key 32 random bytes
 */
export function requireOperator(app: FastifyInstance, key: Buffer): void {
  app.addHook('onRequest', async (request) => {
    const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ');
    const bytes = Buffer.from(given, 'base64url');
    const isKey = scheme === 'Bearer' && bytes.length === key.length && timingSafeEqual(bytes, key);
    if (!isKey) throw new AppError('not_found');
  });
}
