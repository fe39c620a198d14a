import type { ListingPageState } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { makeBoard } from '../../../../test/make-board.ts';
import { makeListing } from '../../../../test/make-listing.ts';
import { makeListingPage } from '../../../../test/make-listing-page.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { user } from '../../../../test/user.ts';
import { PageSection } from './page-section.tsx';

const listing = makeListing();
const AT = `/listings/${listing.id}/page`;
const link = makeBoard.link({
  resource_type: 'listing',
  resource_id: listing.id,
  visit_count: 3,
  visitor_count: 2,
});

/** Shows the part of the details about the page, in this state. */
function show(state: ListingPageState, more: Parameters<typeof fakeApi>[0] = {}, about = listing) {
  const api = fakeApi({ [`GET ${AT}`]: () => state, ...more });
  showScreen(<PageSection listing={about} />, { path: '/app/listings', at: '/app/listings' });
  return api;
}
const section = async () => within(await screen.findByRole('region', { name: 'Page for buyers' }));
const bodies = (api: ReturnType<typeof fakeApi>, method: 'POST' | 'PATCH') =>
  api.calls(method).map(({ body }) => body);

describe('the page for buyers in the details of a listing', () => {
  it('U-01 shows the rules before it is switched on, and the photos that are never shown', async () => {
    const state = makeListingPage.state({
      obstacles: [
        {
          ...{ code: 'edit_banned', image: null, name: 'Kitchen', position: 2 },
          ...{ detail: 'The building must stay as it is.', remedy: 'Choose another version.' },
        },
      ],
      requires_originals: true,
    });
    Object.assign(state.photos[1]!, { banned: 'The building must stay as it is.' });
    Object.assign(state.photos[0]!, { label: 'Virtually staged' });
    show(state);
    const shown = await section();
    expect(await shown.findByText('Before you switch it on: 1 issue with the publishing rules')).toBeTruthy();
    expect(shown.getByText('Never shown: The building must stay as it is.')).toBeTruthy();
    expect(shown.getByRole<HTMLInputElement>('checkbox', { name: 'Show Kitchen' }).disabled).toBe(true);
    expect(shown.getByText('Labeled “Virtually staged”')).toBeTruthy();
    expect(shown.getByText(/require the original next to/)).toBeTruthy();
  });

  it('can be previewed, and is switched on with an end and a password', async () => {
    const off = makeListingPage.state();
    const api = show(off, { [`POST ${AT}/link`]: () => ({ ...off, link }) });
    const shown = await section();
    expect((await shown.findByRole('link', { name: 'Preview the page' })).getAttribute('href')).toBe(
      `/app/listings/${listing.id}/preview`,
    );
    await user.selectOptions(await shown.findByLabelText('The link ends'), '30');
    await user.type(shown.getByLabelText('Password'), 'open sesame');
    await user.click(shown.getByRole('button', { name: 'Switch the page on' }));
    expect(await shown.findByDisplayValue(link.url)).toBeTruthy();
    expect(bodies(api, 'POST')).toEqual([{ expires_in_days: 30, password: 'open sesame' }]);
    expect(shown.getByText('3 views by 2 visitors')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Preview the page' }).getAttribute('href')).toBe(link.url);
  });

  it('cannot be switched on without a photo', async () => {
    const state = makeListingPage.state({ photos: [] });
    show(state);
    const button = await (await section()).findByRole<HTMLButtonElement>('button', {
      name: 'Switch the page on',
    });
    expect(button.disabled).toBe(true);
  });

  it('saves a switch or a choice of photos at once', async () => {
    const state = makeListingPage.state();
    const { settings } = state;
    const hidden = { ...state, settings: { ...settings, shows_address: false } };
    const api = show(state, { [`PATCH ${AT}`]: () => hidden });
    const shown = await section();
    await user.click(await shown.findByRole('switch', { name: 'Exact address' }));
    expect(await shown.findByLabelText('Shown in place of the address')).toBeTruthy();
    await user.click(shown.getByRole('checkbox', { name: 'Show Kitchen' }));
    await waitFor(() =>
      expect(bodies(api, 'PATCH')).toEqual([
        { shows_address: false },
        { left_out: [state.photos[1]!.image] },
      ]),
    );
  });

  it('saves the contact, and shows errors of its fields', async () => {
    const state = makeListingPage.state();
    const problem = new Refusal(400, 'Part of the request is not valid.');
    Object.assign(problem.body as object, { errors: { contact_email: ['Invalid email address'] } });
    show(state, { [`PATCH ${AT}`]: () => problem });
    const shown = await section();
    await user.type(await shown.findByLabelText('Email'), 'mara@');
    await user.click(shown.getByRole('button', { name: 'Save texts' }));
    expect(await shown.findByText('Invalid email address')).toBeTruthy();
  });

  it('is switched off only after a confirmation', async () => {
    const api = show(makeListingPage.state({ link, lead_count: 2 }), {
      [`POST /share-links/${link.id}/revoke`]: () => ({ ...link, is_active: false }),
    });
    const shown = await section();
    expect((await shown.findByRole('link', { name: '2 messages' })).getAttribute('href')).toBe(
      `/app/listings/messages?listing=${listing.id}`,
    );
    await user.click(shown.getByRole('button', { name: 'Switch off' }));
    expect(api.calls('POST')).toEqual([]);
    await user.click(shown.getByRole('button', { name: 'Switch off' }));
    expect(await shown.findByText('The page is off')).toBeTruthy();
  });

  it('changes the end and the password of a page that is on', async () => {
    const update = `PATCH /share-links/${link.id}`;
    const ending = { ...link, expires_at: '2026-05-04T10:00:00.000Z' };
    const api = show(makeListingPage.state({ link: { ...link, expires_at: null } }), {
      [update]: () => ending,
    });
    const shown = await section();
    const ends = await shown.findByLabelText<HTMLSelectElement>('The link ends');
    expect(ends.value).toBe('never');
    await user.selectOptions(ends, '30');
    expect(await shown.findByText('On May 4, 2026')).toBeTruthy();

    api.answer(update, () => ({ ...ending, has_password: true }));
    await user.type(shown.getByLabelText('Password'), 'open sesame');
    await user.click(shown.getByRole('button', { name: 'Set password' }));
    await user.click(await shown.findByRole('button', { name: 'Remove password' }));
    await waitFor(() =>
      expect(bodies(api, 'PATCH')).toEqual([
        { expires_in_days: 30 },
        { password: 'open sesame' },
        { password: null },
      ]),
    );
  });

  it('says that buyers will see that the home is sold', async () => {
    show(makeListingPage.state({ link }), {}, { ...listing, listing_type: 'sold' });
    expect(await (await section()).findByText(/This home is sold/)).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    const api = show(makeListingPage.state(), { [`GET ${AT}`]: () => new Refusal(500, 'No.') });
    const shown = await section();
    await user.click(await shown.findByRole('button', { name: 'Try again' }, { timeout: 10_000 }));
    await waitFor(() => expect(api.calls('GET').length).toBeGreaterThan(1));
  });
});
