/** Messages by the field they are about. A sender names fields as they like: `constructor` is a name as well. */
export function messagesByField(
  problems: readonly (readonly [field: string, message: string])[],
): Record<string, string[]> {
  const byField = Map.groupBy(problems, ([field]) => field);
  return Object.fromEntries(
    [...byField].map(([field, found]) => [field, found.map(([, message]) => sentenceAbout(field, message))]),
  );
}

/** 'Strength must be at most 1.' What begins with a small letter is the rest of a sentence about the field. */
function sentenceAbout(field: string, message: string): string {
  return /^[a-z]/.test(message) ? `${wordsOf(field)} ${message}.` : message;
}

/** 'Room type' of `args.room_type`; the whole of what was sent has no name of its own. */
function wordsOf(field: string): string {
  const name = field.split('.').findLast((part) => part !== '' && !/^\d+$/.test(part));
  if (name === undefined) return 'The request';
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
