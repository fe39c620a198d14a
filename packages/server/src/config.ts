import { resolve } from 'node:path';
import { LEAST_GUEST_DAYS, type PlanNumbers } from '@home-design/contract';
import type { SiteFacts } from './features/site-pages/index.ts';
import { isOwnMachine } from './own-machine.ts';
import { SETTINGS, type Setting, type SettingName, type Settings } from './settings.ts';

/** The validated settings of this process. `DATA_DIR` is an absolute path. */
export type Config = Readonly<Settings>;

/** An invalid setting; the message is for the person who set it. */
export class ConfigError extends Error {}

/**
 * Reads the settings from environment variables; empty ones count as not set.
 * @throws ConfigError with every wrong variable
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries<Setting>(SETTINGS)) {
    const parsed = schema.safeParse(environment[name] || undefined);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name} ${parsed.error.issues[0]?.message ?? 'is not valid'}`);
  }
  if (problems.length > 0) throw new ConfigError(`Please check the configuration: ${problems.join('; ')}.`);

  const config = values as Settings;
  refuseContradictions(config);
  return Object.freeze({ ...config, DATA_DIR: resolve(config.DATA_DIR) });
}

function refuseContradictions(config: Settings): void {
  if (config.DATABASE_URL === undefined && config.ROLES.length < 2) {
    throw new ConfigError(
      'ROLES can be split between processes only with a PostgreSQL server: please set DATABASE_URL. ' +
        'The embedded database belongs to a single process.',
    );
  }
  if (config.GUEST_DAYS !== 0 && config.GUEST_DAYS < LEAST_GUEST_DAYS) {
    throw new ConfigError(`GUEST_DAYS must be at least ${LEAST_GUEST_DAYS}, or 0 to remove no guest.`);
  }
  if (config.FIREBASE_PROJECT_ID !== undefined && config.FIREBASE_API_KEY === undefined) {
    throw new ConfigError('FIREBASE_PROJECT_ID is set, so FIREBASE_API_KEY must be set too.');
  }
  if ((config.TURNSTILE_SITE_KEY === undefined) !== (config.TURNSTILE_SECRET_KEY === undefined)) {
    throw new ConfigError(
      'TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together: please set both or none.',
    );
  }
  if ((config.C2PA_CERTIFICATE === undefined) !== (config.C2PA_PRIVATE_KEY === undefined)) {
    throw new ConfigError('C2PA_CERTIFICATE and C2PA_PRIVATE_KEY belong together: please set both or none.');
  }
  if ((config.RESO_URL === undefined) !== (config.RESO_TOKEN === undefined)) {
    throw new ConfigError('RESO_URL and RESO_TOKEN belong together: please set both or none.');
  }
  if (config.SMTP_URL !== undefined && config.MAIL_FROM === undefined) {
    throw new ConfigError('SMTP_URL is set, so MAIL_FROM must say who mails are from.');
  }
  if (config.SMTP_URL !== undefined && config.PUBLIC_URL === undefined) {
    throw new ConfigError(
      'SMTP_URL is set, so PUBLIC_URL must say where people reach this server: mails carry a link by which they are stopped.',
    );
  }
  refusePaymentContradictions(config);
  refuseSignInContradictions(config);
}

function refusePaymentContradictions(config: Settings): void {
  const parts = [
    config.STRIPE_SECRET_KEY,
    config.STRIPE_WEBHOOK_SECRET,
    config.STRIPE_PRICE_PRO,
    config.STRIPE_PRICE_BUSINESS,
  ];
  if (new Set(parts.map((part) => part === undefined)).size > 1) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PRO and STRIPE_PRICE_BUSINESS belong together: please set all or none.',
    );
  }
  if (config.STRIPE_SECRET_KEY !== undefined && accountSignInOf(config) === undefined) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY is set, so people need accounts to pay with: please set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
    );
  }
}

function refuseSignInContradictions(config: Settings): void {
  if ((config.GOOGLE_CLIENT_ID === undefined) !== (config.GOOGLE_CLIENT_SECRET === undefined)) {
    throw new ConfigError(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: please set both or none.',
    );
  }
  if (config.DEVELOPMENT_SIGN_IN !== 'true') return;
  if (isForOthers(config)) {
    throw new ConfigError(
      'DEVELOPMENT_SIGN_IN lets everybody sign in as anybody, so it is refused on a server that others may reach: ' +
        'please unset it, or PUBLIC_URL, TRUST_PROXY, NODE_ENV=production and a HOST other than 127.0.0.1.',
    );
  }
  if (config.GOOGLE_CLIENT_ID !== undefined || config.FIREBASE_PROJECT_ID !== undefined) {
    throw new ConfigError(
      'DEVELOPMENT_SIGN_IN stands in for Google where it is not set up: please unset it, or GOOGLE_* and FIREBASE_*.',
    );
  }
}

/**
 * Whether this server counts as one in production: its setting says so, or other machines may reach it. Features for
 * development are off in production.
 */
const isForOthers = ({ NODE_ENV, PUBLIC_URL, TRUST_PROXY, HOST }: Settings): boolean =>
  NODE_ENV === 'production' || PUBLIC_URL !== undefined || TRUST_PROXY || !isOwnMachine(HOST);

/**
 * How people sign in with an account: by Google, by the stand-in of a server in development, or not at all. Google's
 * identity service accepts no sign-in from the stand-in.
 */
export function accountSignInOf(config: Config): 'google' | 'development' | undefined {
  if (config.GOOGLE_CLIENT_ID !== undefined) return 'google';
  const isOffered = config.DEVELOPMENT_SIGN_IN !== 'false' && config.FIREBASE_PROJECT_ID === undefined;
  return isOffered && !isForOthers(config) ? 'development' : undefined;
}

/** The settings for the log: secrets only appear as set or not. */
export function printableConfig(config: Config): Record<string, unknown> {
  const secret = (name: string) => (SETTINGS[name as SettingName] as Setting).secret === true;
  return Object.fromEntries(
    Object.entries(config)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, secret(name) ? '[set]' : value]),
  );
}

/** The limits of the plans. */
export function planNumbers(config: Config): PlanNumbers {
  return {
    designs: {
      guest: config.GUEST_DESIGNS_PER_MONTH,
      free: config.FREE_DESIGNS_PER_MONTH,
      pro: config.PRO_DESIGNS_PER_MONTH,
      business: config.BUSINESS_DESIGNS_PER_MONTH,
    },
    free_projects: config.FREE_PROJECTS === 0 ? null : config.FREE_PROJECTS,
    ...(config.API_ACCESS === 'all' ? { api_for_all: true as const } : {}),
  };
}

/** Where pages send usage data; undefined: nowhere. */
export function analyticsOf({
  POSTHOG_KEY,
  POSTHOG_HOST,
}: Config): { key: string; host: string } | undefined {
  return POSTHOG_KEY === undefined ? undefined : { key: POSTHOG_KEY, host: POSTHOG_HOST };
}

/** The facts about this server's setup for its pages. */
export function siteFacts(config: Config): SiteFacts {
  return {
    accountSignIn: accountSignInOf(config),
    usesGoogleIdentity: config.FIREBASE_PROJECT_ID !== undefined,
    usesTurnstile: config.TURNSTILE_SITE_KEY !== undefined,
    takesPayments: config.STRIPE_SECRET_KEY !== undefined,
    mailAddress: config.SMTP_URL === undefined ? undefined : config.MAIL_FROM?.address,
    mlsName: config.RESO_URL === undefined ? undefined : config.RESO_NAME,
    shareLinkDays: config.SHARE_LINK_DAYS === 0 ? null : config.SHARE_LINK_DAYS,
    guestDays: config.GUEST_DAYS === 0 ? null : config.GUEST_DAYS,
    analyticsHost: analyticsOf(config)?.host,
  };
}

/** The contact that this server gives to websites it reads: its imprint, else the address of its mails; null: none. */
export function operatorContact({ PUBLIC_URL, MAIL_FROM }: Config): string | null {
  if (PUBLIC_URL !== undefined) return `${PUBLIC_URL.replace(/\/+$/, '')}/app/imprint`;
  return MAIL_FROM?.address ?? null;
}

/** Bytes that one account may store; Infinity: no limit. */
export function quotaBytes({ STORAGE_QUOTA_MB }: Config): number {
  return STORAGE_QUOTA_MB === 0 ? Number.POSITIVE_INFINITY : STORAGE_QUOTA_MB * 1024 * 1024;
}
