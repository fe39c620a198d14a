import type { VersionRow } from '../versions/index.ts';

/**
 * The versions that lie between a photo and one that was made of it, the first edit first, and whether none is missing.
 * @param versions all of the photo, those in the bin among them
 */
export function historyOf(
  shown: VersionRow,
  versions: readonly VersionRow[],
): { edits: VersionRow[]; isComplete: boolean } {
  const byId = new Map(versions.map((version) => [version.id, version]));
  const edits: VersionRow[] = [];
  const seen = new Set<string>();
  let at: VersionRow | undefined = shown;
  while (at && at.kind !== 'original' && !seen.has(at.id)) {
    seen.add(at.id);
    edits.unshift(at);
    // The version it was made from may be gone for good; it hangs from the nearest one that is left.
    const direct: VersionRow | undefined = at.madeFromId ? byId.get(at.madeFromId) : undefined;
    if (!direct) {
      return { edits, isComplete: false };
    }
    at = direct;
  }
  return { edits, isComplete: at?.kind === 'original' };
}
