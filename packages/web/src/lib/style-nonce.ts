import { CLIENT_CONFIG_ELEMENT_ID } from '@home-design/contract';

/**
 * Nonce for style elements under the page's content security policy; absent without such a policy.
 * The first paint needs it, so it is read without the configuration's schema: a string, or nothing.
 */
export function styleNonce(page: Document): string | undefined {
  try {
    const config: unknown = JSON.parse(page.getElementById(CLIENT_CONFIG_ELEMENT_ID)?.textContent ?? '');
    if (typeof config !== 'object' || config === null || !('styleNonce' in config)) return undefined;
    return typeof config.styleNonce === 'string' ? config.styleNonce : undefined;
  } catch {
    return undefined;
  }
}
