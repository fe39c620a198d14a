import { BOUNDS } from '../bounds.ts';

/** Parameters that name the origin of a visitor, not the page. */
const TRACKING =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|mc_(?:cid|eid)|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|li_fat_id|_ga|_gl|hsa_\w+|_hs(?:enc|mi)|mkt_tok|vero_id|oly_(?:anon|enc)_id|ref_src|ref_url)$/i;

/**
 * The normalized address of a source, equal for equal sources: without fragment, tracking parameters, credentials,
 * default port, `www.` and final slash, its parameters sorted, `http` as `https`. Null for a text that is not a web
 * address.
 */
export function sourceKey(address: string): string | null {
  const url = webAddress(address);
  if (!url) return null;
  const parameters = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .sort((a, b) => compare(a[0], b[0]) || compare(a[1], b[1]));
  const port = url.port === '' || url.port === '80' || url.port === '443' ? '' : `:${url.port}`;
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '');
  const path = trimSlashes(url.pathname);
  const query = new URLSearchParams(parameters).toString();
  return `https://${host}${port}${path}${query === '' ? '' : `?${query}`}`;
}

/** A web address, made absolute by the address of its page; null for another scheme, or beyond 2,048 characters. */
export function webAddress(address: string, base?: string): URL | null {
  const trimmed = address.trim();
  if (trimmed === '' || trimmed.length > BOUNDS.url) return null;
  const url = URL.parse(trimmed, base);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '' ? url : null;
}

function trimSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
