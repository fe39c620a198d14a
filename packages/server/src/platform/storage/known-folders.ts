/** Returns those of these folder keys that the database refers to. */
export type KnownFolders = (keys: readonly string[]) => Promise<ReadonlySet<string>>;
