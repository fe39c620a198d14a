import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastArea } from './toast-area.tsx';
import { toast } from './toasts.ts';

beforeEach(async () => {
  notifications.clean();
  // Loaded when it is first wanted; here before time is stopped.
  await import('./undo-toast.tsx');
  vi.useFakeTimers();
  render(
    <MantineProvider env="test">
      <ToastArea />
    </MantineProvider>,
  );
});
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryAllByText(/^Toast/).map((one) => one.textContent);

it('STORE-67 CONST-20 a toast lasts 4000 ms', async () => {
  toast.success('Toast one');
  await wait(3_900);
  expect(shown()).toEqual(['Toast one']);
  await wait(600); // with its leaving
  expect(shown()).toEqual([]);
});

it('STORE-68 CONST-21 three toasts are visible at once; the next ones wait', async () => {
  for (const name of ['one', 'two', 'three', 'four']) toast.error(`Toast ${name}`);
  await wait(100);
  expect(shown()).toHaveLength(3);
  await wait(4_500);
  expect(shown()).toEqual(['Toast four']);
});

it('a toast that can be taken back stays longer, and goes when it was', async () => {
  const undo = vi.fn();
  toast.undo('Toast deleted', 'Undo', undo);
  await wait(9_000);
  expect(shown()).toEqual(['Toast deleted']);
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  await wait(600);
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});
