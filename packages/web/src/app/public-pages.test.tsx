import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { everythingIsSeen } from '../../test/intersection.ts';
import { showRoute } from '../../test/show-route.tsx';
import { guest } from '../../test/users.ts';

const nobody = { at: 'signed-out', problem: null } as const;
const topLinks = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  return within(navigation)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('addresses', () => {
  it.each(['/', '/app'])(
    'NAV-01 NAV-04 LANDING-02 LANDING-03 shows the landing page at %s',
    async (address) => {
      showRoute(address, nobody);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
        'textContent',
        'Transform Your Spaces with AI',
      );
    },
  );

  it.each(['/nowhere', '/app/nowhere', '/projects/a/b', '/app/board'])(
    'NAV-08 NAV-31 UTILITY-10 UTILITY-11 shows the not-found page at %s',
    async (address) => {
      showRoute(address, nobody);
      expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    },
  );

  it.each([
    ['/projects?tab=images#a', '/app/projects?tab=images#a'],
    ['/projects/new', '/app/projects'],
    ['/app/projects/new', '/app/projects'],
    ['/projects/p1?tab=boards', '/app/projects/p1?tab=boards'],
    ['/dashboard', '/app/projects'],
    ['/app/dashboard', '/app/projects'],
    ['/playground?imageId=a', '/app/playground?imageId=a'],
    ['/version_details', '/app/version_details'],
    ['/gallery?item=a', '/app/gallery?item=a'],
    ['/boards', '/app/boards'],
    ['/boards/new', '/app/boards'],
    ['/app/boards/new', '/app/boards'],
    ['/boards/b1?tab=share', '/app/boards/b1?tab=share'],
    ['/boards/b1/edit', '/app/boards/b1/edit'],
    ['/share/board/abc', '/app/share/board/abc'],
    ['/consultation', '/app/consultation'],
    ['/profile?tab=activity', '/app/profile?tab=activity'],
    ['/settings', '/app/settings'],
  ])(
    'NAV-08 NAV-34 NAV-13 NAV-15 NAV-17 NAV-30 C-03 C-05 redirects %s to %s with query and hash',
    async (from, to) => {
      const router = showRoute(from, { at: 'initialising' });
      await waitFor(() => {
        const { pathname, search, hash } = router.state.location;
        expect(`${pathname}${search}${hash}`).toBe(to);
      });
    },
  );

  it.each([
    ['NAV-12', '/app/projects', 'Please sign in to access Home Design'],
    ['NAV-14', '/app/projects/p1', 'Project Not Found'],
    ['NAV-05 NAV-34', '/app/profile', 'Please sign in to view your profile and design projects.'],
    ['NAV-24', '/app/settings', 'Sign in to change your settings.'],
  ])(
    '%s NAV-07 NAV-65 %s is a page of the product, with the top navigation for visitors',
    async (_id, at, text) => {
      showRoute(at, nobody);
      expect(await screen.findByText(text)).toBeTruthy();
      expect(await topLinks()).toContainEqual(['Playground', '/app/playground']);
      expect(screen.queryByRole('contentinfo')).toBeNull();
    },
  );

  it.each(['/', '/app', '/app/version_details', '/nowhere', '/app/share/board/abc', '/app/gallery'])(
    'NAV-22 NAV-65 %s is a public page for every reader: top navigation and footer',
    async (at) => {
      showRoute(at, { at: 'signed-in', user: guest });
      expect(await screen.findByRole('contentinfo')).toBeTruthy();
      expect(await topLinks()).toContainEqual(['Pricing', expect.stringMatching(/#pricing$/)]);
      expect(screen.queryByRole('button', { name: 'Collapse sidebar' })).toBeNull();
    },
  );

  it('LEADS-02 the landing page ends with a short form, which is loaded when it is near', async () => {
    showRoute('/', nobody);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'A free 30-minute consultation' })).toBeNull();
    cleanup();

    everythingIsSeen();
    showRoute('/', nobody);
    await screen.findByRole('heading', { level: 2, name: 'A free 30-minute consultation' });
    expect(screen.getByRole('button', { name: 'Get Started' })).toHaveProperty('disabled', true);
  });

  it('S-16 LEADS-03 a separate page has the form for a consultation, and the footer links it', async () => {
    showRoute('/app/consultation', nobody);
    expect(await screen.findByRole('heading', { level: 1, name: 'Free consultation' })).toBeTruthy();
    expect(screen.getByRole('form', { name: 'Step 1 of 3: Contact' })).toBeTruthy();
    const footer = within(screen.getByRole('navigation', { name: 'Footer' }));
    const link = footer.getByRole('link', { name: 'Free consultation' });
    expect(link.getAttribute('href')).toBe('/app/consultation');
  });

  it.each([
    ['Terms', '/app/terms', 'terms'],
    ['Privacy', '/app/privacy', 'privacy'],
    ['Accessibility', '/app/accessibility', 'accessibility'],
    ['Imprint', '/app/imprint', 'imprint'],
  ])('U-33 the footer links %s at %s', async (name, at, page) => {
    showRoute(at, nobody, {
      [`/api/v1/home-design/pages/${page}/`]: {
        title: 'As written',
        html: '<p>Text.</p>',
        isOperators: true,
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'As written' })).toBeTruthy();
    const footer = within(screen.getByRole('navigation', { name: 'About this server' }));
    expect(footer.getByRole('link', { name }).getAttribute('href')).toBe(at);
  });

  it('NAV-06 UTILITY-01 UTILITY-02 UTILITY-03 UTILITY-04 UTILITY-05 UTILITY-06 shows the version that the build recorded', async () => {
    showRoute('/app/version_details', nobody);
    const row = async (name: string) => (await screen.findByRole('rowheader', { name })).nextElementSibling;
    expect((await row('Version'))?.textContent).toBe('0.0.0-test');
    expect((await row('Build environment'))?.textContent).toBe('test');
    expect((await row('Build time'))?.querySelector('time')?.dateTime).toBe('2026-01-02T03:04:05.000Z');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });
});

describe('top navigation', () => {
  it('NAV-35 NAV-37 NAV-39 NAV-40 NAV-41 NAV-42 NAV-43 links the pages and two sections of the landing page', async () => {
    showRoute('/nowhere', nobody);
    expect(await topLinks()).toEqual([
      ['Projects', '/app/projects'],
      ['Playground', '/app/playground'],
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['Gallery', '/app/gallery'],
      ['Profile', '/app/profile'],
    ]);
  });

  it('NAV-41 keeps the current address of the landing page in its anchors', async () => {
    showRoute('/app', nobody);
    expect((await topLinks()).slice(2, 4)).toEqual([
      ['Features', '/app#features'],
      ['Pricing', '/app#pricing'],
    ]);
  });

  it('NAV-36 links the project on its own page', async () => {
    showRoute('/app/projects/p1', nobody);
    expect(await topLinks()).toContainEqual(['Project', '/app/projects/p1']);
  });

  it.each(['/app/boards/b1', '/app/boards/b1/edit'])('NAV-38 links the board at %s', async (at) => {
    showRoute(at, nobody);
    expect(await topLinks()).toContainEqual(['Board', '/app/boards/b1']);
  });

  it('offers a guest session to visitors, and a user menu to signed-in users', async () => {
    showRoute('/nowhere', nobody);
    expect(await screen.findByRole('button', { name: 'Continue as guest' })).toBeTruthy();
  });

  it('NAV-48 shows the name of the user', async () => {
    showRoute('/nowhere', { at: 'signed-in', user: guest });
    expect(await screen.findByRole('button', { name: 'Account of Guest' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).toBeNull();
  });
});
