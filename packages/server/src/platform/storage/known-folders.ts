/** Says which of these folder keys the database still speaks of. */
export type KnownFolders = (keys: readonly string[]) => Promise<ReadonlySet<string>>;
