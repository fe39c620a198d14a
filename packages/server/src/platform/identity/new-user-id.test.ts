import { expect, it } from 'vitest';
import { newUserId } from './new-user-id.ts';

it('begins with a letter or a digit, because a leading dash is an option on a command line', () => {
  // One in 32 random ids begins with a dash or an underscore.
  const ids = Array.from({ length: 2_000 }, newUserId);
  expect(ids.filter((id) => !/^[A-Za-z0-9][\w-]{27}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
