import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError, networkError } from '../../lib/api/api-error.ts';
import { resetConnection, useConnection } from '../../lib/api/connection.ts';
import { useToasts } from './toasts.ts';
import { useFailureToast } from './use-failure-toast.ts';

afterEach(() => {
  useToasts.setState([], true);
  resetConnection(async () => true);
});

/** Title and message of the toasts after this failure of a list. */
function toldAfter(error: Error): (string | undefined)[][] {
  renderHook(() => useFailureToast(error, 'Error', 'Failed to load boards'));
  return useToasts.getState().map(({ title, message }) => [title, message]);
}

it('says that a list could not be loaded, also when one call was lost: nothing was entered', () => {
  const broken = new ApiError('Something went wrong.', { status: 500, code: 'internal' });
  expect(toldAfter(broken)).toEqual([['Error', 'Failed to load boards']]);
  expect(toldAfter(networkError())).toEqual([
    ['Error', 'Failed to load boards'],
    ['Error', 'Failed to load boards'],
  ]);
});

it('says what is in the way when the server refuses in normal use', () => {
  const limited = new ApiError('Too many requests.', { status: 429, code: 'rate_limited' });
  expect(toldAfter(limited)).toEqual([['Please wait', 'Too many requests.']]);
});

it('says nothing while the banner says that the server is away', () => {
  useConnection.setState({ at: 'away' });
  expect(toldAfter(networkError())).toEqual([]);
});
