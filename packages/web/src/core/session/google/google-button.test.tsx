import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSessionControl } from '../../../../test/users.ts';
import type { SessionControl } from '../control/session-control.ts';
import * as sessionLoader from '../load-session.ts';
import { sessionStore } from '../session-store.ts';
import { GoogleButton } from './google-button.tsx';

let control: SessionControl;
beforeEach(() => {
  control = fakeSessionControl();
  vi.spyOn(sessionLoader, 'loadSession').mockResolvedValue(control);
  sessionStore.setState({ at: 'signed-out', problem: null }, true);
});
afterEach(() => document.getElementById('home-design-config')?.remove());

function show(accountSignIn?: 'google' | 'development') {
  const config = document.createElement('script');
  Object.assign(config, { id: 'home-design-config', type: 'application/json' });
  config.textContent = JSON.stringify({ identity: null, accountSignIn });
  document.head.append(config);
  render(
    <MantineProvider>
      <GoogleButton />
    </MantineProvider>,
  );
}
const button = () => screen.getByRole('button');

describe('the button that signs in with Google', () => {
  it("PROJECTS-03 PROJECTS-04 opens Google's page, and reads 'Signing in...' meanwhile", async () => {
    const arrival = Promise.withResolvers<void>();
    vi.mocked(control.signInWithGoogle).mockReturnValueOnce(arrival.promise);
    show('google');
    expect(button().textContent).toBe('Sign in with Google');
    expect(screen.queryByText(/Development/)).toBeNull();
    fireEvent.click(button());
    expect(button().textContent).toBe('Signing in...');
    await act(async () => arrival.resolve());
    expect(button().textContent).toBe('Sign in with Google');
  });

  it("PROJECTS-04 reads 'Signing in...' for a user who comes back from Google", () => {
    sessionStore.setState({ at: 'signing-in' }, true);
    show('google');
    expect(button().textContent).toBe('Signing in...');
  });

  it('ACCESS-02 says beside it that the server has only a stand-in for Google', () => {
    show('development');
    expect(button().textContent).toBe('Sign in with Google');
    expect(screen.getByText('Development sign-in on this server').id).toBe(
      button().getAttribute('aria-describedby'),
    );
  });

  it('ACCESS-02 is a sentence instead on a server without Google sign-in', () => {
    show();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/Signing in with Google is not set up on this server/)).toBeTruthy();
  });
});
