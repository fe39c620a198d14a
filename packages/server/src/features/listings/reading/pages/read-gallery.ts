import { BOUNDS } from '../bounds.ts';
import { type PhotoFound, readSrcset, takePhotos, widest } from '../facts/photos.ts';
import { webAddress } from '../facts/source-key.ts';
import type { ListingPhoto } from '../listing-facts.ts';
import { plainText } from '../plain-text.ts';
import type { PageElement } from './page.ts';
import { isOwn, type PageContext } from './page-context.ts';
import { inWords } from './places-to-avoid.ts';

/** Attributes in which pages keep the address of a picture that they load late, the largest variants first. */
const ADDRESSES = [
  'data-full',
  'data-full-src',
  'data-zoom-image',
  'data-zoom-src',
  'data-large',
  'data-large-src',
  'data-original',
  'data-hi-res-src',
  'data-src',
  'data-lazy',
  'data-lazy-src',
  'data-flickity-lazyload',
  'data-image',
  'data-url',
  'data-bg',
  'src',
];
const SETS = ['srcset', 'data-srcset', 'data-lazy-srcset'];
const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif)$/i;
const SMALL =
  /(?:^|[\s-])(?:logo|icon|avatar|agent|broker|portrait|headshot|profile|badge|pixel|map|flag|sprite|thumb-?nav)(?:$|[\s-])/;
/** Smallest side in pixels of a photo of a room. */
const LEAST = 120;

/** The pictures of the page's own gallery, each in its widest variant; those of other homes and people are left out. */
export function readGallery(elements: PageElement[], context: PageContext): ListingPhoto[] {
  const found: PhotoFound[] = [];
  const sources = new Map<PageElement, PhotoFound[]>();
  for (const element of elements) {
    if (found.length >= 1_000) break;
    const { tag, attributes, parent } = element;
    if (tag === 'source' && parent?.tag === 'picture') {
      const known = sources.get(parent) ?? [];
      for (const set of SETS) known.push(...readSrcset(attributes.get(set) ?? ''));
      sources.set(parent, known.slice(0, 60));
    }
    if (tag !== 'img' || element.isAside || leadsElsewhere(element.link, context)) continue;
    const linked =
      element.link && PICTURE_FILE.test(webAddress(element.link, context.base)?.pathname ?? '')
        ? element.link
        : null;
    if (isNamedSmall(attributes) || (!linked && isSmall(attributes))) continue;
    const variants = parent?.tag === 'picture' ? [...(sources.get(parent) ?? [])] : [];
    for (const set of SETS) variants.push(...readSrcset(attributes.get(set) ?? ''));
    const single = linked ?? ADDRESSES.map((name) => attributes.get(name)).find((value) => isPicture(value));
    const best = linked ? null : widest(variants.filter(({ url }) => isPicture(url)));
    const url = best && (best.width ?? 0) > 0 ? best.url : (single ?? best?.url);
    if (!url) continue;
    const caption = plainText(attributes.get('alt') ?? attributes.get('title'), BOUNDS.caption);
    found.push({ url, caption, width: best?.url === url ? (best.width ?? null) : null });
  }
  return takePhotos(found, context.base);
}

function isPicture(address: string | undefined): address is string {
  return (
    address !== undefined && address.length > 3 && !/^(?:data|blob|about|javascript):/i.test(address.trim())
  );
}

function isSmall(attributes: Map<string, string>): boolean {
  for (const side of ['width', 'height']) {
    const pixels = Number.parseInt(attributes.get(side) ?? '', 10);
    if (pixels > 0 && pixels < LEAST && !attributes.has('srcset') && !attributes.has('data-srcset'))
      return true;
  }
  return false;
}

function isNamedSmall(attributes: Map<string, string>): boolean {
  const words = inWords(['class', 'id', 'alt', 'role'].map((name) => attributes.get(name) ?? '').join(' '));
  return SMALL.test(words);
}

/** A picture with a link to another page is a card or an advertisement; a link to the page's own gallery is fine. */
function leadsElsewhere(link: string | null, context: PageContext): boolean {
  if (link === null || link.startsWith('#') || /^(?:javascript|data):/i.test(link)) return false;
  const url = webAddress(link, context.base);
  if (!url || PICTURE_FILE.test(url.pathname) || isOwn(link, context)) return false;
  const base = context.base ? URL.parse(context.base) : null;
  const own = base?.pathname.replace(/\/$/, '') ?? '';
  return !(base?.host === url.host && own !== '' && url.pathname.startsWith(own));
}
