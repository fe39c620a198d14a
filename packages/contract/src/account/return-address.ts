import { z } from 'zod';

/** A placeholder for this site, to find out whether an address leads to another one. */
const HERE = 'http://here.invalid';
const LONGEST = 2_000;

/**
 * Whether an address is a page of this site: a path with query and hash. Browsers treat `//other.site` as another site,
 * a backslash as a slash, and ignore tabs and line ends. The API and its redirects are not pages.
 */
export function isReturnAddress(address: string): boolean {
  if (!address.startsWith('/') || address.length > LONGEST || !URL.canParse(address, HERE)) return false;
  const url = new URL(address, HERE);
  return url.origin === HERE && !/^\/+api(\/|$)/i.test(url.pathname) && !url.pathname.startsWith('//');
}

/** The page to show after signing in. */
export const ReturnAddress = z.string().refine(isReturnAddress, 'must be a page of this site');
