import { describe, expect, it } from 'vitest';
import { formatBytes, formatNumber, formatPercent, formatTimeAgo, inAboutWords, plural } from './formats.ts';

describe('time ago', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  it.each([
    ['2026-03-10T11:59:30Z', 'just now'],
    ['2026-03-10T12:00:30Z', 'just now'],
    ['2026-03-10T11:55:00Z', '5 minutes ago'],
    ['2026-03-10T09:00:00Z', '3 hours ago'],
    ['2026-03-09T11:00:00Z', 'yesterday'],
    ['2026-02-20T12:00:00Z', '2 weeks ago'],
    ['2025-03-01T12:00:00Z', 'last year'],
  ])('%s is %s', (iso, words) => {
    expect(formatTimeAgo(iso, now)).toBe(words);
  });
});

it('writes numbers, percentages, counts and sizes', () => {
  expect(formatNumber(5000)).toBe('5,000');
  expect(formatPercent(0.417)).toBe('42%');
  expect(plural(1, 'photo')).toBe('1 photo');
  expect(plural(1200, 'photo')).toBe('1,200 photos');
  expect([900, 12_400, 3_140_000].map(formatBytes)).toEqual(['900 B', '12 kB', '3.1 MB']);
});

it('a duration is said as people say it', () => {
  expect([0.2, 7.4, 12, 26, 41, 50, 70, 100, 170].map(inAboutWords)).toEqual([
    'a few seconds',
    'a few seconds',
    'about 10 s',
    'about 25 s',
    'about 40 s',
    'less than a minute',
    'about a minute',
    'about 2 min',
    'about 3 min',
  ]);
});
