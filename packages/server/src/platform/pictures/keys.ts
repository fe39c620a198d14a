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

/** Sizes and formats in which a picture may be kept with the words across its foot that it is virtually staged. */
const LABELED = ['original-png', 'preview-webp', 'preview-jpg', 'thumbnail-webp', 'thumbnail-jpg'] as const;
export type Labeled = (typeof LABELED)[number];

/** Sizes and formats in which a picture may be kept with the words of publishing rules on it. */
const RULE_LABELED = ['preview-webp', 'preview-jpg', 'thumbnail-webp', 'thumbnail-jpg'] as const;
export type RuleLabeled = (typeof RULE_LABELED)[number];

/** Where storage keeps such a picture; its file is named after the words and their place. */
export function ruleLabeledKey(versionId: VersionId, labeled: RuleLabeled): string {
  return `pictures/${versionId}.rules-${labeled}`;
}

/** Where storage keeps such a picture; it is drawn when first asked for. */
export function labeledKey(versionId: VersionId, labeled: Labeled): string {
  return `pictures/${versionId}.labeled-${labeled}`;
}

/** Every folder that storage may hold for a version. */
export function foldersOf(versionId: VersionId): string[] {
  const labeled = LABELED.map((each) => labeledKey(versionId, each));
  const byRules = RULE_LABELED.map((each) => ruleLabeledKey(versionId, each));
  return [picturesKey(versionId), analysisKey(versionId), ...labeled, ...byRules];
}

/** The version a folder of storage belongs to; undefined for names that are nobody's. */
export function versionOfKey(key: string): VersionId | undefined {
  const found = /^pictures\/([0-9a-f-]{36})(\.analysis|\.(?:labeled|rules)-[a-z-]+)?$/.exec(key);
  return found?.[1] as VersionId | undefined;
}
