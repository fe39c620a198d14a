import { expect, it } from 'vitest';
import { countFrom, pageOf, windowOf } from './paging.ts';

it.each([
  [0, 1, { num_pages: 1, has_next: false, has_previous: false }],
  [25, 1, { num_pages: 1, has_next: false, has_previous: false }],
  [26, 1, { num_pages: 2, has_next: true, has_previous: false }],
  [26, 2, { num_pages: 2, has_next: false, has_previous: true }],
  [26, 9, { num_pages: 2, has_next: false, has_previous: true }],
])('API-009 %i rows, page %i', (count, page, expected) => {
  expect(pageOf([], count, { page, page_size: 25 })).toMatchObject({ count, ...expected });
});

it('the window of a page starts after the pages before it', () => {
  expect(windowOf({ page: 3, page_size: 25 })).toEqual({ limit: 25, offset: 50 });
});

it.each([
  [{ limit: 25, offset: 0 }, 0, 0],
  [{ limit: 25, offset: 0 }, 24, 24],
  [{ limit: 25, offset: 25 }, 3, 28],
  [{ limit: 25, offset: 0 }, 25, 99],
  [{ limit: 25, offset: 50 }, 0, 99],
])('a window %o that shows %i rows counts %i', async (window, shown, expected) => {
  expect(await countFrom(window, shown, async () => 99)).toBe(expected);
});
