/** A call that failed. `message` is a sentence for people; `status` 0 means that no answer came, or none to be read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** From the error catalogue of the contract; null when the answer did not come from our server. */
  readonly code: string | null;
  /** Messages by field, for forms. */
  readonly fields: Readonly<Record<string, string[]>>;
  /** When it is worth trying again, in seconds; null when the server did not say. */
  readonly retryAfterSeconds: number | null;

  constructor(
    detail: string,
    about: {
      status: number;
      code?: string | null;
      fields?: Record<string, string[]> | undefined;
      retryAfterSeconds?: number | null;
    },
    options?: ErrorOptions,
  ) {
    super(detail, options);
    this.status = about.status;
    this.code = about.code ?? null;
    this.fields = about.fields ?? {};
    this.retryAfterSeconds = about.retryAfterSeconds ?? null;
  }

  get detail(): string {
    return this.message;
  }
}

/** The failure of a call that got no answer at all. */
export const networkError = (cause?: unknown): ApiError =>
  new ApiError('Network error', { status: 0 }, { cause });

/** The failure of a call whose answer is not what the contract says: a proxy's page, or another version's. */
export const unreadableAnswer = (cause: unknown): ApiError =>
  new ApiError(
    'The answer of the server could not be read. Please reload the page and try again.',
    { status: 0 },
    { cause },
  );

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** Statuses of refusals that are nobody's fault: a plan used up, something full, not allowed or not ready yet. */
const EXPECTED: ReadonlySet<number> = new Set([402, 409, 429]);

/** Whether a call was refused for a reason that belongs to normal use; its message says which. */
export const isExpected = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== null && EXPECTED.has(error.status);
