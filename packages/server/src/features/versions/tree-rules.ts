import type { VersionId } from '@home-design/contract';

/** What is needed of a version to know what it hangs from. */
export interface TreeRow {
  id: VersionId;
  madeFromId: VersionId | null;
  /** Deleted by itself; what was made from it stays. */
  isRemoved: boolean;
}

/** The versions a version was made from, the nearest first. */
export function ancestorsOf(rows: readonly TreeRow[], id: VersionId): TreeRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found: TreeRow[] = [];
  for (let at = above(id); at; at = above(at.id)) found.push(at);
  return found;

  function above(from: VersionId): TreeRow | undefined {
    const source = byId.get(from)?.madeFromId;
    return source ? byId.get(source) : undefined;
  }
}

/** What each version of an image hangs from: the nearest version it was made from that is not removed. */
export function parentsOf(rows: readonly TreeRow[]): Map<VersionId, VersionId | null> {
  return new Map(
    rows.map(({ id }) => [id, ancestorsOf(rows, id).find(({ isRemoved }) => !isRemoved)?.id ?? null]),
  );
}
