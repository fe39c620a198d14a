import { expect, it, vi } from 'vitest';
import { singleFlight } from './single-flight.ts';

it('shares a run among the calls during it, and starts another afterwards', async () => {
  const action = vi.fn(async () => action.mock.calls.length);
  const run = singleFlight(action);
  expect(await Promise.all([run(), run()])).toEqual([1, 1]);
  expect(await run()).toBe(2);
});

it('starts another run after a failure', async () => {
  const action = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down'));
  action.mockResolvedValueOnce('up');
  const run = singleFlight(action);
  await expect(run()).rejects.toThrow('down');
  expect(await run()).toBe('up');
});
