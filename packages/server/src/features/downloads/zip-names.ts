/** Longest part of a name from a title, in characters: at four bytes each, the name fits every file system. */
const MAX_WORDS = 50;

/**
 * Names for the files of a ZIP, without extensions: numbered in their order, in lower case, with hyphens. They
 * consist of letters, digits and hyphens, which every system accepts, and no two differ in case only.
 */
export function numberedNames(titles: readonly string[]): string[] {
  const digits = Math.max(2, String(titles.length).length);
  return titles.map(
    (title, place) => `${String(place + 1).padStart(digits, '0')}-${words(title) || 'photo'}`,
  );
}

function words(title: string): string {
  const plain = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^[-\p{M}]+/u, '');
  return [...plain].slice(0, MAX_WORDS).join('').replace(/-+$/, '').normalize('NFC');
}
