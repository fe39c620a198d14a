/** The name of this program in robots.txt files. */
export const PRODUCT = 'HomeDesign';

/** The program's name, and a contact. */
export function userAgent(version: string, contact: string | null): string {
  const readable = (contact ?? '').replace(/[^\x21-\x7e]|[()\\]/g, '');
  return readable === '' ? `${PRODUCT}/${version}` : `${PRODUCT}/${version} (+${readable})`;
}
