import { cpus, loadavg } from 'node:os';

export interface Row {
  what: string;
  measured: string;
  goal: string;
  /** Undefined where there is no goal. */
  isMet: boolean | undefined;
}

export const milliseconds = (value: number): string =>
  value >= 1000 ? `${(value / 1000).toFixed(2)} s` : `${value.toFixed(0)} ms`;

/** The results as a Markdown document. */
export function report(title: string, command: string, rows: readonly Row[], loadAtStart: number): string {
  const lines = rows.map(
    ({ what, measured, goal, isMet }) =>
      `| ${what} | ${measured} | ${goal} | ${isMet === undefined ? '' : isMet ? 'yes' : 'no'} |`,
  );
  const loadAtEnd = loadavg()[0] ?? 0;
  return [
    `# ${title}, last run`,
    '',
    `\`${command}\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores, Node ${process.version}, embedded database.`,
    `Load of the machine: ${loadAtStart.toFixed(1)} at the start, ${loadAtEnd.toFixed(1)} at the end. Load above 1 at the start means that others used it too.`,
    '',
    '| what | measured | goal | met |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
