/** Facts about a database and a folder of files that are to be used together. */
export interface PairFacts {
  /** The installation id in each of them. */
  databaseId: string | undefined;
  filesId: string | undefined;
  /** Folders of pictures among the files. */
  folders: number;
  /** The number of those folders with a row in the database. */
  known: number;
  /** Versions in the database with pictures. */
  pictures: number;
}

/** Why a database and files cannot be used together. */
export type Mismatch =
  /** Their ids differ. */
  | 'different'
  /** The database has no rows for the pictures. */
  | 'unknown'
  /** The database has rows with pictures, and all files are missing. */
  | 'gone';

/**
 * Whether a database and files belong together. If one of them has no id, the pair is from an earlier release,
 * restored or new; then the contents decide.
 * @returns null if they belong together
 */
export function judgePair({ databaseId, filesId, folders, known, pictures }: PairFacts): Mismatch | null {
  if (databaseId !== undefined && filesId !== undefined) return databaseId === filesId ? null : 'different';
  if (folders === 0) return pictures === 0 ? null : 'gone';
  // A crash may leave folders without a row, but never most of them.
  return known * 2 >= folders ? null : 'unknown';
}
