import type { MailPreferences } from '@home-design/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { guest } from '../../../test/users.ts';
import { dispatchSession, sessionStore } from '../../core/session/session-store.ts';
import { keptPreferences } from './kept-preferences.ts';
import { SettingsPage } from './settings-page.tsx';

const AT = '/app/settings';
const GET = 'GET /api/v1/auth/preferences';
const SAVE = 'PATCH /api/v1/auth/preferences';
const DEFAULTS: MailPreferences = {
  emailNotifications: true,
  projectNotifications: true,
  marketingEmails: false,
};
const UID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const mara = { ...guest, uid: UID, isAnonymous: false, displayName: 'Mara', email: 'mara@example.com' };
const show = (tab?: string) => showScreen(<SettingsPage />, { path: AT, at: tab ? `${AT}?tab=${tab}` : AT });
const stored = () => JSON.parse(localStorage.getItem('home-design-preferences') ?? 'null');

/** A server that stores the preferences. */
function keepingServer(preferences = DEFAULTS, sendsMail = true) {
  let kept = preferences;
  return fakeApi({
    [GET]: () => ({ preferences: kept, sendsMail }),
    [SAVE]: ({ body }) => {
      kept = { ...kept, ...(body as Partial<MailPreferences>) };
      return { preferences: kept, sendsMail };
    },
  });
}
const mailSwitch = (name: string): Promise<HTMLInputElement> => screen.findByRole('switch', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));

beforeEach(() => {
  localStorage.clear();
  sessionStore.setState({ at: 'initialising' }, true);
  dispatchSession({ is: 'synced', user: { ...guest, uid: UID } });
});

describe('the settings', () => {
  it('ask visitors to sign in, and do not make them guests', async () => {
    sessionStore.setState({ at: 'signed-out', problem: null }, true);
    const api = fakeApi({});
    show();
    expect(await screen.findByRole('heading', { name: 'Sign In Required', level: 1 })).toBeTruthy();
    expect(api.calls('GET')).toEqual([]);
  });

  it('NAV-24 SETTINGS-01 SETTINGS-02 SETTINGS-03 SETTINGS-04 SETTINGS-05 have their tabs, and only English', async () => {
    keepingServer();
    const { address } = show();
    expect(screen.getByRole('heading', { name: 'Settings', level: 1 })).toBeTruthy();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['General', 'Notifications', 'Branding', 'Account']);
    const language = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    expect(language.disabled).toBe(true);
    expect(language.selectedOptions[0]?.textContent).toBe('English');
    expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Account' }));
    await waitFor(() => expect(address()).toBe(`${AT}?tab=account`));
  });
});

describe('the tab Notifications', () => {
  it('SETTINGS-07 SETTINGS-08 SETTINGS-09 SETTINGS-19 SETTINGS-20 SETTINGS-21 CONST-76 CONST-77 CONST-78 has three switches with their defaults', async () => {
    keepingServer();
    show('notifications');
    expect((await mailSwitch('Email notifications')).checked).toBe(true);
    expect((await mailSwitch('Project updates')).checked).toBe(true);
    expect((await mailSwitch('Marketing emails')).checked).toBe(false);
  });

  it('SETTINGS-17 SETTINGS-18 SETTINGS-22 SETTINGS-23 ERRORS-87 C-27 STORE-24 saves them here and on the server, and says so', async () => {
    const api = keepingServer();
    show('notifications');
    fireEvent.click(await mailSwitch('Marketing emails'));
    // A change of tab keeps the switches.
    fireEvent.click(screen.getByRole('tab', { name: 'General' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Notifications' }));
    save();
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    expect(screen.getByText('Your preferences have been updated successfully.')).toBeTruthy();
    expect(api.calls('PATCH').map(({ body }) => body)).toEqual([{ marketingEmails: true }]);
    expect(stored()).toEqual({ language: 'en', ...DEFAULTS, marketingEmails: true });

    cleanup();
    show('notifications');
    expect((await mailSwitch('Marketing emails')).checked).toBe(true);
  });

  it('SETTINGS-22 shows the preferences of this browser while the server is away, and sends only changed ones', async () => {
    keptPreferences.write({ language: 'en', ...DEFAULTS, projectNotifications: false });
    const api = keepingServer();
    api.answer(GET, () => new Refusal(503, 'The service is not ready.'));
    show('notifications');
    expect((await mailSwitch('Project updates')).checked).toBe(false);
    expect(screen.getByText(/could not be loaded/)).toBeTruthy();
    fireEvent.click(await mailSwitch('Marketing emails'));
    save();
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    expect(api.calls('PATCH').map(({ body }) => body)).toEqual([{ marketingEmails: true }]);
  });

  it("C-27 shows the server's value, which a link in a mail may have changed", async () => {
    keptPreferences.write({ language: 'en', ...DEFAULTS });
    keepingServer({ ...DEFAULTS, projectNotifications: false });
    show('notifications');
    expect((await mailSwitch('Project updates')).checked).toBe(false);
  });

  it('SETTINGS-24 ERRORS-88 says that saving failed, and keeps the switches', async () => {
    const api = keepingServer();
    api.answer(SAVE, () => new Refusal(500));
    show('notifications');
    fireEvent.click(await mailSwitch('Project updates'));
    save();
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('Failed to save settings. Please try again.')).toBeTruthy();
    expect((await mailSwitch('Project updates')).checked).toBe(false);
    expect(stored()).toBeNull();
  });

  it('SETTINGS-07 disables the other switches when the first one is off', async () => {
    keepingServer();
    show('notifications');
    fireEvent.click(await mailSwitch('Email notifications'));
    expect((await mailSwitch('Project updates')).disabled).toBe(true);
    expect((await mailSwitch('Marketing emails')).disabled).toBe(true);
  });

  it('says why no mail comes: to guests, and from a server without mail', async () => {
    keepingServer(DEFAULTS, false);
    show('notifications');
    expect(await screen.findByText(/As a guest you have no email address here/)).toBeTruthy();
    expect(screen.getByText(/This server does not send emails yet/)).toBeTruthy();
    cleanup();
    dispatchSession({ is: 'synced', user: mara });
    keepingServer();
    show('notifications');
    await mailSwitch('Project updates');
    expect(screen.queryByText(/As a guest|sends no mails/)).toBeNull();
  });
});

describe('the tab Account', () => {
  const fact = (name: string) =>
    screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

  it('SETTINGS-11 SETTINGS-12 SETTINGS-14 SETTINGS-16 CONST-82 shows the facts of a guest', () => {
    keepingServer();
    show('account');
    expect([fact('Email'), fact('Account type')]).toEqual(['Guest User', 'Guest']);
    expect([fact('Guest account name'), fact('User ID')]).toEqual(['guest_3f2504e0', UID]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('SETTINGS-10 SETTINGS-13 SETTINGS-15 SETTINGS-16 shows the facts of an account, without a way to change them', () => {
    dispatchSession({ is: 'synced', user: mara });
    keepingServer();
    show('account');
    expect([fact('Email'), fact('Account type')]).toEqual(['mara@example.com', 'Registered']);
    expect([fact('Guest account name'), fact('User ID')]).toEqual([undefined, UID]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
