import { MAX_UPLOAD_BYTES } from '@home-design/contract';
import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/index-native.js';
import { photosCopy } from './photos-copy.ts';
import { MOST_SKIPPED, type SkippedFile, whySkipped } from './why-skipped.ts';

/** Entries of one ZIP that are looked at. */
const MOST_ENTRIES = 5_000;
/** Bytes of all photos of one ZIP together: 200 photos of ordinary size are half of it. */
const MOST_BYTES = 1_000_000_000;
/** Photos hardly shrink in a ZIP. What does so much is made to fill memory. */
const MOST_SHRUNK = 200;

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

// The page allows no workers made of text, and browsers inflate by themselves.
const HOW = { useWebWorkers: false, useCompressionStream: true } as const;

/** More came out than the ZIP says. */
class TooMuch extends Error {}

/**
 * Unpacks the photos of a ZIP, one after the other. Nothing is written anywhere, and of the names only the last part is
 * kept; what is encrypted, too large, packed too tightly or damaged is left out with the reason.
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
    // Whatever the reader throws, it is about this file: no ZIP, or one that is cut off.
    skip(zip.name, photosCopy.why.noZip);
  } finally {
    await reader.close().catch(() => undefined); // it only lets go of the file
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

/** @returns null for what is damaged, or is not as large as the ZIP says */
async function unpack(entry: FileEntry, name: string): Promise<File | null> {
  const most = Math.min(entry.uncompressedSize, MAX_UPLOAD_BYTES);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const collect = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      length += chunk.length;
      if (length > most) throw new TooMuch();
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
