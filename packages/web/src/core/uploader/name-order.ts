/** As people count: 'photo 2' comes before 'photo 10', whatever the case. */
const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Files in the order of their names; the browser gives them in whatever order they were dropped. */
export function inNameOrder(files: readonly File[]): File[] {
  return files.toSorted((one, other) => NAMES.compare(one.name, other.name));
}
