import bowser from 'bowser';

/** Makers and models that are clearer than the name of the system. */
const MODELS: ReadonlySet<string> = new Set(['iPhone', 'iPad']);

/**
 * Browser and system in plain words, 'Firefox on Windows'; undefined if the header names no browser. The rest of the
 * header is not kept: versions would identify people, and are of no use to them.
 */
export function deviceOf(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, 1_000));
  const system = platform.model && MODELS.has(platform.model) ? platform.model : os.name;
  if (!browser.name) return system;
  const name = browser.name.replace(/^Microsoft | for Android$/g, '');
  return system ? `${name} on ${system}` : name;
}
