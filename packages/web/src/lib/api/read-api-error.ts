import { ErrorBody } from '@home-design/contract';
import { ApiError } from './api-error.ts';

/** Reads an answer with status 400 or above: the server's sentence, or the status alone. */
export function readApiError(status: number, bodyText: string, retryAfter: string | null = null): ApiError {
  const seconds = Number.parseInt(retryAfter ?? '', 10);
  const retryAfterSeconds = Number.isNaN(seconds) ? null : seconds;
  const body = ErrorBody.safeParse(parseJson(bodyText));
  if (body.success) {
    const { detail, code, errors: fields } = body.data;
    return new ApiError(detail, { status, code, fields, retryAfterSeconds });
  }
  return new ApiError(`HTTP error! status: ${status}`, { status, retryAfterSeconds });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
