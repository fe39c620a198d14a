/** Web addresses in a text, one a line; blank lines are ignored. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
