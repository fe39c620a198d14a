import type { AccountDeletion } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { guest } from '../../../test/users.ts';
import { dispatchSession, sessionStore } from '../../core/session/session-store.ts';
import { SettingsPage } from './settings-page.tsx';

const AT = '/app/settings';
const GET = 'GET /api/v1/auth/delete-account';
const ASK = 'POST /api/v1/auth/delete-account';
const KEEP = 'POST /api/v1/auth/delete-account/cancel';
const UID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const someGuest = { ...guest, uid: UID };
const mara = { ...someGuest, isAnonymous: false, displayName: 'Mara', email: 'mara@example.com' };
const REQUESTED: AccountDeletion = {
  requested_at: '2026-11-22T10:00:00.000Z',
  due_at: '2026-11-23T09:00:00.000Z',
};

function deletingServer() {
  let deletion: AccountDeletion | null = null;
  return fakeApi({
    'GET /api/v1/auth/preferences': () => new Refusal(503),
    [GET]: () => ({ deletion }),
    [ASK]: () => {
      deletion = REQUESTED;
      return { deletion };
    },
    [KEEP]: () => {
      deletion = null;
      return { deletion };
    },
  });
}
const show = () => showScreen(<SettingsPage />, { path: AT, at: AT });
const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Account' }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
};
const confirm = (dialog: Awaited<ReturnType<typeof openDialog>>, text: string) => {
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: text } });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete Account' }));
};

beforeEach(() => {
  sessionStore.setState({ at: 'initialising' }, true);
  dispatchSession({ is: 'synced', user: someGuest });
});

describe('the danger zone', () => {
  it('SETTINGS-06 SETTINGS-26 SETTINGS-28 SETTINGS-29 SETTINGS-31 ERRORS-89 C-28 makes a guest type the name of the account, and confirms the deletion only after the answer', async () => {
    const api = deletingServer();
    show();
    const dialog = await openDialog();
    dialog.getByLabelText('Type your guest account name guest_3f2504e0 to confirm');
    expect(api.calls('POST')).toEqual([]);
    confirm(dialog, 'Guest_3F2504E0');
    expect(await screen.findByText('Account deletion requested')).toBeTruthy();
    expect(screen.getByText('Your account will be deleted within 24 hours.')).toBeTruthy();
    expect(api.calls('POST').map(({ body }) => body)).toEqual([{ confirmation: 'Guest_3F2504E0' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SETTINGS-25 SETTINGS-27 makes the owner of an account type its email, in upper or lower case', async () => {
    dispatchSession({ is: 'synced', user: mara });
    const api = deletingServer();
    show();
    const dialog = await openDialog();
    dialog.getByLabelText('Type your email mara@example.com to confirm');
    confirm(dialog, 'MARA@example.com');
    await waitFor(() => expect(api.calls('POST')).toHaveLength(1));
  });

  it.each([
    ['a guest', someGuest, 'Please type your guest account name.'],
    ['an account', mara, 'Please type the email of your account.'],
  ])(
    'SETTINGS-30 ERRORS-90 asks %s again after a wrong entry, and sends no request',
    async (_whose, user, text) => {
      dispatchSession({ is: 'synced', user });
      const api = deletingServer();
      show();
      confirm(await openDialog(), 'mara@example.org');
      expect(await screen.findByText('Incorrect confirmation')).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(api.calls('POST')).toEqual([]);
      expect(screen.getByRole('dialog')).toBeTruthy();
    },
  );

  it('C-28 shows the requested deletion, also after a reload, and cancels it', async () => {
    const api = deletingServer();
    api.answer(GET, () => ({ deletion: REQUESTED }));
    show();
    expect(
      await screen.findByText(/^Your account will be deleted. Deletion starts on Nov 2\d, 2026/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('Your account is kept')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Delete Account' })).toBeTruthy();
  });

  it('confirms nothing when the server refused the request', async () => {
    const api = deletingServer();
    api.answer(ASK, () => new Refusal(503, 'The service is not ready.'));
    show();
    confirm(await openDialog(), 'guest_3f2504e0');
    expect(await screen.findByText('The deletion could not be requested')).toBeTruthy();
    expect(screen.queryByText('Account deletion requested')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('guest_3f2504e0');
  });

  it('says that the state of the deletion could not be loaded', async () => {
    const api = deletingServer();
    api.answer(GET, () => new Refusal(503, 'The service is not ready.'));
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('The service is not ready.');
    api.answer(GET, () => ({ deletion: null }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Delete Account' })).toBeTruthy();
  });
});
