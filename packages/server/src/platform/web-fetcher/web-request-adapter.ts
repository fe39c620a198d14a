import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { Client, errors } from 'undici';
import { untilAborted } from './until-aborted.ts';
import { WebFetchError } from './web-fetch-error.ts';

const MOST_HEADER_BYTES = 32 * 1024;
/** More than one piece of a body. */
const PIECE_BYTES = 128 * 1024;

/** A request of ours. */
interface Question {
  headers: Record<string, string>;
  /** The largest body that is read. */
  limit: number;
  signal: AbortSignal;
}

/** The answer of another server. */
export interface WebAnswer {
  status: number;
  /** Null: it is missing, or there are several. */
  header(name: string): string | null;
  /** As sent: compressed, and of any length. */
  body: Readable;
}

/**
 * Sends one request over this connection, and closes it. `undici` gets the open socket, so it looks up nothing, uses no
 * proxy of the environment, shares no connection, and speaks HTTP/1.1 only.
 * @param use reads the answer; the connection ends with it
 * @throws WebFetchError; the signal's reason when it is aborted
 */
export async function askOnce<T>(
  socket: Socket,
  url: URL,
  options: Question,
  use: (answer: WebAnswer) => Promise<T>,
): Promise<T> {
  let isGiven = false;
  const client = new Client(url.origin, {
    allowH2: false,
    pipelining: 0,
    maxHeaderSize: MOST_HEADER_BYTES,
    // The signal ends it.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: (_target, done) => {
      const isSecond = isGiven;
      isGiven = true;
      // Not at once: the client expects a connection to take its time.
      queueMicrotask(() =>
        isSecond ? done(new Error('a second connection is never made'), null) : done(null, socket),
      );
    },
  });
  try {
    return await use(await ask(client, url, options));
  } finally {
    socket.destroy();
    client.destroy().catch(() => {});
  }
}

async function ask(client: Client, url: URL, { headers, limit, signal }: Question): Promise<WebAnswer> {
  try {
    const path = url.pathname + url.search;
    // A client that pauses a body, because its reader is slow, loses the end if the site closes the connection then.
    const highWaterMark = limit + PIECE_BYTES;
    const request = { method: 'GET', path, headers, signal, highWaterMark } as const;
    const answer = await untilAborted(signal, client.request(request));
    // An error of the body reaches its reader. Without a reader it must not end the process.
    answer.body.on('error', () => {});
    return {
      status: answer.statusCode,
      header: (name) => {
        const value = Object.hasOwn(answer.headers, name) ? answer.headers[name] : undefined;
        return typeof value === 'string' ? value : null;
      },
      body: answer.body,
    };
  } catch (error) {
    signal.throwIfAborted();
    throw new WebFetchError(isNonsense(error) ? 'server_error' : 'not_reachable', { cause: error });
  }
}

/** The server answers, but not in HTTP. */
const isNonsense = (error: unknown): boolean =>
  error instanceof errors.HTTPParserError || error instanceof errors.HeadersOverflowError;
