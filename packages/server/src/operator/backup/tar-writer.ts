import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { flush } from '../../platform/storage/durable.ts';
import { OperatorError } from '../server-adapter.ts';
import { BACKUP_FILE, type Kept, SUMS_FILE, sumsText } from './backup-manifest.ts';
import type { BackupWriter } from './backup-writer.ts';
import { hashesInTar } from './read-tar.ts';

/** Writes a backup as one tar file, without compression: pictures are compressed already. */
export async function createTarWriter(file: string): Promise<BackupWriter> {
  const target = resolve(file);
  if (await stat(target).catch(() => undefined)) {
    throw new OperatorError(`${target} exists already. Please give another name, or remove it first.`);
  }
  const partial = `${target}.partial`;
  const draft = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  const tar = pack();
  const written = pipeline(tar, createWriteStream(partial, { mode: 0o600 }));
  // The next await of the stream reports a failure.
  written.catch(() => {});

  return {
    draft,
    concurrency: 1,
    add: (path, source) => Promise.race([addFile(tar, path, source), failureOf(written)]),
    finish: async (files, manifest) => {
      await addText(tar, SUMS_FILE, sumsText(files));
      await addText(tar, BACKUP_FILE, `${JSON.stringify(manifest, null, 2)}\n`);
      tar.finalize();
      await written;
      await flush(partial);
      await verify(partial, files);
      await rename(partial, target);
      await flush(dirname(target));
      await rm(draft, { recursive: true });
      return target;
    },
    abandon: async () => {
      tar.destroy();
      await written.catch(() => {});
      await rm(partial, { force: true });
      await rm(draft, { recursive: true, force: true });
    },
  };
}

async function failureOf(written: Promise<void>): Promise<never> {
  await written;
  throw new Error('The tar file ended early.');
}

async function addFile(tar: Pack, path: string, source: string): Promise<Kept> {
  const handle = await open(source);
  const { size, mtime } = await handle.stat();
  const hash = createHash('sha256');
  const entry = tar.entry({ name: path, size, mtime, mode: 0o600 });
  await pipeline(
    createReadStream('', { fd: handle }),
    async function* hashed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    entry,
  );
  return { bytes: size, sha256: hash.digest('hex') };
}

function addText(tar: Pack, name: string, text: string): Promise<void> {
  return new Promise((done, fail) => {
    tar.entry({ name, mode: 0o600 }, text, (error) => (error ? fail(error) : done()));
  });
}

async function verify(file: string, files: ReadonlyMap<string, Kept>): Promise<void> {
  const found = await hashesInTar(file);
  for (const [path, { sha256 }] of files) {
    if (found.get(path) !== sha256) {
      throw new OperatorError(`${path} was not written as it was read. Is the disk in order?`);
    }
  }
}
