import { BOUNDS } from '../bounds.ts';
import { cutAt } from '../plain-text.ts';
import { readCsv } from './read-csv.ts';
import { isZip, NoWorkbookError, readXlsx } from './read-xlsx.ts';
import type { Table, TableLine } from './table.ts';

/** Names of unsupported formats, recognized by their first bytes or names. */
const OTHER: [(content: Uint8Array, fileName: string) => boolean, string][] = [
  [
    ([first, second]) => first === 0xd0 && second === 0xcf,
    'This is an Excel file in the old format, or one with a password. Save it as XLSX or CSV and import that.',
  ],
  [
    ([first, second, third]) => first === 0x25 && second === 0x50 && third === 0x44,
    'This is a PDF, not a table. Save the table as XLSX or CSV and import that.',
  ],
  [
    (content, fileName) => isZip(content) && /\.(?:ods|numbers)$/i.test(fileName),
    'This format cannot be read. Save the table as XLSX or CSV and import that.',
  ],
];

/**
 * A table from a CSV or XLSX file: the first line with several cells names the columns. At most 10 MB, 5,000 rows,
 * 200 columns, 20,000 characters in a cell; the remarks name what exceeds this. Never throws.
 */
export function readTable(content: Uint8Array, fileName: string): Table {
  const nothing = (sentence: string): Table => ({ columns: [], rows: [], remarks: [sentence] });
  if (content.length === 0) return nothing('The file is empty.');
  if (content.length > BOUNDS.tableBytes)
    return nothing('The file is larger than 10 MB, which is the limit for a table.');
  const other = OTHER.find(([is]) => is(content, fileName));
  if (other) return nothing(other[1]);
  // One more line than is kept shows whether there are more; only a few lines precede the names of the columns.
  const most = BOUNDS.rows + 2 + LINES_ABOVE;
  try {
    const { lines, remarks } = isZip(content) ? readXlsx(content, most) : readCsv(content, most);
    return tableOf(lines, remarks);
  } catch (error) {
    if (!(error instanceof NoWorkbookError)) throw error;
    return nothing(
      'The file is damaged, or is not an Excel workbook. Open it, save it as XLSX or CSV and import that.',
    );
  }
}

/** Lines that may precede the names of the columns: a title, a date. */
const LINES_ABOVE = 10;

function tableOf(lines: TableLine[], remarks: string[]): Table {
  const first = firstOfSeveral(lines);
  const header = lines[first]?.cells ?? [];
  const said = [...remarks];
  if (first === 1) said.push('One line above the names of the columns was left out.');
  if (first > 1) said.push(`${first} lines above the names of the columns were left out.`);
  const body = lines.slice(first + 1);
  const widest = body.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
  const width = Math.min(widest, BOUNDS.columns);
  if (widest > BOUNDS.columns)
    said.push(`The table has more than ${BOUNDS.columns} columns; those behind were left out.`);
  if (body.length > BOUNDS.rows)
    said.push(`The table has more than ${inThousands(BOUNDS.rows)} rows; those behind were left out.`);
  const kept = body.slice(0, BOUNDS.rows);
  if (kept.some(({ cells }) => cells.some((cell) => cell.trim().length > BOUNDS.cell)))
    said.push(`Cells of more than ${inThousands(BOUNDS.cell)} characters were cut off.`);
  if (kept.length === 0) said.push('The table has no rows.');
  return {
    columns: cellsOf(header, width).map((name, at) =>
      name === '' ? `Column ${at + 1}` : cutAt(name.replace(/\s+/g, ' '), 120),
    ),
    rows: kept.map(({ cells }) => cellsOf(cells, width)),
    rowNumbers: kept.map(({ number }) => number),
    remarks: said,
  };
}

function cellsOf(cells: string[], width: number): string[] {
  return Array.from({ length: width }, (_, at) =>
    cutAt((cells[at] ?? '').replaceAll('\u0000', '').trim(), BOUNDS.cell).toWellFormed(),
  );
}

function inThousands(count: number): string {
  return count.toLocaleString('en-US');
}

/** The line with the names of the columns: the first with more than one cell among the first lines; else the first. */
function firstOfSeveral(lines: TableLine[]): number {
  const at = lines
    .slice(0, LINES_ABOVE)
    .findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  return Math.max(at, 0);
}
