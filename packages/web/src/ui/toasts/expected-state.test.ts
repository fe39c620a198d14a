import { ERRORS, type ErrorCode } from '@home-design/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, networkError } from '../../lib/api/api-error.ts';
import { expectedState } from './expected-state.ts';

afterEach(() => vi.unstubAllGlobals());

/** The failure of a call that the server refuses with this code. */
function refused(code: ErrorCode): ApiError {
  const { status, detail } = ERRORS[code];
  return new ApiError(detail, { status, code });
}

describe('the expected state behind a failed call', () => {
  it.each([
    ['unauthenticated', 'You are signed out'],
    ['credits_exhausted', 'No designs left'],
    ['rate_limited', 'Please wait'],
    ['edits_waiting_full', 'Please wait'],
    ['unavailable', 'Please wait'],
    ['storage_quota_full', 'Your storage is full'],
    ['project_limit_reached', 'Limit reached'],
    ['listing_limit_reached', 'Limit reached'],
    ['csrf_failed', 'Please reload the page'],
    ['listing_busy', 'Not possible now'],
  ] as const)('has for %s the title %s, and the sentence of the server', (code, title) => {
    expect(expectedState(refused(code))).toEqual({ title, message: ERRORS[code].detail, isLost: false });
  });

  it.each([
    ['the browser is offline', false, 'You are offline'],
    ['the server does not answer', true, 'The server cannot be reached'],
  ])('says that %s', (_state, onLine, title) => {
    vi.stubGlobal('navigator', { onLine });
    const lost = { title, message: 'What you entered is kept.', isLost: true };
    expect(expectedState(networkError())).toEqual(lost);
    expect(expectedState(new Error('Upload failed', { cause: networkError() }))).toEqual(lost);
    expect(expectedState(new ApiError('HTTP error! status: 502', { status: 502 }))).toEqual(lost);
  });

  it.each([
    ['the server fails', refused('internal')],
    ['the disk of the server is full', refused('storage_full')],
    ['a thing does not exist', refused('board_not_found')],
    ['an answer is not from the server', new ApiError('HTTP error! status: 429', { status: 429 })],
    ['the page itself fails', new TypeError('undefined is not a function')],
  ])('is null when %s', (_what, error) => expect(expectedState(error)).toBeNull());
});
