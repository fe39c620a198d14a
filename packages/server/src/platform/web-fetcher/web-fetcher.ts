export { WebFetchError, type WebFetchFailure } from './web-fetch-error.ts';

/** A page as a server outside gave it. */
export interface WebPage {
  /** Where it was found after redirects. */
  url: string;
  /** Decoded by the declared or sniffed character set. */
  html: string;
  /** For asking again with If-None-Match. */
  etag: string | null;
}

/** A picture as a server outside gave it; its bytes are in the file. */
export interface WebPicture {
  /** Where it was found after redirects. */
  url: string;
  bytes: number;
  extension: 'jpg' | 'png' | 'webp';
}

/**
 * The only way by which this server opens an address that somebody typed. It reaches public websites alone, whatever
 * the address says, its name resolves to, or its server redirects to.
 */
export interface WebFetcher {
  /**
   * @returns 'unchanged' when `etag` was given and the server answers 304
   * @throws WebFetchError; the signal's reason when it is aborted
   */
  fetchPage(
    address: string,
    options: { signal: AbortSignal; etag?: string | null },
  ): Promise<WebPage | 'unchanged'>;
  /**
   * Writes a picture (JPEG, PNG, WebP by its first bytes) to `file`. After a failure there is no such file.
   * @throws WebFetchError; the signal's reason when it is aborted
   */
  fetchPicture(address: string, options: { signal: AbortSignal; file: string }): Promise<WebPicture>;
  /** Ends what is under way, and closes all connections. */
  close(): Promise<void>;
}
