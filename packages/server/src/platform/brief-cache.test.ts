import { beforeEach, expect, it } from 'vitest';
import { createBriefCache } from './brief-cache.ts';

let now: Date;
let asked: string[];
beforeEach(() => {
  now = new Date('2026-11-29T10:00:00Z');
  asked = [];
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const ask = async (key: string) => {
  asked.push(key);
  if (key === 'broken') throw new Error('The database is away.');
  return `answer to ${key}`;
};
const cache = (isKept?: (found: string) => boolean) =>
  createBriefCache({ now: () => now }, ask, { trustedMs: 500, most: 2, ...(isKept && { isKept }) });

it('asks once for a while, also for callers at the same time, and again after it', async () => {
  const { find } = cache();
  expect(await Promise.all([find('a'), find('a')])).toEqual(['answer to a', 'answer to a']);
  later(499);
  await find('a');
  expect(asked).toEqual(['a']);
  later(1);
  await find('a');
  expect(asked).toEqual(['a', 'a']);
});

it('asks again after the clock was set back', async () => {
  const { find } = cache();
  await find('a');
  later(-3_600_000);
  await find('a');
  expect(asked).toEqual(['a', 'a']);
});

it('keeps no error, and no answer that may not be kept', async () => {
  const { find } = cache((found) => found !== 'answer to unknown');
  await expect(find('broken')).rejects.toThrow('The database is away.');
  await expect(find('broken')).rejects.toThrow('The database is away.');
  await find('unknown');
  await find('unknown');
  expect(asked).toEqual(['broken', 'broken', 'unknown', 'unknown']);
});

it('forgets one answer, all answers, and the least recently used of too many', async () => {
  const { find, forget, forgetAll } = cache();
  await find('a');
  forget('a');
  await find('a');
  forgetAll();
  await find('a');
  expect(asked).toEqual(['a', 'a', 'a']);
  await find('b');
  await find('a');
  await find('c');
  await find('a');
  await find('b');
  expect(asked.slice(3)).toEqual(['b', 'c', 'b']);
});
