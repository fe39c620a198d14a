import { ERRORS, type ErrorBody, type ErrorCode } from '@home-design/contract';

export interface AppErrorOptions {
  /** Messages by field, for forms. */
  fields?: Record<string, string[]>;
  /** The cause of this failure; logged, never sent. */
  cause?: unknown;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** An expected failure: a code of the catalog and a sentence for people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail: string = ERRORS[code].detail, options: AppErrorOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** The wire form. */
  body(): ErrorBody {
    return { detail: this.message, code: this.code, ...(this.fields ? { errors: this.fields } : {}) };
  }
}
