import { cpus, loadavg } from 'node:os';
import { keepPart, type ResultsFile } from './kept-results.ts';

/** A benchmark in parts, the file that keeps their tables, and how parts and unit are measured. */
export interface Bench extends ResultsFile {
  readonly unit: () => Promise<number>;
  /** The table of a part; the unit was measured right before it. */
  readonly measure: (name: string, unit: number) => Promise<string>;
}

/** The parts that are asked for by name, or all. */
export const chosenParts = (names: readonly string[], asked: readonly string[]): readonly string[] =>
  asked.length === 0 ? names : names.filter((name) => asked.includes(name));

/** Measures the chosen parts one after the other, and keeps each as soon as it is measured. */
export async function runParts(bench: Bench, chosen: readonly string[]): Promise<void> {
  const begun = performance.now();
  for (const [i, name] of chosen.entries()) {
    const seconds = Math.round((performance.now() - begun) / 1000);
    process.stderr.write(`${i + 1} of ${chosen.length}: ${name}, after ${seconds} s\n`);
    const load = loadavg()[0] ?? 0;
    const unit = await bench.unit();
    const text = `${circumstances(unit, load)}\n\n${await bench.measure(name, unit)}\n`;
    process.stdout.write(`\n## ${name}\n\n${text}\n`);
    await keepPart(bench, name, text);
  }
}

function circumstances(unit: number, load: number): string {
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `${when} UTC, ${cpus().length} cores, load ${load.toFixed(1)} before, Node ${process.version}, one unit is ${unit.toFixed(3)} s.`;
}
