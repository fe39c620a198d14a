import { describe, expect, it } from 'vitest';
import { WEB_FETCH_SENTENCES } from './copy.ts';
import { WebFetchError, type WebFetchFailure } from './web-fetcher.ts';

describe('what went wrong while fetching from the web', () => {
  it.each(Object.entries(WEB_FETCH_SENTENCES) as [WebFetchFailure, string][])(
    '%s says what happened and what to do next',
    (failure, sentence) => {
      const error = new WebFetchError(failure);
      expect(error).toMatchObject({ failure, message: sentence, name: 'WebFetchError' });
      expect(sentence.match(/[.]( |$)/g)).toHaveLength(2);
    },
  );

  it('only temporary failures are worth a retry', () => {
    const passing = (Object.keys(WEB_FETCH_SENTENCES) as WebFetchFailure[]).filter(
      (failure) => new WebFetchError(failure).isWorthRetrying,
    );
    expect(passing).toEqual(['too_slow', 'not_reachable', 'server_error']);
    expect(new WebFetchError('disallowed_by_robots', { isWorthRetrying: true }).isWorthRetrying).toBe(true);
  });
});
