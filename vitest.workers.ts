import { availableParallelism } from 'node:os';

/**
 * How many test files run at once. Many wait for databases and child processes, so two pay off on two cores.
 * Each project names it: Vitest takes no number of workers over from the configuration at the root.
 */
export const maxWorkers = Math.max(2, availableParallelism() - 1);
