import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  answered,
  followBrowser,
  isReachable,
  onBack,
  pauseBefore,
  reportLost,
  resetConnection,
  tryNow,
  useConnection,
  whenReachable,
} from './connection.ts';

const asked = vi.fn<() => Promise<boolean>>();
const at = () => useConnection.getState().at;
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset().mockResolvedValue(false);
  resetConnection(asked);
});
afterEach(() => void vi.useRealTimers());

it('does not report a failed call while the server answers', async () => {
  asked.mockResolvedValue(true);
  reportLost();
  await wait(0);
  expect([asked.mock.calls.length, at()]).toEqual([1, 'there']);
});

it('asks again with growing pauses until the server answers, then reports it for three seconds', async () => {
  reportLost();
  await wait(0);
  expect(at()).toBe('away');
  await wait(1_000 + 2_000 + 4_000);
  expect(asked).toHaveBeenCalledTimes(4);
  asked.mockResolvedValue(true);
  await wait(8_000);
  expect(at()).toBe('back');
  await wait(3_000);
  expect(at()).toBe('there');
});

it('waits fifteen seconds at most', () => {
  expect([0, 1, 2, 3, 4, 20].map(pauseBefore)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});

it.each([
  ['at the press of the button', () => tryNow()],
  ['when the browser is online again', () => window.dispatchEvent(new Event('online'))],
])('asks at once %s', async (_when, hurry) => {
  followBrowser(window);
  reportLost();
  await wait(0);
  asked.mockResolvedValue(true);
  hurry();
  await wait(0);
  expect(at()).toBe('back');
});

it('only checks the server when the browser reports that it is offline', async () => {
  asked.mockResolvedValue(true);
  followBrowser(window);
  window.dispatchEvent(new Event('offline'));
  await wait(0);
  expect(at()).toBe('there');
});

it('resolves waiting calls when the server is back, whichever call finds out', async () => {
  const back = vi.fn();
  const stop = onBack(back);
  const reached = vi.fn();
  void whenReachable().then(reached);
  await wait(0);
  expect(reached).not.toHaveBeenCalled();
  answered();
  await wait(0);
  expect([back.mock.calls.length, reached.mock.calls.length]).toEqual([1, 1]);
  stop();
});

it('does not miss an answer that arrives while it asks', async () => {
  const reached = vi.fn();
  let answer: (isThere: boolean) => void = () => undefined;
  asked.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  void whenReachable().then(reached);
  answer(false);
  useConnection.setState({ at: 'away' });
  answered(); // the answer of an earlier call
  await wait(0);
  expect(reached).toHaveBeenCalledOnce();
});

it('asks once for all waiting calls', async () => {
  await Promise.all([isReachable(), isReachable(), isReachable()]);
  expect(asked).toHaveBeenCalledOnce();
});
