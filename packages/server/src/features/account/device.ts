import bowser from 'bowser';

/** Makers and models that say more than the name of the system. */
const MODELS: ReadonlySet<string> = new Set(['iPhone', 'iPad']);

/**
 * Browser and system in plain words, 'Firefox on Windows'; undefined for what is no browser. Nothing else of the
 * header is kept: versions would tell people apart, and tell them nothing.
 */
export function deviceOf(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, 1_000));
  const system = platform.model && MODELS.has(platform.model) ? platform.model : os.name;
  if (!browser.name) return system;
  const name = browser.name.replace(/^Microsoft | for Android$/g, '');
  return system ? `${name} on ${system}` : name;
}
