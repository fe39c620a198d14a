import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { toAppError } from './error-handler.ts';

const failure = (code: string, message = 'internal detail') => Object.assign(new Error(message), { code });

describe('failures', () => {
  it.each([
    ['a database that is away', failure('ECONNREFUSED'), 'unavailable', 503],
    ['a database that is stopping', failure('57P01'), 'unavailable', 503],
    ['a lost connection', new Error('Connection terminated unexpectedly'), 'unavailable', 503],
    ['a stuck query', failure('57014'), 'unavailable', 503],
    ['a full database', failure('53100'), 'storage_full', 507],
    ['a full disk', failure('ENOSPC'), 'storage_full', 507],
    ['a text with a zero character', failure('22021'), 'invalid_request', 400],
    ['the same written out in JSON', failure('22P05'), 'invalid_request', 400],
    ['a form that breaks off', new Error('Unexpected end of form'), 'invalid_request', 400],
    ['too many files', failure('FST_FILES_LIMIT'), 'upload_too_many_files', 400],
    ['what nobody expected', new TypeError('x is not a function'), 'internal', 500],
  ])('R5 %s gets its own code', (_name, error, code, status) => {
    const mapped = toAppError(error);
    expect([mapped.code, mapped.status]).toEqual([code, status]);
    expect(mapped.body().detail).not.toContain(error.message);
  });

  it('that may pass have a Retry-After', () => {
    expect(toAppError(failure('ECONNREFUSED')).retryAfterSeconds).toBe(5);
  });

  it('that were expected stay unchanged', () => {
    const error = new AppError('project_not_found');
    expect(toAppError(error)).toBe(error);
    expect(error.body()).toEqual({ code: 'project_not_found', detail: 'Project not found.' });
  });
});
