import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSessionControl, guest } from '../../../test/users.ts';
import * as sessionLoader from './load-session.ts';
import { RequireSession } from './require-session.tsx';
import type { SessionControl } from './session-control.ts';
import type { SessionState } from './session-state.ts';
import { dispatchSession, sessionStore } from './session-store.ts';

let control: SessionControl;

beforeEach(() => {
  control = fakeSessionControl();
  vi.spyOn(sessionLoader, 'loadSession').mockResolvedValue(control);
});

function show(state: SessionState) {
  sessionStore.setState(state, true);
  render(
    <MantineProvider>
      <RequireSession>the playground</RequireSession>
    </MantineProvider>,
  );
}

describe('a page that needs somebody', () => {
  it('ACCESS-62 makes a guest of a visitor without being asked', async () => {
    show({ at: 'signed-out', problem: null });
    expect(await screen.findByText('the playground')).toBeTruthy();
    expect(control.startGuest).toHaveBeenCalledOnce();
  });

  it('waits until it is known who is signed in', () => {
    show({ at: 'initialising' });
    expect(screen.getByRole('status').textContent).toBe('Starting your session');
    expect(control.startGuest).not.toHaveBeenCalled();
  });

  it('ERRORS-17 says what failed, and tries again when asked to', async () => {
    show({ at: 'signed-out', problem: { title: 'Anonymous sign in failed', detail: 'Network error' } });
    expect(screen.getByRole('alert').textContent).toContain('Anonymous sign in failed');
    expect(screen.getByText('Network error')).toBeTruthy();
    expect(control.startGuest).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the playground')).toBeTruthy();
  });

  it('does not make a guest of somebody who has just signed out', async () => {
    show({ at: 'signed-in', user: guest });
    act(() => dispatchSession({ is: 'nobody' }));
    expect(await screen.findByText('You are signed out')).toBeTruthy();
    expect(control.startGuest).not.toHaveBeenCalled();
  });
});
