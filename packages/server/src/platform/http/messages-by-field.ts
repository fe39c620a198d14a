/** Messages by the field they are about. A sender names fields as they like: `constructor` is a name as well. */
export function messagesByField(
  problems: readonly (readonly [field: string, message: string])[],
): Record<string, string[]> {
  const byField = Map.groupBy(problems, ([field]) => field);
  return Object.fromEntries(
    [...byField].map(([field, found]) => [field, found.map(([, message]) => message)]),
  );
}
