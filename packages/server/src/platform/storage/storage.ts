import type { Readable } from 'node:stream';
import type { KnownFolders } from './known-folders.ts';
import type { SweepOptions, SweepReport } from './sweep.ts';

/**
 * Where pictures are kept. A folder key is `pictures/<id>`, a file key `pictures/<id>/<file>`; each part is
 * letters, digits, dots, dashes and underscores.
 */
export interface Storage {
  /**
   * Takes every file of a local folder, and the folder with them; what the key held before is replaced file by file,
   * so that at no moment a file is missing that was there before and is there afterwards.
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
  /** Path of a folder, whether it is there or not. */
  folderPath(folderKey: string): string;
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
   * Takes picture folders that the database does not know to the trash, where they lie for 30 days, and removes
   * scratch folders nobody finished: only what was untouched for `olderThanMs`, and of the pictures no more than a
   * small part without the operator's word.
   */
  sweep(known: KnownFolders, options: SweepOptions): Promise<SweepReport>;
  /**
   * Puts a folder back that a sweep took to the trash, the newest that is wanted.
   * @param isWanted told the path of what was found
   * @returns whether there was one
   */
  restoreFolder(folderKey: string, isWanted: (path: string) => Promise<boolean>): Promise<boolean>;
  /** Room that is left on the disk of the pictures. */
  freeBytes(): Promise<number>;
  /** @throws when nothing can be written */
  check(): Promise<void>;
}
