import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { flush, flushTree, translateFull } from './durable.ts';

/** Folders in `shared/` of the storage; see `Storage.keepShared`. */
export interface SharedFolders {
  keep(name: string, localFolder: string): Promise<string>;
  find(name: string): Promise<string | undefined>;
}

const NAME = /^[a-z0-9-]+$/;
/** Error code of `rename` onto a folder with files. */
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST']);

/**
 * @param root folder of the storage
 * @throws Error from both calls if a name has other characters than small letters, digits and dashes
 */
export function sharedFolders(root: string): SharedFolders {
  const shared = join(root, 'shared');
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error(`Expected a plain name but received ${JSON.stringify(name)}`);
    return join(shared, name);
  };
  return {
    keep: async (name, localFolder) => {
      const target = pathOf(name);
      try {
        await mkdir(shared, { recursive: true, mode: 0o700 });
        await flushTree(localFolder);
        await rename(localFolder, target);
        await flush(shared);
      } catch (error) {
        // Another process was faster, with the same content.
        if (!TAKEN.has((error as NodeJS.ErrnoException).code ?? '')) throw translateFull(error);
        await rm(localFolder, { recursive: true, force: true });
      }
      return target;
    },
    find: async (name) => {
      const found = await stat(pathOf(name)).catch(() => undefined);
      return found?.isDirectory() ? pathOf(name) : undefined;
    },
  };
}
