/** Messages by field. Clients choose the names of fields: `constructor` is a possible name. */
export function messagesByField(
  problems: readonly (readonly [field: string, message: string])[],
): Record<string, string[]> {
  const byField = Map.groupBy(problems, ([field]) => field);
  return Object.fromEntries(
    [...byField].map(([field, found]) => [field, found.map(([, message]) => sentenceAbout(field, message))]),
  );
}

/** 'Strength must be at most 1.' A message with a small first letter is the rest of a sentence about the field. */
function sentenceAbout(field: string, message: string): string {
  return /^[a-z]/.test(message) ? `${wordsOf(field)} ${message}.` : message;
}

/** 'Room type' of `args.room_type`; the whole input has no name. */
function wordsOf(field: string): string {
  const name = field.split('.').findLast((part) => part !== '' && !/^\d+$/.test(part));
  if (name === undefined) return 'The request';
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
