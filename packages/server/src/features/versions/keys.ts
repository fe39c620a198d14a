import type { VersionId } from '@home-design/contract';

/** Where storage keeps the pictures of a version. */
export function picturesKey(versionId: VersionId): string {
  return `pictures/${versionId}`;
}

/** Where storage keeps what the engine found out about a version's photo; written by the first edit of it. */
export function analysisKey(versionId: VersionId): string {
  return `pictures/${versionId}.analysis`;
}

/** Name of the file in the analysis folder. */
export const ANALYSIS_FILE = 'analysis.json';

/** The version a folder of storage belongs to; undefined for names that are nobody's. */
export function versionOfKey(key: string): VersionId | undefined {
  const found = /^pictures\/([0-9a-f-]{36})(\.analysis)?$/.exec(key);
  return found?.[1] as VersionId | undefined;
}
