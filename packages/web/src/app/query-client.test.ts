import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError, networkError } from '../lib/api/api-error.ts';
import { isReachable, resetConnection } from '../lib/api/connection.ts';
import { PageQueries, queryClient, retryDelay, shouldRetry } from './query-client.ts';

const failing = (status: number) => new ApiError('no', { status });

describe('fetching defaults', () => {
  it('STORE-63 CONST-22 retry a failed read three times', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, networkError()))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('STORE-64 CONST-23 wait twice as long each time, at most 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
  });

  it('STORE-65 CONST-24 drop unused answers after five minutes', () => {
    expect(queryClient.getDefaultOptions().queries?.gcTime).toBe(300_000);
  });

  it.each([400, 401, 403, 404, 409, 422])('STORE-66 do not retry after a %i', (status) => {
    expect(shouldRetry(0, failing(status))).toBe(false);
  });

  it.each([408, 429, 500, 503])('STORE-66 retry after a %i', (status) => {
    expect(shouldRetry(0, failing(status))).toBe(true);
  });

  it('do not retry errors that are not from a request', () => {
    expect(shouldRetry(0, new TypeError('bug'))).toBe(false);
  });

  it('never retry a write', () => {
    expect(queryClient.getDefaultOptions().mutations?.retry).toBe(false);
  });
});

it('a change ends without the lists that it loads again when the server is away', async () => {
  const queries = new PageQueries();
  let asked = 0;
  const list = {
    queryKey: ['list'],
    queryFn: () => {
      asked += 1;
      return asked === 1 ? Promise.resolve('first') : new Promise<string>(() => undefined);
    },
  };
  const shown = new QueryObserver(queries, list).subscribe(() => undefined);
  await queries.fetchQuery(list);
  const change = queries.invalidateQueries({ queryKey: list.queryKey });
  resetConnection(async () => false);
  await isReachable();
  await change;
  // The list is still asked for.
  expect(queries.isFetching({ queryKey: list.queryKey })).toBe(1);
  shown();
  queries.clear();
  resetConnection(async () => true);
});
