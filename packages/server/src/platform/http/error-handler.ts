import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown, isDatabaseFull, isTextRefused } from '../database/failures.ts';
import { translateFull } from '../storage/durable.ts';
import { AppError } from './app-error.ts';
import { messagesByField } from './messages-by-field.ts';

/** Failures of Fastify and its plugins, with our codes. */
const BY_CODE: Readonly<Record<string, () => AppError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError('media_type_refused'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new AppError('media_type_refused'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('upload_too_large', 'This request is too large.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new AppError('invalid_request', 'The request has no content.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new AppError('invalid_request', 'The request is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new AppError('invalid_request'),
  FST_FILES_LIMIT: () => new AppError('upload_too_many_files'),
  FST_PARTS_LIMIT: () => new AppError('upload_too_many_files'),
  FST_FIELDS_LIMIT: () => new AppError('invalid_request', 'The form has too many fields.'),
  FST_PROTO_VIOLATION: () => new AppError('invalid_request'),
};

/** The only place where failures become the error body. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const failure = toAppError(error);
    const level = failure.status >= 500 ? 'error' : 'debug';
    request.log[level]({ err: error, code: failure.code }, failure.message);
    sendError(reply, failure);
  });
}

/** A malformed address matches nothing; Fastify answers it before any hook or handler runs. */
export function refuseUnreadableAddress(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendError(reply, new AppError('not_found'));
}

export function sendError(reply: FastifyReply, failure: AppError): void {
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  reply.code(failure.status).header('cache-control', 'no-store').send(failure.body());
}

/** The coded failure for any thrown value; an unexpected one is `internal`. */
export function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if ('validation' in error && error.validation) return invalidRequest(error);

  const known = 'code' in error ? BY_CODE[String(error.code)] : undefined;
  if (known) return known();
  if (isDatabaseDown(error)) {
    return new AppError('unavailable', undefined, { cause: error, retryAfterSeconds: 5 });
  }
  if (isDatabaseFull(error)) {
    return new AppError('storage_full', undefined, { cause: error, retryAfterSeconds: 60 });
  }
  if (isTextRefused(error)) {
    return new AppError('invalid_request', 'The text contains a character that cannot be kept.', {
      cause: error,
    });
  }
  const translated = translateFull(error);
  if (translated instanceof AppError) return translated;
  // A form that breaks off in the middle is the client's fault.
  if (/unexpected end of (form|multipart)|malformed part header|premature close/i.test(error.message)) {
    return new AppError('invalid_request', 'The upload broke off. Please try again.', { cause: error });
  }
  return new AppError('internal', undefined, { cause: error });
}

function invalidRequest(error: FastifyError): AppError {
  const fields = messagesByField(
    (error.validation ?? []).map(({ instancePath, message = 'is not valid' }) => [
      instancePath.slice(1).replaceAll('/', '.'),
      message,
    ]),
  );
  const [first] = Object.values(fields);
  return new AppError('invalid_request', first?.[0], { fields });
}

/** The address of a request, without its secrets. */
export const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';
