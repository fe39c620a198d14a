/** Runs tasks of accounts in turns, a limited number at the same time in this process. */
export interface Turns {
  /** Runs the task when it is the account's turn. Tasks of one account run in their order. */
  run<T>(account: string, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  /** Virtual start, as in start-time fair queueing with equal weights. */
  start: number;
  begin: () => void;
}

/** @param slots most tasks at the same time */
export function createTurns(slots: number): Turns {
  const waiting: Waiting[] = [];
  /** Virtual finish of each account's last task, while any task runs. */
  const finishes = new Map<string, number>();
  let virtualTime = 0;
  let running = 0;

  function beginNext(): void {
    if (running >= slots) return;
    // Stable: of equal tasks the first one wins.
    const next = waiting.reduce<Waiting | undefined>(
      (best, one) => (best === undefined || one.start < best.start ? one : best),
      undefined,
    );
    if (next === undefined) {
      if (running === 0) finishes.clear();
      return;
    }
    waiting.splice(waiting.indexOf(next), 1);
    virtualTime = next.start;
    running += 1;
    next.begin();
  }

  return {
    run: async (account, work) => {
      const start = Math.max(virtualTime, finishes.get(account) ?? 0);
      finishes.set(account, start + 1);
      await new Promise<void>((begin) => {
        waiting.push({ start, begin });
        beginNext();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        beginNext();
      }
    },
  };
}
