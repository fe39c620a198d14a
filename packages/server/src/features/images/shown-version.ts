import type { VersionRow } from '../versions/index.ts';

/**
 * The version that stands for a photo where one picture shows it: the primary one if it was chosen, else the newest
 * finished one.
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
