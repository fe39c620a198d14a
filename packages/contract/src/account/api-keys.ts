import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ApiKeyId, Timestamp } from '../ids.ts';
import { AUTH_BASE, MAX_API_KEY_DAYS, MAX_API_KEY_NAME_LENGTH } from '../limits.ts';

/** The prefix of every key, by which people and secret scanners recognize it. */
export const API_KEY_START = 'hd_';

/** The scopes of a key: read the account's data, change it, or make links for others. No scope includes another. */
export const API_KEY_SCOPES = ['read', 'edit', 'share'] as const;
export const ApiKeyScope = z.enum(API_KEY_SCOPES);
export type ApiKeyScope = z.infer<typeof ApiKeyScope>;

/** A key as its owner sees it. The secret is shown only once, when it is made. */
export const ApiKey = z
  .object({
    id: ApiKeyId,
    name: z.string(),
    /** The first characters of the key. */
    prefix: z.string(),
    scopes: z.array(ApiKeyScope),
    created_at: Timestamp,
    /** Null: it does not end. */
    expires_at: Timestamp.nullable(),
    /** Precise to a minute; null: never. */
    last_used_at: Timestamp.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

/** The caller's keys, and whether the plan allows using them. */
export const ApiKeyList = z
  .object({
    results: z.array(ApiKey),
    /** False: the plan does not include API access, so existing keys do not work. */
    is_included: z.boolean(),
    /** How many keys are allowed. */
    limit: z.int(),
  })
  .meta({ id: 'ApiKeyList' });
export type ApiKeyList = z.infer<typeof ApiKeyList>;

export const NewApiKey = z.strictObject({
  name: z.string().trim().min(1, 'Please give the key a name.').max(MAX_API_KEY_NAME_LENGTH),
  scopes: z
    .array(ApiKeyScope)
    .min(1, 'Please choose what the key may do.')
    .max(API_KEY_SCOPES.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'must not repeat an entry'),
  /** Days until the key ends; null: it does not end. */
  expires_in_days: z.int().min(1).max(MAX_API_KEY_DAYS).nullable().default(null),
});
export type NewApiKey = z.input<typeof NewApiKey>;

/** Keys by which programs act for a user. */
export const apiKeyRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${AUTH_BASE}/api-keys/`,
    summary: 'Own API keys, newest first, without the keys themselves',
    tag: 'account',
    access: 'account',
    status: 200,
    response: ApiKeyList,
  }),
  create: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/api-keys/`,
    summary: 'Create an API key; only this answer contains it',
    tag: 'account',
    access: 'account',
    status: 201,
    body: NewApiKey,
    response: z.object({
      api_key: ApiKey,
      /** The key, for the header `Authorization: Bearer`. */
      token: z.string(),
    }),
    holdsSecret: true,
  }),
  revoke: defineRoute({
    method: 'DELETE',
    path: `${AUTH_BASE}/api-keys/:apiKeyId/`,
    summary: 'Revoke an API key; it stops working at once',
    tag: 'account',
    access: 'account',
    status: 204,
    params: z.object({ apiKeyId: ApiKeyId }),
  }),
};
