import { cleanFileName } from '../../platform/pictures/file-names.ts';

/**
 * Names for the files of a ZIP, without extensions, numbered in their order: '01 Living room - Navy walls'. Every
 * system accepts them, they sort in their order, and no two differ in case only.
 */
export function numberedNames(titles: readonly string[]): string[] {
  const digits = Math.max(2, String(titles.length).length);
  return titles.map(
    (title, place) => `${String(place + 1).padStart(digits, '0')} ${cleanFileName(title) || 'Photo'}`,
  );
}
