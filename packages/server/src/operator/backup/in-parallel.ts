/** Runs work for every entry, so many at once; the first failure ends it. */
export async function inParallel<T>(
  all: Iterable<T>,
  concurrency: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const queue = all[Symbol.iterator]();
  let failed = false;
  const lane = async () => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) {
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}
