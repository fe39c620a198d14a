import papaparse from 'papaparse';

/** Beginnings that make a text a formula in a spreadsheet. Papaparse's own pattern misses texts of several lines. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows with the same names as CSV (RFC 4180), empty without rows. A text that looks like a formula gets an apostrophe. */
export function writeCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  if (rows.length === 0) return '';
  return `${papaparse.unparse([...rows], { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;
}
