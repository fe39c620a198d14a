import { expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

it('does one piece of work at a time, the newest first, and goes on after a failure', async () => {
  const inTurn = newestFirst();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    inTurn(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (name === 'third') throw new Error(name);
      return name;
    });
  const first = work('first');
  const second = work('second');
  const third = work('third');
  expect(begun).toEqual(['first']);
  ends.shift()?.();
  expect(await first).toBe('first');
  await expect.poll(() => begun).toEqual(['first', 'third']);
  ends.shift()?.();
  await expect(third).rejects.toThrow('third');
  await expect.poll(() => begun).toEqual(['first', 'third', 'second']);
  ends.shift()?.();
  expect(await second).toBe('second');
});
