import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdRenewal, renewPage, resetRenewal } from './release.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  resetRenewal(reload);
});
afterEach(() => {
  vi.useRealTimers();
  reload.mockClear();
});

describe('the release of a page', () => {
  it('reloads the page once for a new release, and never again', () => {
    expect(renewPage('release')).toBe(true);
    resetRenewal(reload);
    vi.setSystemTime(NOW + 3_600_000);
    expect(renewPage('release')).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page for a file that stays broken, three times a minute at most', () => {
    for (const seconds of [0, 5, 10]) {
      vi.setSystemTime(NOW + seconds * 1000);
      expect(renewPage('stuck')).toBe(true);
      resetRenewal(reload);
    }
    vi.setSystemTime(NOW + 59_000);
    expect(renewPage('stuck')).toBe(false);
    vi.setSystemTime(NOW + 61_000);
    expect(renewPage('stuck')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(4);
  });

  it('reloads the page once for several broken parts at the same time', () => {
    expect([renewPage('stuck'), renewPage('stuck'), renewPage('stuck')]).toEqual([true, true, true]);
    expect(reload).toHaveBeenCalledTimes(1);
    resetRenewal(reload);
    expect(renewPage('stuck')).toBe(true);
  });

  it('waits while input or uploads would be lost', () => {
    const end = holdRenewal();
    expect(renewPage('stuck')).toBe(false);
    end();
    expect(renewPage('stuck')).toBe(true);
  });
});
