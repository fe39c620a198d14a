import {
  BUSINESS_MONTHLY_LIMIT,
  DEFAULT_SHARE_DAYS,
  FREE_MONTHLY_LIMIT,
  FREE_PROJECT_LIMIT,
  GUEST_DAYS,
  GUEST_MONTHLY_LIMIT,
  MAX_SHARE_DAYS,
  MAX_UPLOAD_MEGABYTES,
  PRO_MONTHLY_LIMIT,
} from '@home-design/contract';
import { z } from 'zod';
import { isOwnMachine } from './own-machine.ts';

export interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** As in the table of the documentation. */
  fallback: string;
  meaning: string;
  /** Never printed. */
  secret?: true;
}

const setting = <Schema extends z.ZodType>(
  schema: Schema,
  fallback: string,
  meaning: string,
  more: { secret?: true } = {},
): Setting<Schema> => ({ schema, fallback, meaning, ...more });

const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
    .default(fallback);

const yesOrNo = (fallback: boolean) =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true')
    .default(fallback);

/** Designs of one month. */
const designs = (fallback: number, meaning: string) =>
  setting(wholeNumber(0, 1_000_000, fallback), String(fallback), meaning);

const text = z.string().min(1, 'must not be empty').optional();
const ADDRESS = /^[^\s@<>,"]+@[^\s@<>,"]+$/;
const mailAddresses = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .refine((list) => list.every((address) => ADDRESS.test(address)), 'must be email addresses')
  .optional();
/** `hello@example.com` or `Harbor Design <hello@example.com>`. */
const mailFrom = z
  .string()
  .transform((value) => {
    const [, name = '', address = value] = /^(.*?)\s*<(.*)>$/.exec(value.trim()) ?? [];
    return { name, address: address.trim() };
  })
  .refine(({ address }) => ADDRESS.test(address), 'must be an email address, or a name with one in <>')
  .optional();
const webAddress = z.url({ protocol: /^https?$/, message: 'must be an http or https address' });

/** Without encryption only on this machine, where no other party can intercept it. */
const issuerAddress = webAddress.refine((address) => {
  const url = new URL(address);
  return url.protocol === 'https:' || isOwnMachine(url.hostname);
}, 'must be an https address');

export const ROLES = ['api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

const roles = z
  .string()
  .transform((value) => value.split(',').map((role) => role.trim()))
  .pipe(z.array(z.enum(ROLES, 'must be api, worker, or api,worker')).min(1))
  .transform((list): Role[] => ROLES.filter((role) => list.includes(role)))
  .default([...ROLES]);

/** Every setting; a check compares the table in the documentation with these. */
export const SETTINGS = {
  PORT: setting(wholeNumber(0, 65_535, 3000), '3000', 'Port to listen on; 0 picks a free one.'),
  HOST: setting(
    z.string().min(1).default('127.0.0.1'),
    '127.0.0.1',
    'Address to listen on; `0.0.0.0` for every network.',
  ),
  DATA_DIR: setting(
    z.string().min(1).default('./data'),
    './data',
    'Folder of the embedded database and the pictures.',
  ),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgres:// address' }).optional(),
    'embedded',
    'PostgreSQL 15 or newer to use instead of the embedded database.',
    { secret: true },
  ),
  ROLES: setting(roles, 'api,worker', 'What this process does: answer requests, work on edits, or both.'),
  PUBLIC_URL: setting(
    webAddress.optional(),
    'none',
    'Address at which people reach this server, when it is behind a proxy or sends mails.',
  ),
  TRUST_PROXY: setting(
    yesOrNo(false),
    'false',
    "`true`: believe a proxy's X-Forwarded-For and X-Forwarded-Proto headers.",
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'info',
    'Least important log lines that are written.',
  ),
  GUEST_DESIGNS_PER_MONTH: designs(GUEST_MONTHLY_LIMIT, 'Edits a guest may make in a month.'),
  FREE_DESIGNS_PER_MONTH: designs(
    FREE_MONTHLY_LIMIT,
    'Edits an account on the Free plan may make in a month.',
  ),
  PRO_DESIGNS_PER_MONTH: designs(PRO_MONTHLY_LIMIT, 'The same on the Pro plan.'),
  BUSINESS_DESIGNS_PER_MONTH: designs(BUSINESS_MONTHLY_LIMIT, 'The same on the Business plan.'),
  FREE_PROJECTS: setting(
    wholeNumber(0, 1_000_000, FREE_PROJECT_LIMIT),
    String(FREE_PROJECT_LIMIT),
    'Projects of a guest and of an account on the Free plan; 0: no limit.',
  ),
  GUEST_DAYS: setting(
    wholeNumber(0, 3_650, GUEST_DAYS),
    String(GUEST_DAYS),
    'Days after which a guest whom nobody uses is removed, announced 14 days before; at least 30, or 0: never.',
  ),
  API_ACCESS: setting(
    z.enum(['business', 'all'], 'must be business or all').default('business'),
    'business',
    'Who may use API keys: accounts on the Business plan, or `all`, guests too.',
  ),
  ENGINE_PROCESSES: setting(wholeNumber(1, 64, 1), '1', 'Edits made at the same time.'),
  EDITS_RUNNING_PER_ACCOUNT: setting(
    wholeNumber(1, 1_000, 4),
    '4',
    'Edits of one account made at the same time, on all workers together.',
  ),
  EDITS_WAITING_PER_ACCOUNT: setting(
    wholeNumber(1, 100_000, 500),
    '500',
    'Edits of one account that may wait at the same time; each photo of a batch is one.',
  ),
  UPLOADS_OPEN_PER_ACCOUNT: setting(
    wholeNumber(1, 1_000, 10),
    '10',
    'Uploads of one account that may be under way at the same time, in each process.',
  ),
  MAX_PHOTO_MB: setting(
    wholeNumber(1, 100, MAX_UPLOAD_MEGABYTES),
    String(MAX_UPLOAD_MEGABYTES),
    'Size of the largest photo that is accepted, from 1 to 100.',
  ),
  STORAGE_QUOTA_MB: setting(
    wholeNumber(0, 1_000_000_000, 5_000),
    '5000',
    'Space for the photos, versions and sets for publishing of one account, the bin included; 0: no limit.',
  ),
  ENGINE_MEMORY_MB: setting(
    wholeNumber(512, 65_536, 2_048),
    '2048',
    'Memory one edit may use before it is stopped.',
  ),
  EDIT_TIME_LIMIT_SECONDS: setting(
    wholeNumber(5, 3_600, 110),
    '110',
    'Time one edit may take before it is stopped; on a busy machine until it has had as much processor time.',
  ),
  FIREBASE_PROJECT_ID: setting(
    text,
    'none',
    "Use Google's identity service with this project instead of the embedded one.",
  ),
  FIREBASE_API_KEY: setting(text, 'none', 'Web API key of that project.'),
  FIREBASE_AUTH_DOMAIN: setting(text, 'none', 'Sign-in domain of that project.'),
  FIREBASE_STORAGE_BUCKET: setting(text, 'none', 'Storage bucket of that project; passed on to the browser.'),
  FIREBASE_MESSAGING_SENDER_ID: setting(text, 'none', 'Sender id of that project; passed on to the browser.'),
  FIREBASE_APP_ID: setting(text, 'none', 'App id of that project; passed on to the browser.'),
  FIREBASE_JWKS_URL: setting(
    webAddress.default(
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    ),
    "Google's",
    "Where the identity service's public keys are.",
  ),
  GOOGLE_CLIENT_ID: setting(
    text,
    'none',
    'Offer signing in with Google, by this OAuth client; its redirect address is `/api/v1/auth/google/callback`.',
  ),
  GOOGLE_CLIENT_SECRET: setting(text, 'none', 'Secret of that client.', { secret: true }),
  GOOGLE_ISSUER: setting(
    issuerAddress.default('https://accounts.google.com'),
    "Google's",
    'Who signs people in; another OpenID Connect issuer than Google for tests.',
  ),
  DEVELOPMENT_SIGN_IN: setting(
    z.enum(['true', 'false'], 'must be true or false').optional(),
    'where allowed',
    '`false`: no stand-in for Google on a server that only its own machine reaches; it exists nowhere else, and asks for a code that the start prints.',
  ),
  NODE_ENV: setting(text, 'none', '`production`: never offer what is for development only.'),
  TURNSTILE_SITE_KEY: setting(
    text,
    'none',
    'Ask new guests for a Cloudflare Turnstile challenge, with this public key; without it rate limits alone hold robots off.',
  ),
  TURNSTILE_SECRET_KEY: setting(text, 'none', 'Secret key that belongs to it.', { secret: true }),
  TURNSTILE_VERIFY_URL: setting(
    webAddress.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
    "Cloudflare's",
    'Where solved challenges are verified.',
  ),
  STRIPE_SECRET_KEY: setting(
    text,
    'none',
    'Take payments for plans by Stripe, with this secret or restricted key.',
    {
      secret: true,
    },
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    text,
    'none',
    'Signing secret of the webhook at `/api/v1/payments/webhook`.',
    { secret: true },
  ),
  STRIPE_PRICE_PRO: setting(text, 'none', 'Id of the price of Pro at Stripe: $19 a month.'),
  STRIPE_PRICE_BUSINESS: setting(text, 'none', 'Id of the price of Business at Stripe: $49 a month.'),
  STRIPE_API_URL: setting(
    issuerAddress.default('https://api.stripe.com'),
    "Stripe's",
    'Where payments are taken; another address for tests.',
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// or smtps:// address' }).optional(),
    'none',
    'Mail server that sends mails, as `smtp://user:password@host:587`; without it mails are only kept for `npm run operator`.',
    { secret: true },
  ),
  MAIL_FROM: setting(mailFrom, 'none', 'Who mails are from: an address, or `Name <address>`.'),
  LEADS_TO: setting(
    mailAddresses,
    'none',
    'Addresses, with commas between, that are told when somebody asks for a consultation.',
  ),
  C2PA_CERTIFICATE: setting(
    text,
    'none',
    'File with the certificate that signs published pictures (Content Credentials), and those above it, as PEM; without it the server makes one that nobody else trusts.',
  ),
  C2PA_PRIVATE_KEY: setting(text, 'none', 'File with the private key of that certificate, as PEM (PKCS #8).'),
  RESO_URL: setting(
    issuerAddress.transform((address) => address.replace(/\/+$/, '')).optional(),
    'none',
    'Address of an MLS that listings are imported from (RESO Web API): what `/Property` is added to.',
  ),
  RESO_TOKEN: setting(text, 'none', 'Bearer token for that server.', { secret: true }),
  RESO_NAME: setting(z.string().min(1).max(60).default('MLS'), 'MLS', 'What people call that MLS.'),
  RESO_ACCESS: setting(
    z.enum(['accounts', 'all'], 'must be accounts or all').default('accounts'),
    'accounts',
    'Who may search it: people with an account, or `all`, guests too.',
  ),
  SHARE_LINK_DAYS: setting(
    wholeNumber(0, MAX_SHARE_DAYS, DEFAULT_SHARE_DAYS),
    String(DEFAULT_SHARE_DAYS),
    'Days after which a link made in the app ends, unless its owner chooses something else; 0: never.',
  ),
  POSTHOG_KEY: setting(
    text,
    'none',
    'Count what is used by PostHog, under this project key; visitors are asked first, and nothing is loaded before they agree.',
  ),
  POSTHOG_HOST: setting(
    webAddress.transform((address) => new URL(address).origin).default('https://us.i.posthog.com'),
    'https://us.i.posthog.com',
    'PostHog server that it is sent to; browsers talk to no other.',
  ),
  LEADS_PROMISE_24_HOURS: setting(
    yesOrNo(true),
    'true',
    '`false`: do not promise that whoever asks for a consultation is contacted within 24 hours.',
  ),
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
export type Settings = { [Name in SettingName]: z.output<(typeof SETTINGS)[Name]['schema']> };
