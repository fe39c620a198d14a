/** What is listed: rows of named values, all with the same names. */
export type Row = Readonly<Record<string, string>>;

/** A spreadsheet would take these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** What a terminal would take for a command; lines and tabs are fine. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** As CSV (RFC 4180) that no spreadsheet runs: what looks like a formula gets an apostrophe before it. */
export function asCsv(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return '';
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row))];
  return lines.map((values) => `${values.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** As blocks of lines for reading; what is empty is left out. */
export function asBlocks(rows: readonly Row[]): string {
  if (rows.length === 0) return 'There is nothing here.\n';
  return rows.map(block).join('\n');
}

/** As a table with a head; nothing at all when there are no rows. */
export function asTable(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return '';
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row))];
  const widths = Object.keys(first).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const written = lines.map((line) =>
    line
      .map((value, at) => value.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${written.join('\n').replace(CONTROL, '')}\n\n`;
}

function block(row: Row): string {
  const filled = Object.entries(row).filter(([, value]) => value !== '');
  const width = Math.max(...filled.map(([name]) => name.length));
  const indent = `\n${' '.repeat(width + 2)}`;
  return filled
    .map(([name, value]) => `${name.padEnd(width)}  ${value.replace(CONTROL, '').replaceAll('\n', indent)}\n`)
    .join('');
}
