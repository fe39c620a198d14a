import type { BackupManifest, Kept } from './backup-manifest.ts';

/** Puts a backup somewhere; nobody sees it under its name before it is whole. */
export interface BackupWriter {
  /** Folder for what is made on the way; gone afterwards. */
  readonly draft: string;
  /** Files at once that are worth it. */
  readonly concurrency: number;
  /** Takes a file; a second one of the same path replaces the first. @throws ENOENT when the source is gone */
  add(path: string, file: string): Promise<Kept>;
  /** Verifies what was written, and gives it its name. Files not in `files` are no part of it. @returns its path */
  finish(files: ReadonlyMap<string, Kept>, manifest: BackupManifest): Promise<string>;
  /** Removes what was begun; nothing after `finish`. */
  abandon(): Promise<void>;
}
