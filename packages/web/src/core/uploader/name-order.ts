/** Natural order: 'photo 2' comes before 'photo 10', in any letter case. */
const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Files sorted by name; the browser gives dropped files in any order. */
export function inNameOrder(files: readonly File[]): File[] {
  return files.toSorted((one, other) => NAMES.compare(one.name, other.name));
}
