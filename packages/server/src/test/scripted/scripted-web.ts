import { writeFile } from 'node:fs/promises';
import {
  WebFetchError,
  type WebFetcher,
  type WebFetchFailure,
  type WebPage,
  type WebPicture,
} from '../../platform/web-fetcher/web-fetcher.ts';

/** What a scripted address answers: text of a page, bytes of a picture, or a failure. */
type Answer<Content> = Content | WebFetchFailure | Error;

/** Happens before an address is answered. */
export type FetchScript = (address: string, signal: AbortSignal) => Promise<void>;

/** Stands in for the web where a test is about the server: addresses that nobody has written down are not found. */
export class ScriptedWeb implements WebFetcher {
  readonly pages = new Map<string, Answer<{ html: string; etag?: string }>>();
  readonly pictures = new Map<string, Answer<Uint8Array>>();
  /** Addresses that were asked for, in order. */
  readonly asked: string[] = [];
  /** Happen before the next answers, one each. */
  readonly scripts: FetchScript[] = [];

  async fetchPage(
    address: string,
    options: { signal: AbortSignal; etag?: string | null },
  ): Promise<WebPage | 'unchanged'> {
    const page = await this.answer(this.pages, address, options.signal);
    const etag = page.etag ?? null;
    if (etag !== null && options.etag === etag) return 'unchanged';
    return { url: address, html: page.html, etag };
  }

  async fetchPicture(address: string, options: { signal: AbortSignal; file: string }): Promise<WebPicture> {
    const bytes = await this.answer(this.pictures, address, options.signal);
    await writeFile(options.file, bytes);
    return { url: address, bytes: bytes.length, extension: 'jpg' };
  }

  async close(): Promise<void> {}

  private async answer<Content extends object>(
    answers: ReadonlyMap<string, Answer<Content>>,
    address: string,
    signal: AbortSignal,
  ): Promise<Content> {
    this.asked.push(address);
    await this.scripts.shift()?.(address, signal);
    signal.throwIfAborted();
    const answer = answers.get(address) ?? 'not_found';
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'string') throw new WebFetchError(answer);
    return answer;
  }
}
