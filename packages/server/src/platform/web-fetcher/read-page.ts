import { isBlockedPage } from './blocked-page.ts';
import { declaredType, decodeHtml } from './decode-html.ts';
import { decodedBody, refuseTooLong } from './decoded-body.ts';
import { requireFound } from './read-status.ts';
import { looksLikePage } from './sniff.ts';
import { WebFetchError } from './web-fetch-error.ts';
import type { WebAnswer } from './web-request-adapter.ts';

/** The content types of pages. */
const PAGE_TYPES: readonly string[] = ['text/html', 'application/xhtml+xml'];
const LONGEST_ETAG = 512;
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]*"$/;
const UNCHANGED = 304;

/** An entity tag that may be sent back; null: none. */
export const soundEtag = (etag: string | null | undefined): string | null =>
  etag && etag.length <= LONGEST_ETAG && ETAG.test(etag) ? etag : null;

/**
 * The page in an answer.
 * @throws WebFetchError
 */
export async function readPage(
  answer: WebAnswer,
  { limit, signal, etag }: { limit: number; signal: AbortSignal; etag: string | null },
): Promise<{ html: string; etag: string | null } | 'unchanged'> {
  if (answer.status === UNCHANGED && etag !== null) return 'unchanged';
  const read = () => readText(answer, limit, signal);
  if (answer.status >= 500 && isBlockedPage(await read().catch(nothing(signal)))) {
    throw new WebFetchError('refused_by_site');
  }
  requireFound(answer, 'not_a_page');
  refuseTooLong(answer, limit);
  const type = declaredType(answer.header('content-type'));
  if (type !== null && !PAGE_TYPES.includes(type.essence)) throw new WebFetchError('not_a_page');
  const html = await read();
  if (isBlockedPage(html)) throw new WebFetchError('refused_by_site');
  if (!looksLikePage(html)) throw new WebFetchError('not_a_page');
  return { html, etag: soundEtag(answer.header('etag')) };
}

async function readText(answer: WebAnswer, limit: number, signal: AbortSignal): Promise<string> {
  const pieces: Buffer[] = [];
  const body = decodedBody(answer, { limit, signal, otherwise: 'not_a_page' });
  for await (const piece of body) pieces.push(piece);
  return decodeHtml(Buffer.concat(pieces), declaredType(answer.header('content-type')));
}

/** An error page need not be readable. */
const nothing = (signal: AbortSignal) => (): string => {
  signal.throwIfAborted();
  return '';
};
