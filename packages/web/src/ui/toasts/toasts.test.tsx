import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, networkError } from '../../lib/api/api-error.ts';
import { reportLost, resetConnection, tryNow } from '../../lib/api/connection.ts';
import { ConnectionBanner } from '../connection-banner.tsx';
import { ToastArea } from './toast-area.tsx';
import { toast, useToasts } from './toasts.ts';

beforeEach(() => {
  useToasts.setState([], true);
  vi.useFakeTimers();
  render(
    <MantineProvider env="test">
      <ToastArea />
      <ConnectionBanner />
    </MantineProvider>,
  );
});
afterEach(() => {
  resetConnection(async () => true);
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const say = (what: () => void) => act(what);
const shown = () => screen.queryAllByText(/^Toast/).map((one) => one.textContent);
const button = (name: string) => screen.getByRole('button', { name });

it('STORE-67 CONST-20 a toast lasts 4000 ms', async () => {
  say(() => toast.success('Toast one'));
  await wait(3_900);
  expect(shown()).toEqual(['Toast one']);
  await wait(100);
  expect(shown()).toEqual([]);
});

it('STORE-68 CONST-21 three toasts are visible at once; the next ones wait', async () => {
  say(() => {
    for (const name of ['one', 'two', 'three', 'four']) toast.error(`Toast ${name}`);
  });
  expect(shown()).toHaveLength(3);
  await wait(4_500);
  expect(shown()).toEqual(['Toast four']);
});

it('is announced at once, and closes by its button', () => {
  say(() => toast.error('Toast one', 'Why'));
  expect(screen.getByRole('alert').textContent).toContain('Why');
  act(() => button('Close').click());
  expect(shown()).toEqual([]);
});

it('stays while it has the focus', async () => {
  say(() => toast.error('Toast one'));
  act(() => button('Close').focus());
  await wait(20_000);
  expect(shown()).toEqual(['Toast one']);
  act(() => button('Close').blur());
  await wait(4_000);
  expect(shown()).toEqual([]);
});

it('a toast with Undo stays longer, and closes after Undo', async () => {
  const undo = vi.fn();
  say(() => toast.undo('Toast deleted', 'Undo', undo));
  await wait(9_000);
  expect(shown()).toEqual(['Toast deleted']);
  act(() => button('Undo').click());
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

describe('a failure', () => {
  it.each([
    ['no answer', networkError()],
    ["a proxy's word that the server is away", new ApiError('HTTP error! status: 503', { status: 503 })],
  ])('ERRORS-14 says that the input is kept, and offers to try again, after %s', (_why, error) => {
    const retry = vi.fn();
    say(() => toast.failed('Toast failed', error, 'Network error', retry));
    expect(screen.getByText(/The server cannot be reached\. What you entered is kept\./)).toBeTruthy();
    act(() => button('Retry').click());
    expect(retry).toHaveBeenCalledOnce();
    expect(shown()).toEqual([]);
  });

  it('says at once that the user is offline, when the browser knows it', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    say(() => toast.failed('Toast failed', networkError(), 'Network error', vi.fn()));
    expect(screen.getByText(/You are offline\. What you entered is kept\./)).toBeTruthy();
  });

  it('issue 19: has the state as its title in place of Error, with Retry, while the user is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const retry = vi.fn();
    say(() => toast.failed('Error', networkError(), 'Failed to update listing', retry));
    expect(screen.getByText('You are offline')).toBeTruthy();
    expect(screen.getByText('What you entered is kept.')).toBeTruthy();
    expect(screen.queryByText('Error')).toBeNull();
    act(() => button('Retry').click());
    expect(retry).toHaveBeenCalledOnce();
  });

  it('issue 19: is told once, by a toast in place of the banner, until the connection is back and for 10 s after', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isServerThere = false;
    resetConnection(async () => isServerThere);
    await act(async () => reportLost());
    expect(screen.getByText('You are offline. Trying again …')).toBeTruthy();
    const retry = vi.fn();
    say(() => toast.failed('Error', networkError(), 'Failed to apply edit', retry));
    await wait(60_000);
    expect(screen.getAllByText(/offline/)).toHaveLength(1);
    // The page leaves room for a toast that stays.
    expect(document.querySelectorAll('[data-stays]')).toHaveLength(1);
    expect(screen.getByText('You are offline')).toBeTruthy();

    isServerThere = true;
    await act(async () => tryNow());
    expect(screen.getAllByText('Back online')).toHaveLength(1);
    expect(document.querySelector('[data-stays]')).toBeNull();
    expect(screen.queryByText(/offline/)).toBeNull();
    act(() => button('Retry').click());
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.queryByText('What you entered is kept.')).toBeNull();
  });

  it.each([
    ['up by its height on phones', '', true, [[{ top: 53 }]]],
    ['not while a picture sticks, which becomes lower', 'data-sticks', true, []],
    ['not in wide windows', '', false, []],
  ])(
    'moves the page %s when it stays, so that it covers nothing that was in view',
    async (_how, sticking, matches, moved) => {
      document.body.innerHTML = `<div ${sticking}></div>`;
      const { matchMedia } = window;
      vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
        Object.assign(matchMedia(media), { matches }),
      );
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(53);
      const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
      resetConnection(async () => false);
      await act(async () => reportLost());
      say(() => toast.failed('Toast failed', networkError(), 'Network error', vi.fn()));
      await wait(1_000);
      expect(scrollBy.mock.calls).toEqual(moved);
    },
  );

  it('has the banner back when its toast is closed while the server is away', async () => {
    resetConnection(async () => false);
    await act(async () => reportLost());
    say(() => toast.failed('Toast failed', networkError(), 'Network error', vi.fn()));
    expect(screen.getAllByText(/cannot be reached/)).toHaveLength(1);
    act(() => button('Close').click());
    expect(screen.getByText('The server cannot be reached. Trying again …')).toBeTruthy();
  });

  it('says in place of Error what is in the way, with the reason of the server', () => {
    const limited = new ApiError('Too many requests.', { status: 429, code: 'rate_limited' });
    say(() => toast.failed('Error', limited, 'Failed to update listing', vi.fn()));
    expect(screen.getByText('Please wait')).toBeTruthy();
    expect(screen.getByText('Too many requests.')).toBeTruthy();
    expect(screen.queryByText('Error')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('keeps the title Error, with the sentence of the action, when the server fails', () => {
    const broken = new ApiError('Something went wrong.', { status: 500, code: 'internal' });
    say(() => toast.failed('Error', broken, 'Failed to update listing', vi.fn()));
    expect(screen.getByText('Error')).toBeTruthy();
    expect(screen.getByText('Failed to update listing')).toBeTruthy();
  });

  it.each([
    ['a refusal', new ApiError('Too long.', { status: 400, code: 'invalid' })],
    ["the server's own 503", new ApiError('Busy.', { status: 503, code: 'unavailable' })],
  ])('shows only the sentence after %s', (_why, error) => {
    say(() => toast.failed('Toast failed', error, error.message, vi.fn()));
    expect(screen.getByText(error.message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

it('leaves room for the bars at the foot of the window, and only for those', async () => {
  const barAt = (top: number, height: number) => {
    const bar = document.body.appendChild(document.createElement('div'));
    bar.setAttribute('data-foot-bar', '');
    bar.getBoundingClientRect = () => new DOMRect(0, top, 360, height);
    return bar;
  };
  const bars = [
    barAt(innerHeight - 60, 60),
    barAt(innerHeight - 150, 80),
    barAt(-300, 80), // scrolled out of the window
    barAt(0, 0), // not displayed
  ];
  say(() => toast.error('Toast one'));
  const area = screen.getByText('Toast one').closest('body > div') as HTMLElement;
  expect(area.style.getPropertyValue('--foot-room')).toBe('150px');
  for (const bar of bars) bar.remove();
  await wait(50);
  expect(area.style.getPropertyValue('--foot-room')).toBe('0px');
});

it('toasts are part of no other element, and nothing that opens disables them', async () => {
  say(() => toast.undo('Toast one', 'Undo', () => undefined));
  const area = screen.getByText('Toast one').closest('body > div') as HTMLElement;
  expect(area.contains(button('Undo'))).toBe(true);
  // The large view of photos does this to everything beside it.
  area.setAttribute('inert', '');
  area.setAttribute('aria-hidden', 'true');
  await wait(0);
  expect([area.hasAttribute('inert'), area.hasAttribute('aria-hidden')]).toEqual([false, false]);
});
