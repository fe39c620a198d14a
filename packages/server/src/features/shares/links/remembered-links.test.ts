import { beforeEach, expect, it } from 'vitest';
import { rememberLinks } from './remembered-links.ts';

let now: Date;
let opened: string[];
beforeEach(() => {
  now = new Date('2026-11-22T10:00:00Z');
  opened = [];
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const links = () =>
  rememberLinks({ now: () => now }, async (token) => {
    opened.push(token);
    return token === 'unknown' ? undefined : { link: { revokedAt: null, expiresAt: null }, token };
  });

it('opens a link once in half a second, and again after it', async () => {
  const { find } = links();
  const found = await find('board');
  later(499);
  expect(await find('board')).toBe(found);
  expect(opened).toEqual(['board']);
  later(1);
  await find('board');
  expect(opened).toEqual(['board', 'board']);
});

it('opens a link again after the clock was set back', async () => {
  const { find } = links();
  await find('board');
  later(-3_600_000);
  await find('board');
  expect(opened).toEqual(['board', 'board']);
});

it('remembers no unknown token', async () => {
  const { find } = links();
  for (let n = 0; n < 2; n++) expect(await find('unknown')).toBeUndefined();
  expect(opened).toEqual(['unknown', 'unknown']);
});
