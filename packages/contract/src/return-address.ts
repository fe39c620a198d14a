import { z } from 'zod';

/** Stands for whatever site this is, to find out whether an address leads away from it. */
const HERE = 'http://here.invalid';
const LONGEST = 2_000;

/**
 * Whether an address is a page of this site: a path with query and hash. Browsers take `//other.site`, a backslash for a
 * slash, and leave out tabs and line ends; the API and its redirects are no pages to come back to.
 */
export function isReturnAddress(address: string): boolean {
  if (!address.startsWith('/') || address.length > LONGEST || !URL.canParse(address, HERE)) return false;
  const url = new URL(address, HERE);
  return url.origin === HERE && !/^\/+api(\/|$)/i.test(url.pathname) && !url.pathname.startsWith('//');
}

/** Where somebody wants to be after signing in. */
export const ReturnAddress = z.string().refine(isReturnAddress, 'must be a page of this site');
