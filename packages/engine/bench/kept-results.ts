import { readFile, writeFile } from 'node:fs/promises';

/** A results file in parts, of which each is measured for itself. */
export interface ResultsFile {
  readonly file: URL;
  /** What stands above the parts. */
  readonly heading: string;
  /** The names of the parts, in their order. */
  readonly names: readonly string[];
}

/** Writes a part that was measured into the file; the other parts keep their last figures. */
export async function keepPart({ file, heading, names }: ResultsFile, name: string, body: string) {
  const before = await readFile(file, 'utf8').catch(() => '');
  await writeFile(file, withPart(before, heading, names, name, body));
}

/** The text of a results file with one part replaced. Parts without a name in the list are dropped. */
export function withPart(
  before: string,
  heading: string,
  names: readonly string[],
  name: string,
  body: string,
): string {
  const parts = new Map<string, string>();
  for (const part of before.split(/^## /m).slice(1)) {
    const end = part.indexOf('\n');
    parts.set(part.slice(0, end), part.slice(end).trim());
  }
  parts.set(name, body.trim());
  const kept = names.filter((one) => parts.has(one)).map((one) => `## ${one}\n\n${parts.get(one)}\n`);
  return [`${heading.trim()}\n`, ...kept].join('\n');
}
