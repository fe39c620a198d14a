import { WEB_FETCH_SENTENCES } from './copy.ts';
import type { WebFetchFailure } from './web-fetch-failure.ts';

const PASSING: ReadonlySet<WebFetchFailure> = new Set(['too_slow', 'not_reachable', 'server_error']);

/** An expected failure. The message is a sentence for the user; the cause has the details, for the log. */
export class WebFetchError extends Error {
  readonly failure: WebFetchFailure;
  /** Whether a retry may work later without any change. */
  readonly isWorthRetrying: boolean;

  constructor(failure: WebFetchFailure, options: { cause?: unknown; isWorthRetrying?: boolean } = {}) {
    super(WEB_FETCH_SENTENCES[failure], { cause: options.cause });
    this.name = 'WebFetchError';
    this.failure = failure;
    this.isWorthRetrying = options.isWorthRetrying ?? PASSING.has(failure);
  }
}
