/** What is known of a database and of a folder of files that are to work together. */
export interface PairFacts {
  /** The installation each of them says it belongs to. */
  databaseId: string | undefined;
  filesId: string | undefined;
  /** Folders of pictures among the files. */
  folders: number;
  /** How many of them a row of the database names. */
  known: number;
  /** Versions of the database that have pictures. */
  pictures: number;
}

/** Why a database and files may not work together. */
export type Mismatch =
  /** They name different installations. */
  | 'different'
  /** There are pictures that the database does not know. */
  | 'unknown'
  /** The database knows pictures, and there is none. */
  | 'gone';

/**
 * Whether a database and files belong together. A pair in which not both have an id is one of an earlier release, one
 * that was restored, or a new one; then what they hold decides.
 * @returns null when they do
 */
export function judgePair({ databaseId, filesId, folders, known, pictures }: PairFacts): Mismatch | null {
  if (databaseId !== undefined && filesId !== undefined) return databaseId === filesId ? null : 'different';
  if (folders === 0) return pictures === 0 ? null : 'gone';
  // A crash may have left folders that no row names, but never most of them.
  return known * 2 >= folders ? null : 'unknown';
}
