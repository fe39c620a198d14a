import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A picture on its way to a browser. */
export interface SentFile {
  /** Names the content: the same tag, the same bytes. */
  tag: string;
  mediaType: string;
  cacheControl: string;
  /** Whether another Accept header would have got another file. */
  varies: boolean;
  /** `Content-Disposition` of a file that is saved rather than shown. */
  disposition?: string | undefined;
  /** Opened last, and only when the browser does not have it already: a failure after it would leave it open. */
  open: () => Promise<{ stream: Readable | Buffer; bytes: number }>;
}

/** Streams a picture, or says that the one the browser has is still good. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<void> {
  const tag = `"${file.tag}"`;
  const headers = {
    etag: tag,
    'cache-control': file.cacheControl,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    ...(file.varies ? { vary: 'Accept' } : {}),
  };
  if (matches(request.headers['if-none-match'], tag)) {
    void reply.headers(headers).code(304).send();
    return;
  }
  // Before anything is said of it: a failure is no file, and nobody may keep it as one.
  const { stream, bytes } = await file.open();
  reply.headers(headers);
  if (file.disposition !== undefined) reply.header('content-disposition', file.disposition);
  void reply.header('content-length', bytes).type(file.mediaType).send(stream);
}

function matches(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((entry) => {
    const candidate = entry.trim().replace(/^W\//, '');
    return candidate === tag || candidate === '*';
  });
}
