import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib';
import { WebFetchError } from './web-fetch-error.ts';
import type { WebFetchFailure } from './web-fetch-failure.ts';
import type { WebAnswer } from './web-request-adapter.ts';

/** The largest window that HTTP allows for zstd: 8 MB. */
const ZSTD_WINDOW_LOG = 23;

/** The encodings that are requested and read, one at a time. */
const DECODERS: Record<string, () => Transform> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  br: () => createBrotliDecompress(),
  zstd: () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } }),
};
export const ACCEPTED_ENCODINGS = 'gzip, br, zstd';

/**
 * The body after decompression, piece by piece. It ends at the limit, counted in bytes on the wire and in decompressed
 * bytes, so memory never holds more than the limit and one piece.
 * @param otherwise the failure for another encoding
 * @throws WebFetchError; the signal's reason when it is aborted
 */
export async function* decodedBody(
  answer: WebAnswer,
  options: { limit: number; otherwise: WebFetchFailure; signal: AbortSignal },
): AsyncGenerator<Buffer, void> {
  const source = decoded(answer, options);
  try {
    yield* upTo(options.limit, source);
  } catch (error) {
    options.signal.throwIfAborted();
    throw error instanceof WebFetchError ? error : new WebFetchError('server_error', { cause: error });
  } finally {
    source.destroy();
    answer.body.destroy();
  }
}

function decoded(
  { header, body }: WebAnswer,
  options: { limit: number; otherwise: WebFetchFailure },
): Readable {
  const encoding = (header('content-encoding') ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return body;
  const create = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
  if (create === undefined) throw new WebFetchError(options.otherwise);
  // Its errors surface at the end of the pipeline.
  return pipeline(
    body,
    (wire: Readable) => upTo(options.limit, wire),
    create(),
    () => {},
  );
}

async function* upTo(limit: number, source: Readable): AsyncGenerator<Buffer, void> {
  let bytes = 0;
  for await (const piece of source as AsyncIterable<Buffer>) {
    yield piece.subarray(0, limit - bytes);
    bytes += piece.length;
    if (bytes > limit) throw new WebFetchError('too_large');
  }
}

/**
 * Ends a body at once whose declared length is too large.
 * @throws WebFetchError
 */
export function refuseTooLong({ header }: WebAnswer, limit: number): void {
  if (Number(header('content-length') ?? 0) > limit) throw new WebFetchError('too_large');
}
