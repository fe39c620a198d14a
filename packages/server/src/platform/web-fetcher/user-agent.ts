/** The name that robots.txt files may use for this program. */
export const PRODUCT = 'HomeDesign';

/** Who asks, and whom to turn to about it. */
export function userAgent(version: string, contact: string | null): string {
  const readable = (contact ?? '').replace(/[^\x21-\x7e]|[()\\]/g, '');
  return readable === '' ? `${PRODUCT}/${version}` : `${PRODUCT}/${version} (+${readable})`;
}
