import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { BYTES_PER_MEGABYTE, MAX_TITLE_LENGTH, tooLargeDetail } from '@home-design/contract';
import type { FastifyRequest } from 'fastify';
import { translateFull } from '../../storage/durable.ts';
import { AppError } from '../app-error.ts';
import { type SenderPatience, UPLOAD_PATIENCE, watchProgress } from './watch-progress.ts';

/** A received file, or the reason why it was refused. */
export type ReceivedFile =
  | { name: string; path: string; bytes: number; sha256: string }
  | { name: string; refused: AppError };

export interface Received {
  fields: Record<string, string>;
  files: ReceivedFile[];
}

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 10_000;
const UNNAMED = 'photo';

/**
 * Reads a form with files and fields in any order. Files over the limit are read to their
 * end and marked as refused, so that the other files of the form are accepted.
 * @param folder for the files, which are named by their place in the form
 * @throws AppError upload_too_many_files, invalid_request, storage_full, upload_stalled
 */
export async function receiveUpload(
  request: FastifyRequest,
  upload: { fileField: string; maxFiles: number; maxMegabytes: number },
  folder: string,
  patience: SenderPatience = UPLOAD_PATIENCE,
): Promise<Received> {
  const received: Received = { fields: {}, files: [] };
  const parts = request.parts({
    limits: {
      fileSize: upload.maxMegabytes * BYTES_PER_MEGABYTE,
      files: upload.maxFiles,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
    },
  });
  for await (const part of whileSent(request, parts, patience)) {
    if (part.type === 'field') {
      received.fields[part.fieldname] = String(part.value);
    } else if (part.fieldname === upload.fileField) {
      const path = join(folder, String(received.files.length));
      received.files.push(await receiveFile(part, path, upload.maxMegabytes));
    } else {
      part.file.resume();
      const message = `Expected files under "${upload.fileField}" but received "${part.fieldname}"`;
      throw new AppError('invalid_request', message, { fields: { [part.fieldname]: [message] } });
    }
  }
  return received;
}

/** The parts of a form, while its client goes on sending. */
async function* whileSent(
  { raw }: FastifyRequest,
  parts: AsyncIterableIterator<Multipart>,
  patience: SenderPatience,
): AsyncGenerator<Multipart> {
  const stalled = Promise.withResolvers<never>();
  // The promise may have no reader when it settles.
  stalled.promise.catch(() => undefined);
  let current: Multipart | undefined;
  const stopWatching = watchProgress(raw, patience, (error) => {
    stalled.reject(error);
    if (current?.type === 'file') current.file.destroy(error);
  });
  try {
    for (;;) {
      const next = await Promise.race([parts.next(), stalled.promise]);
      if (next.done) return;
      current = next.value;
      yield current;
    }
  } finally {
    stopWatching();
  }
}

async function receiveFile(part: MultipartFile, path: string, maxMegabytes: number): Promise<ReceivedFile> {
  const name = plainName(part.filename);
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(part.file, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    throw translateFull(error);
  }
  if (part.file.truncated)
    return { name, refused: new AppError('upload_too_large', tooLargeDetail(maxMegabytes)) };
  return { name, path, bytes, sha256: hash.digest('hex') };
}

/** The file's name without folders, control characters and characters that reverse the text. */
function plainName(given: string | undefined): string {
  const base = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed here
  const plain = base.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return plain.slice(0, MAX_TITLE_LENGTH) || UNNAMED;
}
