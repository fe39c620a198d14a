import { WebFetchError } from './web-fetch-error.ts';
import type { WebFetchFailure } from './web-fetch-failure.ts';
import type { WebAnswer } from './web-request-adapter.ts';

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const GONE: readonly number[] = [404, 410];
/** Firewalls answer 202 if a browser must prove itself. */
const WAITS_FOR_PROOF = 202;
const FOUND: readonly number[] = [200, 203];

/**
 * The target of a redirect; undefined: the answer is not one.
 * @throws WebFetchError for a redirect without a target
 */
export function redirectOf({ status, header }: WebAnswer): string | undefined {
  if (!REDIRECTS.includes(status)) return undefined;
  const location = header('location');
  if (location === null) throw new WebFetchError('server_error');
  // Headers are bytes; their text is UTF-8.
  return Buffer.from(location, 'latin1').toString('utf8');
}

/**
 * Accepts only an answer with content.
 * @param otherwise the failure for an answer without content
 * @throws WebFetchError
 */
export function requireFound({ status, header }: WebAnswer, otherwise: WebFetchFailure): void {
  if (header('cf-mitigated') !== null || status === WAITS_FOR_PROOF)
    throw new WebFetchError('refused_by_site');
  if (FOUND.includes(status)) return;
  const cause = new Error(`the site answered with ${status}`);
  if (GONE.includes(status)) throw new WebFetchError('not_found', { cause });
  if (status >= 400 && status < 500) throw new WebFetchError('refused_by_site', { cause });
  if (status >= 200 && status < 300) throw new WebFetchError(otherwise, { cause });
  throw new WebFetchError('server_error', { cause });
}
