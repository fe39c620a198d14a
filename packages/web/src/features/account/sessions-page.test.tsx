import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { user } from '../../../test/user.ts';
import { guest } from '../../../test/users.ts';
import { dispatchSession, sessionStore } from '../../core/session/session-store.ts';
import { SessionsPage } from './sessions-page.tsx';

const place = (sign: string, change: object) => ({
  id: sign.repeat(64),
  device: 'Firefox on Linux',
  createdAt: '2026-11-02T08:00:00.000Z',
  lastUsedAt: new Date().toISOString(),
  isCurrent: false,
  ...change,
});
const HERE = place('a', { isCurrent: true });
const PHONE = place('b', { device: 'Safari on iPhone' });
const OTHER = place('c', { device: null });
const LIST = 'GET /api/v1/auth/sessions';

const show = () => showScreen(<SessionsPage />, { path: '/app/sessions', at: '/app/sessions' });

describe('the page of sessions', () => {
  beforeEach(() => dispatchSession({ is: 'synced', user: guest }));

  it('lists this browser and the others, in plain words', async () => {
    fakeApi({ [LIST]: () => ({ results: [HERE, PHONE, OTHER] }) });
    show();
    expect(await screen.findByRole('heading', { name: 'Where you are signed in', level: 1 })).toBeTruthy();
    const entries = await screen.findAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Firefox on LinuxThis browserSigned in Nov 2, 2026 · Last used just now$/),
      expect.stringMatching(/^Safari on iPhoneSigned in .*Sign out$/),
      expect.stringMatching(/^Unknown browserSigned in .*Sign out$/),
    ]);
    expect(within(entries[0] as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('signs out of one browser after asking once, by its name', async () => {
    let places = [HERE, PHONE];
    const api = fakeApi({
      [LIST]: () => ({ results: places }),
      [`DELETE /api/v1/auth/sessions/${PHONE.id}`]: () => {
        places = [HERE];
      },
    });
    show();
    await user.click(await screen.findByRole('button', { name: 'Sign out of Safari on iPhone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out of Safari on iPhone?' });
    expect(api.calls('DELETE')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
    expect(screen.getByText('Signed out of Safari on iPhone')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('signs out everywhere else at once', async () => {
    let places = [HERE, PHONE, OTHER];
    const api = fakeApi({
      [LIST]: () => ({ results: places }),
      'POST /api/v1/auth/sessions/end-others': () => {
        places = [HERE];
        return { ended: 2 };
      },
    });
    show();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere else?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
    expect(api.calls('POST')).toHaveLength(1);
  });

  it('issue 13: keeps the dialog open without a connection, and signs out by Retry', async () => {
    let isThere = false;
    const api = fakeApi({
      [LIST]: () => ({ results: [HERE, PHONE] }),
      [`DELETE /api/v1/auth/sessions/${PHONE.id}`]: () => {
        if (!isThere) throw new TypeError('Failed to fetch');
      },
    });
    show();
    await user.click(await screen.findByRole('button', { name: 'Sign out of Safari on iPhone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out of Safari on iPhone?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText(/^The server cannot be reached\. What you entered is kept/)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(screen.getByText('Safari on iPhone')).toBeTruthy();
    isThere = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Signed out of Safari on iPhone')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('DELETE')).toHaveLength(2);
  });

  it('shows the error of the server', async () => {
    fakeApi({
      [LIST]: () => ({ results: [HERE, PHONE] }),
      [`DELETE /api/v1/auth/sessions/${PHONE.id}`]: () => new Refusal(404, 'This sign-in has already ended.'),
    });
    show();
    await user.click(await screen.findByRole('button', { name: 'Sign out of Safari on iPhone' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('This sign-in has already ended.')).toBeTruthy();
  });

  it('shows an error, not an empty list, when the sessions cannot be loaded, and loads them by Try again', async () => {
    const api = fakeApi({ [LIST]: () => new Refusal(503, 'The service is not ready.') });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('The service is not ready.');
    api.answer(LIST, () => ({ results: [HERE] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Linux')).toBeTruthy();
  });

  it('asks a signed-out user to sign in, and loads nothing', async () => {
    sessionStore.setState({ at: 'signed-out', problem: null }, true);
    const api = fakeApi({});
    show();
    expect(screen.getByRole('heading', { name: 'You are not signed in here', level: 1 })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue as guest' })).toBeTruthy();
    expect(api.calls('GET')).toHaveLength(0);
  });
});
