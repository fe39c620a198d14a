import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeSessionControl } from '../../../test/users.ts';
import * as sessionLoader from '../../core/session/load-session.ts';
import { sessionStore } from '../../core/session/session-store.ts';
import { SignInCorner } from './sign-in-corner.tsx';

const config = document.createElement('script');
Object.assign(config, { id: 'home-design-config', type: 'application/json' });
afterEach(() => config.remove());

function show(accountSignIn?: 'google') {
  const control = fakeSessionControl();
  vi.spyOn(sessionLoader, 'loadSession').mockResolvedValue(control);
  sessionStore.setState({ at: 'signed-out', problem: null }, true);
  config.textContent = JSON.stringify({ identity: null, accountSignIn });
  document.head.append(config);
  render(
    <MantineProvider>
      <SignInCorner />
    </MantineProvider>,
  );
  return control;
}

it("NAV-44 'Sign In' of the top navigation signs in with Google", async () => {
  const control = show('google');
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole('button').textContent).toBe('Signing in...');
  await waitFor(() => expect(control.signInWithGoogle).toHaveBeenCalledOnce());
});

it('NAV-44 visitors become guests when the server has no sign-in with Google', async () => {
  const control = show();
  fireEvent.click(screen.getByRole('button', { name: 'Continue as guest' }));
  await waitFor(() => expect(control.startGuest).toHaveBeenCalledOnce());
});
