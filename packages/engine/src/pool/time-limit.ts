import { readFile } from 'node:fs/promises';

/** On a busy machine a task may take this many times its limit. Longer than that, it hangs. */
const MOST_WAITING = 5;
/** Linux counts the time of a process in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** Fields after the name of the process in its line of the process table: time in its own code, and in the system. */
const OWN_TICKS = 11;
const SYSTEM_TICKS = 12;

/** The time of a task so far, in milliseconds. */
export interface TimeTaken {
  /** By the clock. */
  readonly passed: number;
  /** Of the processors, over all threads; null where the system does not tell. */
  readonly processor: number | null;
}

/**
 * Whether a task has used up its time. A task that other programs keep from working has until it has had as much time
 * of the processor.
 *
 * @param limit milliseconds.
 */
export function isOverTime({ passed, processor }: TimeTaken, limit: number): boolean {
  if (passed < limit) return false;
  return processor === null || processor >= limit || passed >= MOST_WAITING * limit;
}

/** Processor time of a process since its start in milliseconds, by Linux's process table; null elsewhere. */
export async function processorTime(pid: number | undefined): Promise<number | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name is in parentheses, and may hold anything.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[OWN_TICKS]) + Number(fields[SYSTEM_TICKS]);
  return Number.isFinite(ticks) ? (ticks / TICKS_PER_SECOND) * 1000 : null;
}
