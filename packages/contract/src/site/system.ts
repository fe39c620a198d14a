import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ResoOffer } from '../listings/reso-offer.ts';
import { PlanNumbers } from '../plans/plans.ts';

/** Settings of the identity service for the browser, with the names of the identity SDK. */
export const IdentityConfig = z.object({
  apiKey: z.string().min(1),
  projectId: z.string().min(1),
  authDomain: z.string().default(''),
  storageBucket: z.string().default(''),
  messagingSenderId: z.string().default(''),
  appId: z.string().default(''),
  /** `true`: this server is the identity service, at its own origin. */
  embedded: z.boolean().default(false),
});
export type IdentityConfig = z.infer<typeof IdentityConfig>;

/** The configuration in the page, as JSON in the element CLIENT_CONFIG_ELEMENT_ID. */
export const ClientConfig = z.object({
  identity: IdentityConfig.nullable(),
  /**
   * How users sign in to an account: `google`, or `development`, with this server in place of Google and without a
   * check. Absent: not possible.
   */
  accountSignIn: z.enum(['google', 'development']).optional(),
  /** Public key of the check against robots; absent: there is none. */
  botProtectionKey: z.string().min(1).optional(),
  /** The limits of the plans on this server. */
  plans: PlanNumbers.optional(),
  /** Where analytics are sent, with consent; absent: nowhere. */
  analytics: z.object({ key: z.string().min(1), host: z.url() }).optional(),
  /** Nonce of the content security policy, for style elements that the component library adds. */
  styleNonce: z.string().optional(),
  /** The MLS to import properties from; absent: none. */
  reso: ResoOffer.optional(),
  /** Days until a link made in the app ends; null: never. */
  shareLinkDays: z.int().positive().nullish(),
  /** Largest photo in megabytes. */
  maxPhotoMegabytes: z.int().positive().optional(),
});
export type ClientConfig = z.infer<typeof ClientConfig>;

export const systemRoutes = {
  health: defineRoute({
    method: 'GET',
    path: '/api/health',
    summary: 'The process is running',
    tag: 'system',
    access: 'public',
    status: 200,
    response: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/api/ready',
    summary: 'Database, storage and queue work, and a worker is running',
    tag: 'system',
    access: 'public',
    status: 200,
    response: z.object({
      status: z.literal('ready'),
      checks: z.record(z.string(), z.literal('ok')),
    }),
  }),
};
