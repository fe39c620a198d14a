import { expect, it } from 'vitest';
import { createRepeatKeys } from './repeat-keys.ts';

it('U-10 the same content keeps its key until it is created, and other content has another key', () => {
  const keys = createRepeatKeys();
  const first = keys.keyFor({ title: 'Flat' });
  expect(keys.keyFor({ title: 'Flat' })).toBe(first);
  const other = keys.keyFor({ title: 'House' });
  expect(other).not.toBe(first);

  keys.succeeded();
  expect(keys.keyFor({ title: 'House' })).not.toBe(other);
});
