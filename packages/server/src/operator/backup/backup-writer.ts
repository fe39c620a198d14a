import type { BackupManifest, Kept } from './backup-manifest.ts';

/** Writes a backup; its name appears only once it is complete. */
export interface BackupWriter {
  /** Folder for temporary files; removed at the end. */
  readonly draft: string;
  /** Useful number of simultaneous files. */
  readonly concurrency: number;
  /** Adds a file; a second one with the same path replaces the first. @throws ENOENT if the source is missing */
  add(path: string, file: string): Promise<Kept>;
  /**
   * Verifies the written files, and gives the backup its name. Files outside `files` are not part of it. @returns its
   * path
   */
  finish(files: ReadonlyMap<string, Kept>, manifest: BackupManifest): Promise<string>;
  /** Removes an unfinished backup; does nothing after `finish`. */
  abandon(): Promise<void>;
}
