import { describe, expect, it } from 'vitest';
import { ERRORS, ErrorBody } from './errors.ts';
import { MAX_UPLOAD_MEGABYTES, tooLargeDetail } from './limits.ts';

describe('the error catalogue', () => {
  it('ERRORS-07 UPLOAD-21 says which size a file exceeds, 10 MB if nothing else is set', () => {
    expect(tooLargeDetail(MAX_UPLOAD_MEGABYTES)).toBe(ERRORS.upload_too_large.detail);
    expect(tooLargeDetail(25)).toBe('File size exceeds 25MB');
  });

  it.each([
    ['ERRORS-35 EDITS-44', ERRORS.unknown_transformation, 400, 'Unknown transformation type'],
    [
      'ERRORS-06 UPLOAD-20',
      ERRORS.photo_unsupported_format,
      400,
      'Invalid format. Accepted: jpeg, jpg, png, webp',
    ],
    ['ERRORS-07 UPLOAD-21', ERRORS.upload_too_large, 413, 'File size exceeds 10MB'],
    ['ERRORS-09 UPLOAD-23', ERRORS.upload_too_many_files, 400, 'Maximum 10 files allowed'],
  ])('%s has the exact text of the specification', (_ids, error, status, detail) => {
    expect(error).toEqual({ status, detail });
  });

  it.each(Object.entries(ERRORS))('ERRORS-13 %s has an error status and a readable text', (code, error) => {
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.status).toBeLessThan(600);
    // A sentence or a title, without technical terms.
    expect(error.detail).toMatch(/^[A-Z][^_{}<>]+$/);
    expect(error.detail).not.toContain(code);
  });

  it('API-008 the body of an error has a detail and a code, and messages by field only if there are fields', () => {
    const body = { detail: 'Please check the title.', code: 'invalid_request' };
    expect(ErrorBody.parse(body)).toEqual(body);
    expect(ErrorBody.safeParse({ ...body, errors: { title: 'missing' } }).success).toBe(false);
    expect(ErrorBody.safeParse({ code: 'invalid_request' }).success).toBe(false);
  });
});
