/** The rows of a list: named values, all with the same names. */
export type Row = Readonly<Record<string, string>>;

/** Control characters of terminals; lines and tabs are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** As blocks of lines for reading; empty values are left out. */
export function asBlocks(rows: readonly Row[]): string {
  if (rows.length === 0) return 'There is nothing here.\n';
  return rows.map(block).join('\n');
}

/** As a table with a head; empty without rows. */
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
