import { open, rm } from 'node:fs/promises';
import { decodedBody, refuseTooLong } from './decoded-body.ts';
import { requireFound } from './read-status.ts';
import { PICTURE_HEAD_BYTES, pictureKind } from './sniff.ts';
import { WebFetchError } from './web-fetch-error.ts';
import type { WebAnswer } from './web-request-adapter.ts';

/**
 * Writes the picture in an answer to `file`, as it arrives. There is no such file after a failure.
 * @throws WebFetchError
 */
export async function readPicture(
  answer: WebAnswer,
  { limit, signal, file }: { limit: number; signal: AbortSignal; file: string },
): Promise<{ bytes: number; extension: 'jpg' | 'png' | 'webp' }> {
  requireFound(answer, 'not_a_picture');
  refuseTooLong(answer, limit);
  const body = decodedBody(answer, { limit, signal, otherwise: 'not_a_picture' });
  try {
    const head = await firstBytes(body);
    const extension = pictureKind(head);
    if (extension === null) throw new WebFetchError('not_a_picture');
    return { bytes: await write(file, head, body), extension };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await body.return();
  }
}

/** Enough bytes to recognize the format, or all of them. */
async function firstBytes(body: AsyncGenerator<Buffer, void>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < PICTURE_HEAD_BYTES) {
    const next = await body.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

async function write(file: string, head: Buffer, rest: AsyncGenerator<Buffer, void>): Promise<number> {
  let bytes = head.length;
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(head);
    for await (const piece of rest) {
      await handle.writeFile(piece);
      bytes += piece.length;
    }
    return bytes;
  } finally {
    await handle.close();
  }
}
