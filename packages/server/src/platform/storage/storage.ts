import type { Readable } from 'node:stream';

/** Says which of these folder keys the database still speaks of. */
export type KnownFolders = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Where pictures are kept. A folder key is `pictures/<id>`, a file key `pictures/<id>/<file>`; each part is
 * letters, digits, dots, dashes and underscores.
 */
export interface Storage {
  /**
   * Takes every file of a local folder, and the folder with them; what the key held before is replaced.
   * Durable when it resolves: a power cut afterwards loses nothing.
   * @throws AppError storage_full
   */
  putFolder(folderKey: string, localFolder: string): Promise<void>;
  /** @throws AppError file_not_found */
  read(fileKey: string): Promise<{ stream: Readable; bytes: number }>;
  /**
   * Path under which another process on this machine can read the file.
   * @throws AppError file_not_found
   */
  localPath(fileKey: string): Promise<string>;
  has(fileKey: string): Promise<boolean>;
  /** Removes a folder and its files; a folder that is not there is no failure. */
  removeFolder(folderKey: string): Promise<void>;
  /**
   * A new empty folder for work in progress, on the same file system. The caller puts or removes it.
   * @throws AppError storage_full
   */
  scratchFolder(): Promise<string>;
  /**
   * Keeps a folder, with the folders in it, that is the same for everybody; it is never swept. Of two that are kept
   * under one name the first stays. Durable when it resolves. A folder made by `scratchFolder` becomes it.
   * @param name small letters, digits and dashes; names everything that the content follows from
   * @returns path of the folder that is kept
   * @throws AppError storage_full
   */
  keepShared(name: string, scratchFolder: string): Promise<string>;
  /** Path of a folder that `keepShared` has kept; undefined when there is none. */
  findShared(name: string): Promise<string | undefined>;
  /**
   * Removes picture folders the database does not know and scratch folders nobody finished, both only when
   * untouched for `olderThanMs`.
   * @returns how many folders were removed
   */
  sweep(known: KnownFolders, options: { olderThanMs: number }): Promise<number>;
  /** @throws when nothing can be written */
  check(): Promise<void>;
}
