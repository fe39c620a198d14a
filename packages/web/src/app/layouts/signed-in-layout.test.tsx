import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CREDITS_ANSWER, showRoute } from '../../../test/show-route.tsx';
import { fakeSessionControl, guest } from '../../../test/users.ts';
import type { SessionControl } from '../../core/session/control/session-control.ts';
import * as sessionLoader from '../../core/session/load-session.ts';
import { sessionStore } from '../../core/session/session-store.ts';

const signedIn = { at: 'signed-in', user: guest } as const;
const noProjects = {
  '/api/v1/auth/guest-return': { present: { projects: 0, photos: 0, designs: 0 }, offer: null },
  '/api/v1/home-design/projects/': {
    results: [],
    count: 0,
    num_pages: 0,
    has_next: false,
    has_previous: false,
  },
  '/api/v1/home-design/operations/': {
    results: [],
    count: 0,
    num_pages: 0,
    has_next: false,
    has_previous: false,
  },
};
const show = () => showRoute('/app/projects', signedIn, { ...CREDITS_ANSWER, ...noProjects });
let control: SessionControl;

beforeEach(() => {
  control = fakeSessionControl();
  vi.spyOn(sessionLoader, 'loadSession').mockResolvedValue(control);
});

describe('sidebar', () => {
  it('S-13 NAV-50 NAV-51 NAV-52 NAV-53 NAV-55 NAV-56 NAV-65 links the existing pages', async () => {
    show();
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    const links = within(navigation).getAllByRole('link');
    expect(links.map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')])).toEqual(
      [
        ['Projects', '/app/projects'],
        ['Boards', '/app/boards'],
        ['Playground', '/app/playground'],
        ['Plans', '/app/plans'],
        ['Profile', '/app/profile'],
        ['Settings', '/app/settings'],
        ['Gallery', '/app/gallery'],
        ['Listings', '/app/listings'],
        ['Bin', '/app/bin'],
      ],
    );
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
  });

  it.each([
    ['Guest (Limited)', 'Free'],
    ['Free', 'Free'],
    ['Pro', 'Pro'],
    ['Business', 'Business'],
  ])('NAV-54 shows the plan of the user beside Plans: for %s it is %s', async (plan, badge) => {
    const credits = { ...CREDITS_ANSWER['/api/v1/auth/credits'], plan };
    showRoute('/app/projects', signedIn, { '/api/v1/auth/credits': credits, ...noProjects });
    const link = await screen.findByRole('link', { name: /^Plans/ });
    expect(await within(link).findByText(badge)).toBeTruthy();
  });

  it('NAV-57 NAV-58 collapses, expands and remembers it', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
    expect(screen.queryByRole('region', { name: 'Designs this month' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Projects' })).toBeTruthy();
    expect(localStorage.getItem('home-design-sidebar-collapsed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(localStorage.getItem('home-design-sidebar-collapsed')).toBe('false');
  });

  it('NAV-58 is collapsed again after a reload', async () => {
    localStorage.setItem('home-design-sidebar-collapsed', 'true');
    show();
    expect(await screen.findByRole('button', { name: 'Expand sidebar' })).toBeTruthy();
  });

  it('NAV-59 CONST-13 shows the designs of this month from the server', async () => {
    show();
    const box = await screen.findByRole('region', { name: 'Designs this month' });
    expect(within(box).getByText('25 of 100 used')).toBeTruthy();
    expect(within(box).getByText('75 left')).toBeTruthy();
  });

  it('ACCESS-69 only logs a failure to load the credits', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    showRoute('/app/projects', signedIn, noProjects);
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('Credits could not be loaded', expect.anything()),
    );
    expect(screen.queryByRole('region', { name: 'Designs this month' })).toBeNull();
  });
});

describe('user menu', () => {
  const openMenu = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Account of Guest' }));

  it('NAV-45 NAV-61 NAV-62 leads to profile and settings', async () => {
    show();
    await openMenu();
    await screen.findByRole('menuitem', { name: 'Profile' });
    // jsdom has no layout, so the menu soon counts as scrolled out of sight.
    const entries = screen.getAllByRole('menuitem', { hidden: true });
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual(
      expect.arrayContaining([
        ['Profile', '/app/profile'],
        ['Settings', '/app/settings'],
      ]),
    );
  });

  it('NAV-60 is next to a button for the settings', async () => {
    show();
    await openMenu();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/app/settings');
  });

  it('NAV-63 NAV-64 signs out and returns to the landing page', async () => {
    const router = show();
    await openMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(control.signOut).toHaveBeenCalledOnce();
  });

  it("NAV-46 ACCESS-49 offers guests 'Upgrade to Google Account', which goes to Google", async () => {
    show();
    await openMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Upgrade to Google Account' }));
    await waitFor(() => expect(control.signInWithGoogle).toHaveBeenCalledOnce());
  });

  it("ERRORS-18 says 'Account conversion failed' and why, when it cannot start", async () => {
    vi.mocked(control.signInWithGoogle).mockRejectedValueOnce(new Error('Google cannot be reached.'));
    show();
    await openMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Upgrade to Google Account' }));
    expect(await screen.findByText('Account conversion failed')).toBeTruthy();
    expect(screen.getByText('Google cannot be reached.')).toBeTruthy();
  });

  it('NAV-47 offers no upgrade to an account', async () => {
    const user = { ...guest, isAnonymous: false, displayName: 'Mara', email: 'mara@example.com' };
    showRoute('/app/projects', { at: 'signed-in', user }, { ...CREDITS_ANSWER, ...noProjects });
    fireEvent.click(await screen.findByRole('button', { name: 'Account of Mara' }));
    expect(await screen.findByRole('menuitem', { name: 'Sign Out' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: /Upgrade/ })).toBeNull();
  });

  it("ERRORS-19 says 'Sign out failed' and why, and stays", async () => {
    vi.mocked(control.signOut).mockRejectedValueOnce(new Error('Logout failed'));
    const router = show();
    await openMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByText('Sign out failed')).toBeTruthy();
    expect(screen.getByText('Logout failed')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/app/projects');
  });
});

describe('side menu of narrow screens', () => {
  it('NAV-49 has the links and the entries of the user menu', async () => {
    show();
    fireEvent.click(await screen.findByLabelText('Open menu'));
    const menu = await screen.findByRole('dialog', { name: 'Guest' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Projects',
      'Boards',
      'Playground',
      'Plans Free',
      'Profile',
      'Settings',
      'Gallery',
      'Listings',
      'Bin',
      'Where you are signed in',
    ]);
    expect(within(menu).getByRole('button', { name: 'Sign Out' })).toBeTruthy();
    expect(within(menu).getByRole('radio', { name: 'Dark' })).toBeTruthy();
  });

  it('NAV-45 NAV-49 has profile and settings on public pages too', async () => {
    showRoute('/nowhere', signedIn, CREDITS_ANSWER);
    fireEvent.click(await screen.findByLabelText('Open menu'));
    const menu = await screen.findByRole('dialog', { name: 'Guest' });
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/app/profile', '/app/settings']),
    );
  });

  it('NAV-49 stays open when its header is replaced, and then returns the focus to the new one', async () => {
    showRoute('/app/projects', { at: 'signed-out', problem: null }, { ...CREDITS_ANSWER, ...noProjects });
    fireEvent.click(await screen.findByLabelText('Open menu'));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    act(() => sessionStore.setState(signedIn, true));
    expect(within(menu).getByRole('button', { name: 'Sign Out' })).toBeTruthy();
    expect(menu.isConnected).toBe(true);
    expect(within(menu).queryByRole('link', { name: 'Features' })).toBeNull();

    const opener = screen.getByLabelText('Open menu');
    const focus = vi.spyOn(opener, 'focus'); // hidden here, because jsdom has no narrow windows
    fireEvent.keyDown(menu, { key: 'Escape' });
    await waitFor(() => expect(focus).toHaveBeenCalledOnce());
    expect(opener.getAttribute('aria-expanded')).toBe('false');
  });

  it('NAV-65 has the signed-in layout at once on a page that starts a guest session', async () => {
    showRoute('/app/playground', { at: 'initialising' });
    expect(await screen.findByRole('button', { name: 'Collapse sidebar' })).toBeTruthy();
  });

  it('NAV-49 offers visitors a guest session', async () => {
    showRoute('/nowhere', { at: 'signed-out', problem: null });
    fireEvent.click(await screen.findByLabelText('Open menu'));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Projects', 'Playground', 'Features', 'Pricing', 'Gallery', 'Profile']);
    expect(within(menu).getByRole('button', { name: 'Continue as guest' })).toBeTruthy();
  });
});

it('ACCESS-62 signing out in the playground does not start a new guest session', async () => {
  const router = showRoute('/app/playground', signedIn, CREDITS_ANSWER);
  await screen.findByRole('button', { name: 'Account of Guest' });
  await act(() => control.signOut());
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(control.startGuest).not.toHaveBeenCalled();
});
