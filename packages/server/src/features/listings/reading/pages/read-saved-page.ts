import { BOUNDS } from '../bounds.ts';
import { decodeText } from '../character-set.ts';
import { webAddress } from '../facts/source-key.ts';
import { isMime, type MimePart, mimeParts } from './mime-parts.ts';
import { readPage } from './page.ts';
import { statedAddresses } from './page-context.ts';

export interface SavedPicture {
  content: Buffer;
  mediaType: string;
}

export interface SavedPage {
  html: string;
  /** The address that it was saved from; null if the file does not name it. */
  url: string | null;
  /** Pictures in the file (MHTML), by the address under which the page names them. */
  pictures: Map<string, SavedPicture>;
}

/** The same limit as for fetched photos. */
const PICTURE_BYTES = 25_000_000;
const PICTURES = 500;

/**
 * A page that a browser saved: HTML, or MHTML with its pictures. Its address comes from the comment that browsers write
 * (`saved from url=…`), the snapshot's location, the canonical link or og:url. At most 100 MB, 2,000 parts, 500 pictures of
 * 25 MB; never throws.
 */
export function readSavedPage(content: Buffer, fileName: string): SavedPage {
  if (isMime(content) || /\.mht(?:ml)?$/i.test(fileName)) {
    const parts = mimeParts(content);
    const page = parts.find(
      ({ mediaType }) => mediaType === 'text/html' || mediaType === 'application/xhtml+xml',
    );
    if (page) {
      const html = htmlOf(page.content, page.charset);
      return {
        html,
        url: addressOf(html, [snapshotLocation(content), page.location]),
        pictures: picturesOf(parts),
      };
    }
  }
  const html = htmlOf(content.subarray(0, BOUNDS.page * 4), null);
  return { html, url: addressOf(html, []), pictures: new Map() };
}

function htmlOf(content: Buffer, charset: string | null): string {
  const head = content.subarray(0, 4_000).toString('latin1');
  const named = /<meta[^>]{1,300}?charset\s?=\s?["']?([\w-]{2,40})/i.exec(head)?.[1];
  return decodeText(content, charset ?? named).slice(0, BOUNDS.page);
}

/** Chrome writes the address of the page before its parts. */
function snapshotLocation(content: Buffer): string | null {
  const head = content.subarray(0, 8_000).toString('utf8');
  return /^Snapshot-Content-Location:\s*(\S{1,2048})/im.exec(head)?.[1] ?? null;
}

function addressOf(html: string, said: (string | null)[]): string | null {
  // Browsers write `(0031)` before it: the number of its characters.
  const saved = /<!--\s{0,10}saved from url=\((?:\d{1,8})\)(\S{1,2048})/i.exec(html.slice(0, 10_000))?.[1];
  for (const address of [saved, ...said]) {
    const url = address ? webAddress(address) : null;
    if (url) return url.href;
  }
  for (const address of statedAddresses(readPage(html).elements)) {
    const url = webAddress(address);
    if (url) return url.href;
  }
  return null;
}

function picturesOf(parts: MimePart[]): Map<string, SavedPicture> {
  const pictures = new Map<string, SavedPicture>();
  for (const { mediaType, location, contentId, content } of parts) {
    if (!/^image\/[\w.+-]{1,60}$/.test(mediaType) || content.length === 0 || content.length > PICTURE_BYTES)
      continue;
    const address = location ?? (contentId ? `cid:${contentId}` : null);
    if (!address || address.length > BOUNDS.url || pictures.has(address) || pictures.size >= PICTURES)
      continue;
    pictures.set(address, { content, mediaType });
  }
  return pictures;
}
