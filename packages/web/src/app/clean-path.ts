/** The path without repeated and trailing slashes; `/` stays. The result always starts with one slash. */
export function cleanPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
}

/**
 * Where to reload so that the address has a clean path, query and hash kept; null when it is clean. Starting
 * with a single slash, the result cannot lead to another site.
 */
export function cleanAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const clean = cleanPath(pathname);
  return clean === pathname ? null : `${clean}${search}${hash}`;
}
