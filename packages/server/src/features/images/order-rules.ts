/**
 * The order after a move.
 * @param all everything in its order
 * @param moved what to move, in its new order; entries that are not in `all` are ignored
 * @param before they are placed before this one; null: at the end; undefined: at the beginning. A missing one counts
 * as the end.
 */
export function orderAfterMove<Id>(
  all: readonly Id[],
  moved: readonly Id[],
  before: Id | null | undefined,
): Id[] {
  const known = new Set(all);
  const taken = new Set(moved.filter((id) => known.has(id)));
  const rest = all.filter((id) => !taken.has(id));
  const place = before === undefined ? 0 : placeBefore(all, rest, before);
  return [...rest.slice(0, place), ...taken, ...rest.slice(place)];
}

/** If the anchor is moved itself, the next one that stays takes its role. */
function placeBefore<Id>(all: readonly Id[], rest: readonly Id[], before: Id | null): number {
  const from = before === null ? -1 : all.indexOf(before);
  if (from < 0) return rest.length;
  const staying = new Set(rest);
  const anchor = all.slice(from).find((id) => staying.has(id));
  return anchor === undefined ? rest.length : rest.indexOf(anchor);
}
