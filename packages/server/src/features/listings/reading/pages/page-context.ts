import type { AreaUnit } from '../facts/areas.ts';
import { type DollarOf, dollarOf } from '../facts/currencies.ts';
import { sourceKey, webAddress } from '../facts/source-key.ts';
import type { PageElement } from './page.ts';

/** The context of a page, known before its facts are read. */
export interface PageContext {
  /** The base of relative addresses on the page. */
  base: string | undefined;
  /** The page's own addresses: requested, canonical, og:url. */
  ownKeys: Set<string>;
  dollarOf: DollarOf;
}

/** The countries in whose web pages a bare number of area means square feet. */
const IN_FEET = new Set(['USD', 'GBP', 'CAD', 'INR', 'HKD', 'AED']);

export function pageContext(elements: PageElement[], pageUrl: string): PageContext {
  const own = webAddress(pageUrl);
  const stated = statedAddresses(elements);
  const base = webAddress(baseOf(elements) ?? '', own?.href) ?? own ?? webAddress(stated[0] ?? '');
  const ownKeys = new Set<string>();
  for (const address of [pageUrl, ...stated]) {
    const url = webAddress(address, own?.href);
    // A canonical address of the whole site does not identify this page.
    const key = url && url.pathname !== '/' ? sourceKey(url.href) : null;
    if (key) ownKeys.add(key);
  }
  if (own) ownKeys.add(sourceKey(own.href) ?? '');
  return { base: base?.href, ownKeys, dollarOf: dollarOf((own ?? base)?.hostname ?? '') };
}

/** The addresses that the page gives itself: its canonical link, og:url. */
export function statedAddresses(elements: PageElement[]): string[] {
  const stated: string[] = [];
  for (const { tag, attributes } of elements) {
    const address =
      tag === 'link' && attributes.get('rel')?.toLowerCase() === 'canonical'
        ? attributes.get('href')
        : tag === 'meta' && (attributes.get('property') ?? attributes.get('name')) === 'og:url'
          ? attributes.get('content')
          : undefined;
    if (address && stated.length < 4) stated.push(address);
  }
  return stated;
}

function baseOf(elements: PageElement[]): string | undefined {
  return elements
    .find(({ tag, attributes }) => tag === 'base' && attributes.has('href'))
    ?.attributes.get('href');
}

/** Whether an address is the page's own; null if it is not an address. */
export function isOwn(address: unknown, { base, ownKeys }: PageContext): boolean | null {
  if (typeof address !== 'string') return null;
  const url = webAddress(address, base);
  const key = url ? sourceKey(url.href) : null;
  return key === null ? null : ownKeys.has(key);
}

/** The usual unit of an area without one. */
export function usualAreaUnit(currency: string | null | undefined): AreaUnit | null {
  if (!currency) return null;
  return IN_FEET.has(currency) ? 'square feet' : 'square meters';
}
