import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPageConfig } from '../../../test/page-config.ts';
import { CREDITS_ANSWER, showRoute } from '../../../test/show-route.tsx';
import { fakeSessionControl, guest } from '../../../test/users.ts';
import type { SessionControl } from '../../core/session/control/session-control.ts';
import * as sessionLoader from '../../core/session/load-session.ts';
import { sessionStore } from '../../core/session/session-store.ts';

const nobody = { at: 'signed-out', problem: null } as const;
let control: SessionControl;

beforeEach(() => {
  control = fakeSessionControl();
  vi.spyOn(sessionLoader, 'loadSession').mockResolvedValue(control);
});

describe.each([
  ['Try It Now - No Signup!', 'Failed to start session. Please try again.'],
  ['Start Remodeling', 'Failed to start playground session. Please try again.'],
])('the button %s', (label, failure) => {
  it('LANDING-14 LANDING-15 LANDING-16 LANDING-17 starts a guest session and goes to the playground', async () => {
    const router = showRoute('/', nobody, CREDITS_ANSWER);
    fireEvent.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/playground'));
    expect(control.startGuest).toHaveBeenCalledOnce();
  });

  it('LANDING-18 goes to the playground at once for a signed-in user', async () => {
    const router = showRoute('/', { at: 'signed-in', user: guest }, CREDITS_ANSWER);
    fireEvent.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/playground'));
    expect(sessionStore.getState()).toEqual({ at: 'signed-in', user: guest });
  });

  it("LANDING-19 reads 'Starting...' during the request, and ignores more clicks", async () => {
    vi.mocked(control.startGuest).mockReturnValueOnce(new Promise(() => undefined));
    showRoute('/', nobody);
    const button = await screen.findByRole('button', { name: label });
    fireEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe('Starting...'));
    fireEvent.click(button);
    expect(control.startGuest).toHaveBeenCalledOnce();
  });

  it('LANDING-20 LANDING-21 ERRORS-01 ERRORS-02 says that no session could be started, and stays', async () => {
    vi.mocked(control.startGuest).mockRejectedValueOnce(new Error('Anonymous sign in failed'));
    const router = showRoute('/', nobody);
    fireEvent.click(await screen.findByRole('button', { name: label }));
    expect((await screen.findByRole('alert')).textContent).toContain(failure);
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('the content of the page', () => {
  it('LANDING-04 LANDING-08 shows the chosen edit behind the divider', async () => {
    showRoute('/', nobody);
    const choices = await screen.findByRole('radiogroup', { name: 'Edit shown in the picture' });
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('30'); // most of the edited picture is in view
    const inputNames = within(choices)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('name'));
    expect(new Set(inputNames)).toEqual(new Set(['demo-edit'])); // the browser sees one group, so Tab stops once
    fireEvent.click(within(choices).getByRole('radio', { name: 'Golden hour' }));
    expect(screen.getByAltText('The same room after the edit: Golden hour').getAttribute('src')).toMatch(
      /golden-hour/,
    );
    expect(screen.queryByText(/touched up with the brush/)).toBeNull();
    fireEvent.click(within(choices).getByRole('radio', { name: 'Navy walls' }));
    expect(screen.getByText(/Wall edges touched up with the brush\./)).toBeTruthy();
  });

  it('LANDING-04 LANDING-08 shows an empty room before it was furnished', async () => {
    showRoute('/', nobody);
    const choices = await screen.findByRole('radiogroup', { name: 'Edit shown in the picture' });
    fireEvent.click(within(choices).getByRole('radio', { name: 'Furnished bedroom' }));
    expect(screen.getByAltText(/^An empty bedroom/)).toBeTruthy();
    expect(
      screen.getByAltText('The same room after the edit: Furnished bedroom').getAttribute('src'),
    ).toMatch(/minimalist-bedroom-empty-furnished/);
  });

  it('LANDING-01 LANDING-06 says who the product is for, and lists its features in a grid', async () => {
    showRoute('/', nobody);
    expect(
      await screen.findByText(/homeowners, real-estate professionals and design professionals/),
    ).toBeTruthy();
    const features = within(document.getElementById('features') as HTMLElement);
    expect(features.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Furniture',
      'Wall color',
      'Light',
      'Nothing else moves',
      'Every version is kept',
      'On your own server',
    ]);
  });

  it('says how large a photo may be on this server', async () => {
    setPageConfig({ maxPhotoMegabytes: 25 });
    showRoute('/', nobody);
    expect(await screen.findByText(/from your phone or camera, up to 25 MB\./)).toBeTruthy();
  });

  it('S-14 NAV-41 NAV-42 has the sections that the navigation links to', async () => {
    showRoute('/', nobody);
    const pricing = await screen.findByRole('region', { name: 'Pricing' });
    expect(pricing.id).toBe('pricing');
    expect(
      within(pricing)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Free', 'Pro', 'Business']);
    expect(document.getElementById('features')).not.toBeNull();
    expect(within(pricing).queryByRole('button')).toBeNull();
    expect(within(pricing).getByText(/Guests make 10 designs a month/)).toBeTruthy();
    expect(within(pricing).getByText(/5 projects/)).toBeTruthy();
    const more = within(pricing).getByRole('link', { name: 'See what each plan includes' });
    expect(more.getAttribute('href')).toBe('/app/plans');
  });

  it('LANDING-07 LANDING-22 LANDING-23 LANDING-24 links the product in the footer', async () => {
    showRoute('/', nobody);
    const footer = within(await screen.findByRole('navigation', { name: 'Footer' }));
    expect(footer.getByRole('link', { name: 'Playground' }).getAttribute('href')).toBe('/app/playground');
    expect(footer.getByRole('link', { name: 'Projects' }).getAttribute('href')).toBe('/app/projects');
    expect(footer.getByRole('link', { name: 'Boards' }).getAttribute('href')).toBe('/app/boards');
  });
});
