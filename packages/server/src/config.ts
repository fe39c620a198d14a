import { resolve } from 'node:path';
import { SETTINGS, type Setting, type SettingName, type Settings } from './settings.ts';

/** The settings of this process, checked. `DATA_DIR` is an absolute path. */
export type Config = Readonly<Settings>;

/** A setting that cannot be used; the message is for the person who set it. */
export class ConfigError extends Error {}

/**
 * Reads the settings from environment variables; empty ones count as not set.
 * @throws ConfigError naming every variable that is wrong
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
  if (config.FIREBASE_PROJECT_ID !== undefined && config.FIREBASE_API_KEY === undefined) {
    throw new ConfigError('FIREBASE_PROJECT_ID is set, so FIREBASE_API_KEY must be set too.');
  }
  if ((config.TURNSTILE_SITE_KEY === undefined) !== (config.TURNSTILE_SECRET_KEY === undefined)) {
    throw new ConfigError(
      'TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY belong together: please set both or none.',
    );
  }
  if (config.SMTP_URL !== undefined && config.MAIL_FROM === undefined) {
    throw new ConfigError('SMTP_URL is set, so MAIL_FROM must say who mails are from.');
  }
}

/** The settings as they may be logged: secrets are only said to be set. */
export function printableConfig(config: Config): Record<string, unknown> {
  const secret = (name: string) => (SETTINGS[name as SettingName] as Setting).secret === true;
  return Object.fromEntries(
    Object.entries(config)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, secret(name) ? '[set]' : value]),
  );
}
