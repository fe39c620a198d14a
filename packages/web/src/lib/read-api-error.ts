import { ErrorBody } from '@home-design/contract';
import { ApiError } from './api-error.ts';

/** Reads an answer of status 400 or above: the server's own sentence, or the bare status. */
export function readApiError(status: number, bodyText: string): ApiError {
  const body = ErrorBody.safeParse(parseJson(bodyText));
  if (body.success) {
    return new ApiError(body.data.detail, { status, code: body.data.code, fields: body.data.fields });
  }
  return new ApiError(`HTTP error! status: ${status}`, { status });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
