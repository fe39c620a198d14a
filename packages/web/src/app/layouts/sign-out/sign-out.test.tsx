import { projectRoutes } from '@home-design/contract';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSessionControl, guest } from '../../../../test/users.ts';
import * as guestReturn from '../../../core/session/guests/guest-return.ts';
import * as sessionLoader from '../../../core/session/load-session.ts';
import { dispatchSession, sessionStore } from '../../../core/session/session-store.ts';
import { call } from '../../../lib/api/api-client.ts';
import { networkError } from '../../../lib/api/api-error.ts';
import { useToasts } from '../../../ui/toasts/toasts.ts';
import { queryClient } from '../../query-client.ts';
import { askToSignOut, signOut } from './sign-out.ts';
import { SignOutDialogHost } from './sign-out-dialog-host.tsx';
import { stopAsking } from './sign-out-store.ts';

let control: ReturnType<typeof fakeSessionControl>;
const config = document.createElement('script');
Object.assign(config, { id: 'home-design-config', type: 'application/json' });

beforeEach(() => {
  control = fakeSessionControl();
  vi.spyOn(sessionLoader, 'loadSession').mockResolvedValue(control);
  sessionStore.setState({ at: 'signed-in', user: guest }, true);
  config.textContent = JSON.stringify({ identity: null, accountSignIn: 'google' });
  document.head.append(config);
});
afterEach(() => {
  act(() => stopAsking());
  config.remove();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <MantineProvider>
      <MemoryRouter>
        <SignOutDialogHost />
      </MemoryRouter>
    </MantineProvider>,
  );
const has = (projects: number, photos: number, designs: number) =>
  vi.spyOn(guestReturn, 'presentBelongings').mockResolvedValue({ projects, photos, designs });

describe('signing out as a guest', () => {
  it('issue 13: names what would be lost, offers the account, and keeps a way back', async () => {
    has(2, 1, 5);
    show();
    await act(() => askToSignOut());
    const dialog = await screen.findByRole('dialog', { name: 'Sign out of this guest session?' });
    expect(dialog.textContent).toContain('This guest session has 2 projects, 1 photo and 5 designs.');
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeTruthy();
    expect(control.signOut).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(control.signOut).toHaveBeenCalledExactlyOnceWith({ keepsGuest: true }));
  });

  it('says what is lost without a way back', async () => {
    has(1, 0, 0);
    show();
    await act(() => askToSignOut());
    fireEvent.click(
      await screen.findByRole('checkbox', { name: 'Let me continue on this browser for 7 days' }),
    );
    expect(screen.getByText('You will not be able to open 1 project again.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(control.signOut).toHaveBeenCalledExactlyOnceWith({ keepsGuest: false }));
  });

  it('asks also when the belongings cannot be loaded', async () => {
    vi.spyOn(guestReturn, 'presentBelongings').mockRejectedValue(new Error('Network error'));
    show();
    await act(() => askToSignOut());
    expect(await screen.findByText('This guest session may have projects, photos and designs.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(control.signOut).not.toHaveBeenCalled();
  });

  it('issue 13: keeps the dialog open with its choices while the server is away', async () => {
    has(1, 0, 0);
    show();
    vi.mocked(control.signOut).mockRejectedValueOnce(new Error('Logout failed', { cause: networkError() }));
    await act(() => askToSignOut());
    fireEvent.click(
      await screen.findByRole('checkbox', { name: 'Let me continue on this browser for 7 days' }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(control.signOut).toHaveBeenCalledOnce());
    expect(useToasts.getState().at(-1)?.message).toMatch(/cannot be reached/);
    const again = await screen.findByRole('button', { name: 'Sign Out' });
    await waitFor(() => expect(again.hasAttribute('data-loading')).toBe(false));
    fireEvent.click(again);
    await waitFor(() => expect(control.signOut).toHaveBeenLastCalledWith({ keepsGuest: false }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not ask a guest without belongings, or an account', async () => {
    has(0, 0, 0);
    await askToSignOut();
    expect(control.signOut).toHaveBeenCalledOnce();
    sessionStore.setState({ at: 'signed-in', user: { ...guest, isAnonymous: false } }, true);
    has(3, 3, 3);
    await askToSignOut();
    expect(control.signOut).toHaveBeenCalledTimes(2);
  });
});

describe('requests of a page during sign-out', () => {
  /** A server that answers when the test says so. */
  function heldBackServer() {
    const asked: AbortSignal[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      const signal = init?.signal as AbortSignal;
      asked.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason));
      return promise;
    });
    return asked;
  }
  const list = {
    queryKey: ['projects'],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(projectRoutes.list, { signal }),
  };

  it('issue 13: are canceled before the session ends, and not sent until then', async () => {
    const asked = heldBackServer();
    const first = queryClient.fetchQuery(list).catch((error: unknown) => error);
    await waitFor(() => expect(asked).toHaveLength(1));
    const between: Promise<unknown>[] = [];
    vi.mocked(control.signOut).mockImplementation(async () => {
      expect(asked[0]?.aborted).toBe(true);
      // A poll, or a window that gets the focus.
      between.push(queryClient.fetchQuery(list).catch((error: unknown) => error));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(asked).toHaveLength(1);
      dispatchSession({ is: 'sign-out-started' });
      dispatchSession({ is: 'nobody' });
    });
    await signOut();
    await Promise.all([first, ...between]);
    expect(control.signOut).toHaveBeenCalledOnce();
    expect(asked).toHaveLength(1);
  });

  it('are sent again when signing out failed', async () => {
    const asked = heldBackServer();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(control.signOut).mockRejectedValueOnce(new Error('Logout failed'));
    await signOut();
    void queryClient.fetchQuery(list).catch(() => undefined);
    await waitFor(() => expect(asked).toHaveLength(1));
    queryClient.clear();
  });
});
