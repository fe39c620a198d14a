import { BYTES_PER_MEGABYTE } from '@home-design/contract';
import type { Clock } from '../clock.ts';
import { ACCEPTED_ENCODINGS, decodedBody } from './decoded-body.ts';
import { type GuardedRequestsParts, visit } from './guarded-requests.ts';
import { type ResolveHost, resolveHost } from './host-resolver-adapter.ts';
import { createHostTurns, type Later } from './host-turns.ts';
import { readTypedAddress } from './judge-url.ts';
import { WEB_FETCH_LIMITS, type WebFetchLimits } from './limits.ts';
import { readPage, soundEtag } from './read-page.ts';
import { readPicture } from './read-picture.ts';
import { createRobotsFiles } from './robots-files.ts';
import { createTimeBudget } from './time-budget.ts';
import { userAgent } from './user-agent.ts';
import { WebFetchError } from './web-fetch-error.ts';
import type { WebAnswer } from './web-request-adapter.ts';

export { WebFetchError } from './web-fetch-error.ts';
export type { WebFetchFailure } from './web-fetch-failure.ts';

/** A fetched page. */
export interface WebPage {
  /** Its address after redirects. */
  url: string;
  /** Decoded by the declared or detected character set. */
  html: string;
  /** For a later request with If-None-Match. */
  etag: string | null;
}

/** A fetched picture; its bytes are in the file. */
export interface WebPicture {
  /** Its address after redirects. */
  url: string;
  bytes: number;
  extension: 'jpg' | 'png' | 'webp';
}

/**
 * The only way by which this server opens an address that a user typed. It reaches public websites only, whatever
 * the address says, its name resolves to, or its server redirects to.
 */
export interface WebFetcher {
  /**
   * @returns 'unchanged' if `etag` was given and the server answers 304
   * @throws WebFetchError; the signal's reason when it is aborted
   */
  fetchPage(
    address: string,
    options: { signal: AbortSignal; etag?: string | null },
  ): Promise<WebPage | 'unchanged'>;
  /**
   * Writes a picture (JPEG, PNG, WebP by its first bytes) to `file`. A failure leaves no part of it behind.
   * @throws WebFetchError; the signal's reason when it is aborted
   */
  fetchPicture(address: string, options: { signal: AbortSignal; file: string }): Promise<WebPicture>;
  /** Aborts running fetches, and waits for their end. */
  close(): Promise<void>;
}

/** Replacements of the network for tests. It is an object on purpose: no setting of a server can create it. */
export interface WebFetcherTestParts {
  /** Inner servers that may be reached, such as `127.0.0.1:1234`. */
  endpoints?: readonly string[];
  resolve?: ResolveHost;
  limits?: Partial<WebFetchLimits>;
  /** The timer of the pauses between requests to one host. */
  later?: Later;
  certificateAuthority?: string;
}

export interface WebFetcherOptions {
  /** The operator's contact for sites: an address of a page or of mail. */
  contact: string | null;
  version: string;
  clock: Clock;
  /** Pictures up to this size are fetched even if it is above the usual limit; absent: up to the usual limit. */
  maxPhotoMegabytes?: number;
  allowedForTests?: WebFetcherTestParts;
}

export function createWebFetcher({
  contact,
  version,
  clock,
  maxPhotoMegabytes = 0,
  allowedForTests,
}: WebFetcherOptions): WebFetcher {
  const { endpoints = [], resolve = resolveHost, certificateAuthority, later } = allowedForTests ?? {};
  const pictureBytes = Math.max(WEB_FETCH_LIMITS.pictureBytes, maxPhotoMegabytes * BYTES_PER_MEGABYTE);
  const limits = { ...WEB_FETCH_LIMITS, pictureBytes, ...allowedForTests?.limits };
  const parts: GuardedRequestsParts = {
    limits,
    turns: createHostTurns({ ...limits, ...(later === undefined ? {} : { later }) }),
    endpoints: new Set(endpoints),
    resolve,
    certificateAuthority,
  };
  const common = { 'user-agent': userAgent(version, contact), 'accept-encoding': ACCEPTED_ENCODINGS };
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  function untilClosed<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    work.catch(() => {}).finally(() => underWay.delete(work));
    return work;
  }

  const readRobots = (url: URL): Promise<string | undefined> =>
    visit(url, parts, {
      headers: { ...common, accept: 'text/plain, */*;q=0.5' },
      budget: createTimeBudget(limits.robotsMs),
      signal: closing.signal,
      requireAllowed: async () => {},
      use: (answer, _url, signal) => robotsText(answer, limits.robotsBytes, signal),
    }).catch((error) => {
      // The standard allows treating a file as missing after five redirects.
      if (error instanceof WebFetchError && error.failure === 'too_many_redirects') return undefined;
      throw error;
    });
  const robots = createRobotsFiles({ clock, read: (url) => untilClosed(readRobots(url)) });

  const start = <T>(
    address: string,
    options: { signal: AbortSignal; milliseconds: number; headers: Record<string, string> },
    use: (answer: WebAnswer, url: URL, signal: AbortSignal) => Promise<T>,
  ): Promise<T> =>
    visit(readTypedAddress(address, parts.endpoints), parts, {
      headers: { ...common, ...options.headers },
      budget: createTimeBudget(options.milliseconds),
      signal: AbortSignal.any([options.signal, closing.signal]),
      requireAllowed: robots.requireAllowed,
      use,
    });

  return {
    fetchPage: async (address, options) => {
      const etag = soundEtag(options.etag);
      const headers = {
        accept: 'text/html, application/xhtml+xml',
        ...(etag === null ? {} : { 'if-none-match': etag }),
      };
      const asked = { signal: options.signal, milliseconds: limits.pageMs, headers };
      return untilClosed(
        start(address, asked, async (answer, url, signal) => {
          const page = await readPage(answer, { limit: limits.pageBytes, signal, etag });
          return page === 'unchanged' ? page : { url: url.href, ...page };
        }),
      );
    },
    fetchPicture: async (address, { signal, file }) => {
      const headers = { accept: 'image/jpeg, image/png, image/webp' };
      return untilClosed(
        start(address, { signal, milliseconds: limits.pictureMs, headers }, async (answer, url, limited) => {
          const picture = await readPicture(answer, { limit: limits.pictureBytes, signal: limited, file });
          return { url: url.href, ...picture };
        }),
      );
    },
    close: async () => {
      closing.abort(new Error('The web fetcher is closed.'));
      await Promise.allSettled(underWay);
    },
  };
}

/** The beginning of a robots.txt, up to the limit; undefined: there is none. */
async function robotsText(
  answer: WebAnswer,
  limit: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (answer.status >= 400 && answer.status < 500) return undefined;
  if (answer.status < 200 || answer.status >= 300) throw new WebFetchError('server_error');
  const pieces: Buffer[] = [];
  try {
    const body = decodedBody(answer, { limit, otherwise: 'server_error', signal });
    for await (const piece of body) pieces.push(piece);
  } catch (error) {
    if (!(error instanceof WebFetchError) || error.failure !== 'too_large') throw error;
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}
