import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSessionControl, guest } from '../../../test/users.ts';
import type { SessionControl } from './control/session-control.ts';
import type { SessionState } from './control/session-state.ts';
import * as sessionLoader from './load-session.ts';
import { RequireSession } from './require-session.tsx';
import { dispatchSession, sessionStore } from './session-store.ts';

let control: SessionControl;

beforeEach(() => {
  control = fakeSessionControl();
  vi.spyOn(sessionLoader, 'loadSession').mockResolvedValue(control);
});

function show(state: SessionState, asks?: { title: string; text: string }) {
  sessionStore.setState(state, true);
  render(
    <MantineProvider>
      <MemoryRouter>
        <RequireSession {...(asks ? { asks } : {})}>the playground</RequireSession>
      </MemoryRouter>
    </MantineProvider>,
  );
}

describe('a page that needs a session', () => {
  it('ACCESS-62 makes a visitor a guest without asking', async () => {
    show({ at: 'signed-out', problem: null });
    expect(await screen.findByText('the playground')).toBeTruthy();
    expect(control.startGuest).toHaveBeenCalledOnce();
  });

  it('waits until the session is known', () => {
    show({ at: 'initialising' });
    expect(screen.getByRole('status').textContent).toBe('Starting your session');
    expect(control.startGuest).not.toHaveBeenCalled();
  });

  it('ERRORS-17 gives the reason of a failure, and tries again when asked to', async () => {
    show({ at: 'signed-out', problem: { title: 'Anonymous sign in failed', detail: 'Network error' } });
    expect(screen.getByRole('alert').textContent).toContain('Anonymous sign in failed');
    expect(screen.getByText('Network error')).toBeTruthy();
    expect(control.startGuest).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the playground')).toBeTruthy();
  });

  it('does not make a guest of a user who has just signed out', async () => {
    show({ at: 'signed-in', user: guest });
    act(() => dispatchSession({ is: 'nobody' }));
    expect(await screen.findByRole('heading', { name: 'You are signed out', level: 1 })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue as guest' })).toBeTruthy();
    expect(control.startGuest).not.toHaveBeenCalled();
  });

  it('issue 13: offers to sign in if the user signed out in another tab', async () => {
    const config = document.createElement('script');
    Object.assign(config, { id: 'home-design-config', type: 'application/json' });
    config.textContent = JSON.stringify({ identity: null, accountSignIn: 'google' });
    document.head.append(config);
    show({ at: 'signed-in', user: { ...guest, isAnonymous: false } });
    act(() => dispatchSession({ is: 'nobody' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in with Google' }));
    await waitFor(() => expect(control.signInWithGoogle).toHaveBeenCalledOnce());
    config.remove();
  });

  it('issue 13: asks visitors on pages that say so, instead of making them guests', async () => {
    show({ at: 'signed-out', problem: null }, { title: 'Please sign in', text: 'Your boards are yours.' });
    expect(await screen.findByRole('heading', { name: 'Please sign in', level: 1 })).toBeTruthy();
    expect(control.startGuest).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Continue as guest' }));
    expect(await screen.findByText('the playground')).toBeTruthy();
  });
});
