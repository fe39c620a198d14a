/**
 * Runs one piece of work at a time, to leave the engine to users with accounts; the newest first, because a visitor
 * of the front page waits for it now.
 */
export function newestFirst(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => Promise<unknown>)[] = [];
  let isWorking = false;

  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let next = waiting.pop(); next; next = waiting.pop()) await next();
    isWorking = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(() => work().then(resolve, reject));
      void workOff();
    });
}
