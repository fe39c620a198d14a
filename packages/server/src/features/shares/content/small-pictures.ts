import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Storage } from '../../../platform/storage/storage.ts';

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
  const remembered = new LRUCache<string, Buffer, string>({
    maxSize: limit,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    fetchMethod: async (_name, _stale, { context: key }) => buffer((await storage.read(key)).stream),
  });
  return {
    read: (key, contentHash) => remembered.forceFetch(`${key} ${contentHash}`, { context: key }),
  };
}
