import { randomUUID } from 'node:crypto';
import {
  type ApiKey,
  type ApiKeyId,
  apiKeyRoutes,
  MAX_API_KEYS,
  type NewApiKey,
  type UserId,
} from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { standingOf } from '../plans/index.ts';
import type { KeyDeps } from './find-key.ts';
import { endAfter, isIncluded, newKey } from './rules.ts';
import { type ApiKeyRow, addKey, countKeys, deleteKey, ownKeys } from './store.ts';

/** Binds the calls that list, create and revoke API keys. A key cannot call them. */
export function bindApiKeys(app: FastifyInstance, deps: KeyDeps): void {
  const { db, isForAll } = deps;

  bindRoute(app, apiKeyRoutes.list, async ({ who }) => {
    const { plan } = await standingOf(db, who.userId);
    const results = (await ownKeys(db, who.userId)).map(keyView);
    return { results, is_included: isIncluded(plan, isForAll), limit: MAX_API_KEYS };
  });

  bindRoute(app, apiKeyRoutes.create, ({ who, body }) => createKey(deps, who.userId, body));

  bindRoute(app, apiKeyRoutes.revoke, async ({ who, params }) => {
    if (!(await deleteKey(db, who.userId, params.apiKeyId))) throw new AppError('api_key_not_found');
  });
}

/** @throws AppError `api_access_not_included`, `api_keys_full` */
function createKey({ db, clock, isForAll }: KeyDeps, userId: UserId, wanted: z.output<typeof NewApiKey>) {
  return transaction(db, async (tx) => {
    const { plan } = await standingOf(tx, userId);
    if (!isIncluded(plan, isForAll)) throw new AppError('api_access_not_included');
    if ((await countKeys(tx, userId)) >= MAX_API_KEYS) throw new AppError('api_keys_full');
    const { token, ...kept } = newKey();
    const now = clock.now();
    const row: ApiKeyRow = {
      ...kept,
      id: randomUUID() as ApiKeyId,
      userId,
      name: wanted.name,
      scopes: wanted.scopes,
      createdAt: now,
      expiresAt: endAfter(wanted.expires_in_days, now),
      usedAt: null,
    };
    await addKey(tx, row);
    return { api_key: keyView(row), token };
  });
}

const keyView = ({ id, name, prefix, scopes, createdAt, expiresAt, usedAt }: ApiKeyRow): ApiKey => ({
  ...{ id, name, prefix, scopes },
  created_at: createdAt.toISOString(),
  expires_at: expiresAt?.toISOString() ?? null,
  last_used_at: usedAt?.toISOString() ?? null,
});
