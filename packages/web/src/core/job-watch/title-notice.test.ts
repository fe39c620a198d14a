// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceInTitle } from './title-notice.ts';

function lookAway(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Playground';
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('announceInTitle', () => {
  it('keeps the notice until the tab is looked at again', () => {
    lookAway(true);
    announceInTitle('Done');
    vi.advanceTimersByTime(60_000);
    expect(document.title).toBe('Done · Playground');
    lookAway(false);
    vi.advanceTimersByTime(5000);
    expect(document.title).toBe('Playground');
  });

  it('shows the newest notice only', () => {
    announceInTitle('Done');
    announceInTitle('Failed');
    expect(document.title).toBe('Failed · Playground');
  });

  it('does not change the title of a page opened meanwhile', () => {
    announceInTitle('Done');
    document.title = 'Projects';
    vi.advanceTimersByTime(5000);
    expect(document.title).toBe('Projects');
  });
});
