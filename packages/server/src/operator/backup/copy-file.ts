import { createHash } from 'node:crypto';
import { mkdir, open, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kept } from './backup-manifest.ts';

const CHUNK_BYTES = 1024 * 1024;

/** Copies a file with its time, and hashes it. The bytes are on disk when it resolves. */
export async function copyHashed(from: string, to: string): Promise<Kept> {
  const source = await open(from);
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const { mtime } = await source.stat();
    const target = await open(to, 'w', 0o600);
    try {
      const kept = await copyBytes(source, target);
      await target.sync();
      await utimes(to, mtime, mtime);
      return kept;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

type Handle = Awaited<ReturnType<typeof open>>;

async function copyBytes(source: Handle, target: Handle): Promise<Kept> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let bytes = 0; ; ) {
    const { bytesRead } = await source.read(buffer, 0, CHUNK_BYTES, null);
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') };
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    await target.writeFile(chunk);
    bytes += bytesRead;
  }
}
