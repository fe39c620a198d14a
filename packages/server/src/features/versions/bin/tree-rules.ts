import type { VersionId } from '@home-design/contract';

/** The columns that decide the parent of a version. */
export interface TreeRow {
  id: VersionId;
  madeFromId: VersionId | null;
  /** Deleted by itself; versions made from it stay. */
  isRemoved: boolean;
}

/** The ancestors of a version, the nearest first. */
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

/** The parent of each version of an image: the nearest ancestor that is not removed. */
export function parentsOf(rows: readonly TreeRow[]): Map<VersionId, VersionId | null> {
  return new Map(
    rows.map(({ id }) => [id, ancestorsOf(rows, id).find(({ isRemoved }) => !isRemoved)?.id ?? null]),
  );
}
