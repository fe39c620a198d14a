import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../platform/storage/storage.ts';

/** Bytes of small pictures in the cache: about fifty boards of sixty. */
const REMEMBERED_BYTES = 64 * 1024 * 1024;

/** Small pictures of boards, read once for all callers. */
export interface SmallPictures {
  /**
   * @param contentHash of the version's content, so that another picture under the same key is read anew
   * @throws AppError `file_not_found`
   */
  read(key: string, contentHash: string): Promise<Buffer>;
}

/** @param limit bytes in the cache; the least recently used picture is evicted first */
export function createSmallPictures(storage: Storage, limit: number = REMEMBERED_BYTES): SmallPictures {
  const remembered = new Map<string, { content: Promise<Buffer>; bytes: number }>();
  let total = 0;

  const forget = (name: string) => {
    total -= remembered.get(name)?.bytes ?? 0;
    remembered.delete(name);
  };
  const readAndKeep = (key: string, name: string) => {
    const content = storage.read(key).then(({ stream }) => buffer(stream));
    const entry = { content, bytes: 0 };
    remembered.set(name, entry);
    content.then(
      ({ length }) => {
        if (remembered.get(name) !== entry) return;
        entry.bytes = length;
        total += length;
        for (const [oldest] of remembered) {
          if (total <= limit) break;
          forget(oldest);
        }
      },
      () => forget(name),
    );
    return content;
  };

  return {
    read: (key, contentHash) => {
      const name = `${key} ${contentHash}`;
      const known = remembered.get(name);
      if (!known) return readAndKeep(key, name);
      // A map keeps the order of insertion: the last used entry is moved to its end.
      remembered.delete(name);
      remembered.set(name, known);
      return known.content;
    },
  };
}
