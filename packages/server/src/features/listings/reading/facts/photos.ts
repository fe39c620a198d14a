import { BOUNDS } from '../bounds.ts';
import type { ListingPhoto } from '../listing-facts.ts';
import { webAddress } from './source-key.ts';

/** A picture in a source, with its size if known. */
export interface PhotoFound {
  url: string;
  caption?: string | null;
  /** Width in pixels, if the source gives it. */
  width?: number | null;
}

/** Parameters that ask for a size or quality of the same picture. */
const SIZE_PARAMETER =
  /^(?:w|h|q|s|sz|dpr|wid|hei|width|height|maxwidth|maxheight|max-?w|max-?h|size|quality|qlt|fit|crop|auto|format|fm|fmt|resize|scale|ar|downsize|imwidth|imheight|odnwidth|odnheight|sharpen|strip|impolicy)$/i;
/** Parts of a path that do: /640x480/, _640x480, -1024x768, w_800,h_600, @2x. */
const SIZE_IN_PATH: [RegExp, string][] = [
  [/[_-](?:max[_-]?)?\d{2,5}x\d{2,5}(?=\.[a-z]{3,4}$)/i, ''],
  [/\/(?:fit-in\/|max\/|resize\/|crop\/)?\d{2,5}x\d{2,5}(?=\/)/gi, ''],
  [/\/(?:(?:w|h|c|q|f|g|dpr)_[\w.]{1,20},?){1,8}(?=\/)/gi, ''],
  [/[_-](?:w|h)\d{2,5}(?:[_-](?:w|h)\d{2,5})?(?=\.[a-z]{3,4}$)/i, ''],
  [/@[23]x(?=\.[a-z]{3,4}$)/i, ''],
];
/** A browser that saves a page as a file puts its pictures into a folder beside it, which cannot be fetched. */
const SAVED_BESIDE = /^(?:\.\/)?[^/:?#]{1,200}_(?:files|fichiers|archivos|file|Dateien)\//i;
/** Names of pictures that are not photos of the home. */
const NO_PHOTO =
  /(?:^|[^a-z])(?:logos?|icons?|favicon|sprites?|avatars?|badges?|pixel|spacer|blank|placeholder|no-?photo|no-?image|tracking|beacon|staticmap|maps?|streetview|agents?|brokers?|realtors?|headshots?|profile|flags?|emoji|button|btn|arrow|captcha|loading|loader|spinner|qr-?code|energy-?label|epc)(?:[^a-z]|$)/i;
const NO_PHOTO_HOST =
  /(?:^|\.)(?:doubleclick|google-analytics|googletagmanager|googleadservices|facebook|scorecardresearch|criteo|adnxs|bat\.bing|gravatar|maps\.google\w*|maps\.gstatic|tile\.openstreetmap|api\.mapbox|analytics|px\.ads)\./i;
const NO_PHOTO_FILE = /\.(?:svg|gif|ico|mp4|webm|mov|m3u8|pdf|html?|js|css)$/i;

/**
 * Photos with absolute addresses, in order, each once (the widest of those that differ only in size), at most 60;
 * logos, icons, portraits, maps and tracking pixels are excluded by their addresses.
 */
export function takePhotos(found: Iterable<PhotoFound>, base: string | undefined): ListingPhoto[] {
  const byKey = new Map<string, { photo: ListingPhoto; width: number }>();
  for (const { url, caption = null, width } of found) {
    const address = webAddress(url.replaceAll('&amp;', '&'), base);
    if (!address || SAVED_BESIDE.test(url.trim()) || isNoPhoto(address)) continue;
    const key = photoKey(address);
    const wide = width ?? widthIn(address) ?? 0;
    const known = byKey.get(key);
    if (!known) {
      if (byKey.size >= BOUNDS.photos) continue;
      byKey.set(key, { photo: { url: address.href, caption }, width: wide });
    } else {
      if (wide > known.width) {
        known.photo.url = address.href;
        known.width = wide;
      }
      known.photo.caption ??= caption;
    }
  }
  return [...byKey.values()].map(({ photo }) => photo);
}

/** The address of a photo without the parts for its size. */
export function photoKey(address: URL): string {
  const kept = [...address.searchParams].filter(([name]) => !SIZE_PARAMETER.test(name));
  const path = SIZE_IN_PATH.reduce((text, [pattern, to]) => text.replace(pattern, to), address.pathname);
  const query = new URLSearchParams(kept).toString();
  return `${address.host}${path}${query === '' ? '' : `?${query}`}`;
}

function isNoPhoto(address: URL): boolean {
  const path = address.pathname;
  return NO_PHOTO_FILE.test(path) || NO_PHOTO_HOST.test(address.hostname) || NO_PHOTO.test(decoded(path));
}

function decoded(path: string): string {
  // The last two parts name the picture; the folders above may have any names.
  return path.split('/').slice(-2).join('/').slice(-200);
}

function widthIn(address: URL): number | null {
  for (const name of ['w', 'width', 'imwidth', 'wid', 'maxwidth', 'size']) {
    const width = Number(address.searchParams.get(name));
    if (Number.isFinite(width) && width > 0) return width;
  }
  const inPath = /(?:^|[/_-])(\d{2,5})x\d{2,5}(?=[/.])|[/,]w_(\d{2,5})|[_-]w(\d{2,5})/i.exec(
    address.pathname,
  );
  const width = inPath ? Number(inPath[1] ?? inPath[2] ?? inPath[3]) : 0;
  return width > 0 ? width : null;
}

/** The candidates of a `srcset`: each address with its width (for `2x`: a number that orders them). */
export function readSrcset(srcset: string): PhotoFound[] {
  const found: PhotoFound[] = [];
  // An address may contain commas; a candidate ends at a comma before white space, or with its descriptor.
  const words = srcset.slice(0, 20_000).split(/\s+/, 200);
  for (let at = 0; at < words.length; at += 1) {
    const url = (words[at] ?? '').replace(/^,+/, '');
    if (url === '') continue;
    const size = url.endsWith(',') ? null : /^(\d{1,5}(?:\.\d{1,3})?)([wx]),?$/.exec(words[at + 1] ?? '');
    if (size) at += 1;
    const width = size ? Number(size[1]) * (size[2] === 'x' ? 1_000 : 1) : null;
    found.push({ url: url.endsWith(',') ? url.slice(0, -1) : url, width });
  }
  return found;
}

/** The widest of the variants of one picture; the first if none has a width. */
export function widest(variants: PhotoFound[]): PhotoFound | null {
  let best: PhotoFound | null = null;
  for (const variant of variants) if (!best || (variant.width ?? 0) > (best.width ?? 0)) best = variant;
  return best;
}
