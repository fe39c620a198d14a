import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';

/** A long measurement, item by item. */
export interface Measurement<Item, Result> {
  /** Names the file that keeps what was measured. */
  readonly name: string;
  readonly items: readonly Item[];
  readonly result: z.ZodType<Result>;
  measure(item: Item): Promise<Result>;
}

/** `--minutes 4`: stop after so many, and go on there the next time; without it everything is measured anew at once. */
export function minutesAllowed(args: readonly string[]): number | null {
  const at = args.indexOf('--minutes');
  if (at < 0) return null;
  const minutes = Number(args[at + 1]);
  if (!(minutes > 0)) throw new RangeError('--minutes needs a number above 0.');
  return minutes;
}

/**
 * Measures every item, in order. With a limit of minutes, results are kept in the folder for temporary files until all
 * are there, and null says that some are still to come: call again, with the same code.
 */
export async function measureAll<Item, Result>(
  { name, items, result, measure }: Measurement<Item, Result>,
  minutes: number | null,
): Promise<Result[] | null> {
  const kept = join(tmpdir(), `engine-bench-${name}.json`);
  const results = minutes !== null && existsSync(kept) ? result.array().parse(readKept(kept)) : [];
  const end = minutes === null ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000;
  for (const item of items.slice(results.length)) {
    if (Date.now() > end) {
      process.stdout.write(`${results.length} of ${items.length} measured; the same call goes on.\n`);
      return null;
    }
    results.push(await measure(item));
    if (minutes !== null) writeFileSync(kept, JSON.stringify(results));
  }
  rmSync(kept, { force: true });
  return results;
}

function readKept(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
