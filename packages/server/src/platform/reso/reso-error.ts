/** Why the request to the MLS failed. */
export type ResoFailure =
  | 'refused'
  | 'not_reachable'
  | 'too_slow'
  | 'too_large'
  | 'not_understood'
  | 'server_error';

const SENTENCES: Readonly<Record<ResoFailure, string>> = {
  refused: 'The MLS refused the token of this server. Please tell the person who runs this server.',
  not_reachable: 'The MLS could not be reached. Try again in a few minutes.',
  too_slow: 'The MLS did not answer in time. Try again in a few minutes.',
  too_large: 'The MLS answered with more than can be taken at once. Search for fewer properties.',
  not_understood:
    'The MLS answered with something that this server does not understand. Please tell the person who runs this server.',
  server_error: 'The MLS answered with an error of its own. Try again in a few minutes.',
};

const PASSING: ReadonlySet<ResoFailure> = new Set(['not_reachable', 'too_slow', 'server_error']);

/** An expected failure. The message is a sentence for the user; the cause has the details, for the log. */
export class ResoError extends Error {
  readonly failure: ResoFailure;
  /** Whether a retry may work later without any change. */
  readonly isWorthRetrying: boolean;

  constructor(failure: ResoFailure, options: { cause?: unknown } = {}) {
    super(SENTENCES[failure], options);
    this.name = 'ResoError';
    this.failure = failure;
    this.isWorthRetrying = PASSING.has(failure);
  }
}
