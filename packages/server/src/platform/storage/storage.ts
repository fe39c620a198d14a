import type { Readable } from 'node:stream';
import type { KnownFolders } from './known-folders.ts';
import type { SweepOptions, SweepReport } from './sweep.ts';

/**
 * The storage of pictures. A folder key is `pictures/<id>`, a file key `pictures/<id>/<file>`; each part is
 * letters, digits, dots, dashes and underscores.
 */
export interface Storage {
  /**
   * Moves a local folder with all its files into place. An existing folder is replaced file by file,
   * so that a file of the old and the new folder is never missing.
   * Durable when it resolves: a later power cut loses nothing.
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
  /** Path of a folder, existing or not. */
  folderPath(folderKey: string): string;
  has(fileKey: string): Promise<boolean>;
  /** Removes a folder and its files; a missing folder is not an error. */
  removeFolder(folderKey: string): Promise<void>;
  /**
   * A new empty folder for work in progress, on the same file system. The caller moves or removes it.
   * @throws AppError storage_full
   */
  scratchFolder(): Promise<string>;
  /**
   * Stores a folder, with its subfolders, that belongs to no single user; it is never swept. The first of two with
   * one name stays. Durable when it resolves. A folder of `scratchFolder` is moved.
   * @param name small letters, digits and dashes; it must name everything that determines the content
   * @returns path of the stored folder
   * @throws AppError storage_full
   */
  keepShared(name: string, scratchFolder: string): Promise<string>;
  /** Path of a folder stored by `keepShared`; undefined if there is none. */
  findShared(name: string): Promise<string | undefined>;
  /**
   * Moves picture folders that the database does not know to the trash, for 30 days, and removes
   * unfinished scratch folders. Only folders untouched for `olderThanMs` count, and at most a
   * small part of the pictures goes without the operator's consent.
   */
  sweep(known: KnownFolders, options: SweepOptions): Promise<SweepReport>;
  /**
   * Restores a folder from the trash, the newest wanted one.
   * @param isWanted called with the path of each candidate
   * @returns whether there was one
   */
  restoreFolder(folderKey: string, isWanted: (path: string) => Promise<boolean>): Promise<boolean>;
  /** Free space on the disk of the pictures. */
  freeBytes(): Promise<number>;
  /** @throws if nothing can be written */
  check(): Promise<void>;
}
