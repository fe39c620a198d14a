/**
 * Does one piece of work at a time, since visitors of the front page leave the engine to those who work; the newest
 * first, since that is the picture somebody looks for now.
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
