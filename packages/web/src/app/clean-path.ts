/** The path without repeated and trailing slashes; `/` stays. The result always starts with one slash. */
export function cleanPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
}

/**
 * The address with a clean path to reload to, with query and hash; null when the path is clean. It starts with a single
 * slash, so it cannot lead to another site.
 */
export function cleanAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const clean = cleanPath(pathname);
  return clean === pathname ? null : `${clean}${search}${hash}`;
}
