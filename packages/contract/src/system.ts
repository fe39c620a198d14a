import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { PlanNumbers } from './plans.ts';
import { ResoOffer } from './reso-offer.ts';

/** Settings of the identity service that a browser needs; the names are the identity SDK's own. */
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

/** What the server writes into the page, as JSON in the element named CLIENT_CONFIG_ELEMENT_ID. */
export const ClientConfig = z.object({
  identity: IdentityConfig.nullable(),
  /**
   * How people sign in with an account: `google`, or `development`, where this server stands in for Google and takes
   * everybody at their word. Absent: not at all.
   */
  accountSignIn: z.enum(['google', 'development']).optional(),
  /** Public key of the check against robots; absent: there is none. */
  botProtectionKey: z.string().min(1).optional(),
  /** What the plans allow here. */
  plans: PlanNumbers.optional(),
  /** Where use is recorded with consent; absent: nowhere. */
  analytics: z.object({ key: z.string().min(1), host: z.url() }).optional(),
  /** Nonce of the content security policy, for style elements that the component library adds. */
  styleNonce: z.string().optional(),
  /** The MLS whose properties can be imported; absent: none. */
  reso: ResoOffer.optional(),
  /** Days after which a link made in the app ends; null: never. */
  shareLinkDays: z.int().positive().nullish(),
});
export type ClientConfig = z.infer<typeof ClientConfig>;

export const systemRoutes = {
  health: defineRoute({
    method: 'GET',
    path: '/api/health',
    summary: 'The process is alive',
    tag: 'system',
    access: 'public',
    status: 200,
    response: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/api/ready',
    summary: 'Database, storage and queue work, and a worker lives',
    tag: 'system',
    access: 'public',
    status: 200,
    response: z.object({
      status: z.literal('ready'),
      checks: z.record(z.string(), z.literal('ok')),
    }),
  }),
};
