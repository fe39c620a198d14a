/** Longest part of a file name from the name of a photo. */
const MAX_WORDS = 40;

/** The values for the pattern of a profile. */
export interface NameParts {
  /** From 1. */
  position: number;
  photo: string;
  state: 'original' | 'edited';
}

/**
 * Names for the files of one destination, by the pattern of its profile: lower case letters, digits and hyphens, no
 * name twice, at least two digits for a position. Every system and every portal accepts them.
 */
export function fileNames(pattern: string, parts: readonly NameParts[]): string[] {
  const digits = Math.max(2, String(parts.length).length);
  const taken = new Set<string>();
  return parts.map(({ position, photo, state }) => {
    const filled = pattern
      .replaceAll('{position}', String(position).padStart(digits, '0'))
      .replaceAll('{photo}', wordsOf(photo))
      .replaceAll('{state}', state);
    const stem =
      filled
        .toLowerCase()
        .replace(/[^a-z0-9-]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'photo';
    const name = firstFree(stem, taken);
    taken.add(name);
    return `${name}.jpg`;
  });
}

function firstFree(stem: string, taken: ReadonlySet<string>): string {
  if (!taken.has(stem)) return stem;
  for (let count = 2; ; count++) {
    const name = `${stem}-${count}`;
    if (!taken.has(name)) return name;
  }
}

function wordsOf(photo: string): string {
  const plain = photo
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS)
    .replace(/^-+|-+$/g, '');
  return plain || 'photo';
}
