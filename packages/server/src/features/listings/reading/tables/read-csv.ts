import Papa from 'papaparse';
import { BOUNDS } from '../bounds.ts';
import { decodeText } from '../character-set.ts';
import type { TableLine } from './table.ts';

/**
 * The cells of a CSV file: detects character set and delimiter; quotes, line breaks in cells and a byte order mark
 * follow RFC 4180 and Excel. At most the requested number of lines.
 */
export function readCsv(content: Uint8Array, mostLines: number): { lines: TableLine[]; remarks: string[] } {
  const text = decodeText(content);
  // Excel may name the delimiter in a line before the first.
  const named = /^sep=(.)\r?\n/.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  const parsed = Papa.parse<string[]>(table, {
    delimiter: named?.[1] ?? delimiterOf(table),
    preview: mostLines,
  });
  const isQuoteOpen = parsed.errors.some(({ code }) => code === 'MissingQuotes');
  return {
    lines: parsed.data.flatMap((cells, at) =>
      cells.some((cell) => cell.trim() !== '')
        ? [{ number: at + 1 + (named ? 1 : 0), cells: cells.slice(0, BOUNDS.columns + 1) }]
        : [],
    ),
    remarks: isQuoteOpen
      ? [
          'A cell begins with a quotation mark that is never closed; the rows behind it may stand in that cell.',
        ]
      : [],
  };
}

/** The delimiter of the first non-empty lines. */
function delimiterOf(text: string): string {
  const { meta } = Papa.parse(text.slice(0, 100_000), {
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: 'greedy',
    preview: 10,
  });
  return meta.delimiter;
}
