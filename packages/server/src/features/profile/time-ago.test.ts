import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-22T12:00:05Z', 'just now'],
  ['2026-11-22T11:59:01Z', 'just now'],
  ['2026-11-22T11:59:00Z', '1 minute ago'],
  ['2026-11-22T11:01:00Z', '59 minutes ago'],
  ['2026-11-22T09:00:00Z', '3 hours ago'],
  ['2026-11-20T12:00:00Z', '2 days ago'],
  ['2026-11-01T12:00:00Z', '3 weeks ago'],
  ['2026-09-22T12:00:00Z', '2 months ago'],
  ['2024-11-22T12:00:00Z', '2 years ago'],
])('PROFILE-31 %s is %s', (then, words) => {
  expect(timeAgo(new Date(then), NOW)).toBe(words);
});
