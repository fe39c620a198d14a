import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/index-native.js';
import { photosCopy } from './photos-copy.ts';
import { MOST_SKIPPED, type SkippedFile, whySkipped } from './why-skipped.ts';

/** How many entries of one ZIP are read. */
const MOST_ENTRIES = 5_000;
/** Limit for all photos of one ZIP: 200 photos of ordinary size have half of it. */
const MOST_BYTES = 1_000_000_000;
/** Photos hardly shrink in a ZIP. A higher ratio means a ZIP bomb. */
const MOST_SHRUNK = 200;

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

// The page's policy forbids workers from blobs, and browsers can inflate natively.
const HOW = { useWebWorkers: false, useCompressionStream: true } as const;

/** The content is larger than the ZIP declares. */
class TooMuch extends Error {}

/**
 * Unpacks the photos of a ZIP, one by one, in memory. Only the last part of each path is kept. Entries that are
 * encrypted, too large, compressed too much or damaged are left out with the reason.
 */
export async function photosInZip(zip: File): Promise<{ photos: File[]; skipped: SkippedFile[] }> {
  const found: { photos: File[]; skipped: SkippedFile[] } = { photos: [], skipped: [] };
  const skip = (name: string, why: string): void => {
    if (found.skipped.length < MOST_SKIPPED) found.skipped.push({ name, why });
  };
  const reader = new ZipReader(new BlobReader(zip), HOW);
  let [entries, bytes] = [0, 0];
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory) continue;
      entries += 1;
      if (entries > MOST_ENTRIES) {
        skip(zip.name, photosCopy.why.tooManyEntries);
        break;
      }
      const name = entry.filename.replaceAll('\\', '/');
      const why =
        whyLeftOut(entry, name) ?? (bytes + entry.uncompressedSize > MOST_BYTES ? photosCopy.why.full : null);
      if (why !== null) {
        skip(name, why);
        continue;
      }
      const photo = await unpack(entry, name);
      if (photo === null) skip(name, photosCopy.why.damaged);
      else {
        found.photos.push(photo);
        bytes += photo.size;
      }
    }
  } catch {
    // Every error of the reader is about this file: it is not a ZIP, or cut off.
    skip(zip.name, photosCopy.why.noZip);
  } finally {
    await reader.close().catch(() => undefined); // only releases the file
  }
  return found;
}

function whyLeftOut(entry: FileEntry, name: string): string | null {
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) return photosCopy.why.outside;
  const why = whySkipped(name, entry.uncompressedSize);
  if (why !== null) return why;
  if (entry.encrypted) return photosCopy.why.encrypted;
  const isTight = entry.uncompressedSize > MOST_SHRUNK * Math.max(1, entry.compressedSize);
  return isTight ? photosCopy.why.tooTight : null;
}

/** @returns null for a damaged entry, or one with another size than declared */
async function unpack(entry: FileEntry, name: string): Promise<File | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const collect = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      length += chunk.length;
      if (length > entry.uncompressedSize) throw new TooMuch();
      chunks.push(chunk.slice());
    },
  });
  try {
    await entry.getData(collect, { ...HOW, checkSignature: true });
  } catch {
    return null;
  }
  const base = name.split('/').at(-1) ?? name;
  const type = TYPES[base.split('.').at(-1)?.toLowerCase() ?? ''] ?? '';
  return new File(chunks, base, { type, lastModified: entry.lastModDate.getTime() });
}
