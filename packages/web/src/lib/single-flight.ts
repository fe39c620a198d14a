/** Wraps an action so that a call during a run shares that run instead of starting another. */
export function singleFlight<Result>(action: () => Promise<Result>): () => Promise<Result> {
  let flight: Promise<Result> | null = null;
  return () => {
    flight ??= action().finally(() => {
      flight = null;
    });
    return flight;
  };
}
