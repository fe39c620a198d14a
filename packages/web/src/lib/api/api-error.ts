/** A failed call. `message` is a sentence for people; `status` 0 means no answer, or an unreadable one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** A code of the contract's error catalogue; null if the answer did not come from our server. */
  readonly code: string | null;
  /** Messages by field, for forms. */
  readonly fields: Readonly<Record<string, string[]>>;
  /** Seconds until another attempt makes sense; null if the server gave none. */
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

/** The failure of a call without an answer. */
export const networkError = (cause?: unknown): ApiError =>
  new ApiError('Network error', { status: 0 }, { cause });

/** The failure of a call whose answer does not match the contract: a proxy's page, or another version's. */
export const unreadableAnswer = (cause: unknown): ApiError =>
  new ApiError(
    'The answer of the server could not be read. Please reload the page and try again.',
    { status: 0 },
    { cause },
  );

/** The sentence to show for any thrown value. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** Statuses of normal refusals: a plan used up, something full, not allowed or not ready yet. */
const EXPECTED: ReadonlySet<number> = new Set([402, 409, 429]);

/** Whether a call was refused in normal use; its message gives the reason. */
export const isExpected = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== null && EXPECTED.has(error.status);
