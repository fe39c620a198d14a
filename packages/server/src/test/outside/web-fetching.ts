import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createWebFetcher,
  WebFetchError,
  type WebFetcher,
  type WebFetcherOptions,
  type WebFetcherTestParts,
} from '../../platform/web-fetcher/web-fetcher.ts';
import { type Answer, type OutsideServer, startOutsideServer } from './outside-servers.ts';

/** A fetcher, a site that it may reach, and an inner server that it must not. */
export interface FetchWorld {
  site: OutsideServer;
  inner: OutsideServer;
  fetcher: WebFetcher;
  /** What names resolve to; those of sites are there. */
  names: Map<string, readonly string[]>;
  /** Names that were looked up, in order. */
  lookedUp: string[];
  /** An address of the site. */
  at(path: string): string;
  /** For pictures. */
  file: string;
  /** How fetching a page, or a picture, fails; undefined: it does not. */
  pageFailure(address: string): Promise<string | undefined>;
  pictureFailure(address: string): Promise<string | undefined>;
  /** Another fetcher in the same world. */
  another(parts?: WebFetcherTestParts): WebFetcher;
  stop(): Promise<void>;
}

/** For waiting until something has happened: a busy machine decides nothing. */
export const PATIENT = { timeout: 20_000 };

const NEVER_SLOW = { pageMs: 60_000, pictureMs: 60_000, robotsMs: 60_000, connectMs: 60_000 };

export const never = (): AbortSignal => new AbortController().signal;

/** @returns the failure by its name; other errors are thrown */
export async function failureOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof WebFetchError) return error.failure;
    throw error;
  }
}

/** @param answer how the site answers; it has no robots.txt unless this says so */
export async function createFetchWorld(
  answer: Answer,
  parts: WebFetcherTestParts = {},
  options: Pick<WebFetcherOptions, 'maxPhotoMegabytes'> = {},
): Promise<FetchWorld> {
  const site = await startOutsideServer(answer);
  const inner = await startOutsideServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n<html>secret'));
  const folder = await mkdtemp(join(tmpdir(), 'home-design-fetch-'));
  const names = new Map<string, readonly string[]>([['site.example', ['127.0.0.1']]]);
  const lookedUp: string[] = [];
  const another = (more: WebFetcherTestParts = {}) =>
    createWebFetcher({
      ...options,
      contact: 'https://homes.example/imprint',
      version: '1.2.3',
      clock: { now: () => new Date('2026-11-23T12:00:00Z') },
      allowedForTests: {
        // The inner server's port may be named, so that only its address keeps the fetcher away.
        endpoints: [`127.0.0.1:${site.port}`, `192.0.2.1:${inner.port}`],
        resolve: async (name) => {
          lookedUp.push(name);
          return names.get(name) ?? [];
        },
        later: (_milliseconds, then) => setImmediate(then),
        ...more,
        limits: { ...NEVER_SLOW, ...more.limits },
      },
    });
  const fetcher = another(parts);
  const file = join(folder, 'picture');
  return {
    site,
    inner,
    fetcher,
    names,
    lookedUp,
    file,
    another,
    at: (path) => `http://site.example:${site.port}${path}`,
    pageFailure: (address) => failureOf(fetcher.fetchPage(address, { signal: never() })),
    pictureFailure: (address) => failureOf(fetcher.fetchPicture(address, { signal: never(), file })),
    stop: async () => {
      await fetcher.close();
      await Promise.all([site.stop(), inner.stop()]);
      await rm(folder, { recursive: true });
    },
  };
}
