import type { VersionRow } from '../versions/index.ts';

/**
 * The version that people see of a photo where one picture stands for it: the primary one where somebody chose it,
 * else the newest that is finished.
 * @param versions oldest first
 */
export function shownVersion<Version extends Pick<VersionRow, 'status' | 'isPrimary'>>(
  image: { isPrimaryChosen: boolean },
  versions: readonly Version[],
): Version | undefined {
  const finished = versions.filter(({ status }) => status === 'completed');
  const chosen = image.isPrimaryChosen ? finished.find(({ isPrimary }) => isPrimary) : undefined;
  return chosen ?? finished.at(-1);
}
