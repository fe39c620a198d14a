import type { AuthUser, Listing } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make, page } from '../../../../test/make.ts';
import { makeListing, makeStats } from '../../../../test/make-listing.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { user } from '../../../../test/user.ts';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ListingsPage } from './listings-page.tsx';

const LIST = 'GET /listings';
const STATS = 'GET /listings/stats';
const show = (at = '/app/listings') => showScreen(<ListingsPage />, { path: '/app/listings', at });
const listings = (...list: Listing[]) => ({ [LIST]: () => page(list), [STATS]: () => makeStats() });
const card = (name = 'Brick house with a garden') => screen.findByRole('article', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Queries of the list requests so far. */
const asked = (api: ReturnType<typeof fakeApi>) =>
  api.calls(`${LIST}/?`).map(({ path }) => new URL(path, 'http://localhost').searchParams);
beforeEach(() => {
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
});

describe('an address that equals the title', () => {
  it.each([
    ['12 Elm Street, Springfield', '12 Elm Street, Springfield'],
    ['12 ELM STREET – Springfield', '12 Elm Street, Springfield'],
    ['', '12 Elm Street, Springfield'],
  ])('%j is shown once', async (title, address) => {
    fakeApi(listings(makeListing({ title, address })));
    show();
    const shown = within(await card(title || address));
    expect(shown.getAllByText(/elm street/i)).toHaveLength(1);
    expect(shown.queryByText('Address not stated')).toBeNull();
  });
});

describe('a listing as a card', () => {
  it('LISTINGS-22 LISTINGS-23 LISTINGS-24 LISTINGS-25 LISTINGS-26 LISTINGS-27 LISTINGS-28 LISTINGS-29 shows its facts', async () => {
    fakeApi(listings(makeListing({ is_featured: true, primary_image_url: '/pictures/one.jpg' })));
    show();
    const shown = within(await card());
    for (const text of [
      'Completed',
      'Featured',
      '$450,000',
      'For Sale',
      'Brick house with a garden',
      '12 Elm Street, Springfield',
      '3 beds',
      '2.5 baths',
      '1,850 sq ft',
    ])
      expect(shown.getByText(text), text).toBeTruthy();
    const picture = shown.getByRole('img', { name: 'Picture of Brick house with a garden' });
    expect(picture.getAttribute('src')).toBe('/pictures/one.jpg');
  });

  it('LISTINGS-23 has no featured badge without the mark, and leaves out unknown facts', async () => {
    fakeApi(
      listings(
        makeListing({
          title: '',
          address: '',
          display_price: '',
          listing_type: null,
          bedrooms: null,
          bathrooms: null,
          square_feet: null,
        }),
      ),
    );
    show();
    const shown = within(await card('homes.example/elm-street-12'));
    expect(shown.queryByText('Featured')).toBeNull();
    expect(shown.queryByText(/bed|bath|sq ft/)).toBeNull();
    expect(shown.getByText('Price not stated')).toBeTruthy();
    expect(shown.getByText('Address not stated')).toBeTruthy();
  });

  it('LISTINGS-30 opens the source in a new tab without a referrer', async () => {
    fakeApi(listings(makeListing()));
    show();
    const link = within(await card()).getByRole('link', { name: /^Open the source of/ });
    expect(link.getAttribute('href')).toBe('https://homes.example/elm-street-12');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('C-39 shows a pending import and a pending sale differently', async () => {
    fakeApi(
      listings(
        makeListing({ status: 'pending', title: 'A' }),
        makeListing({ listing_type: 'pending', title: 'B' }),
      ),
    );
    show();
    expect(within(await card('A')).getByText('Import pending')).toBeTruthy();
    expect(within(await card('B')).getByText('Sale pending')).toBeTruthy();
  });

  it('C-25 says why the page could not be read, and reads it again on request', async () => {
    const failed = makeListing({ status: 'failed', error: 'The site refused.', fetched_at: null });
    const api = fakeApi({
      ...listings(failed),
      'POST /listings/refresh_listings': () => ({
        refreshed: [{ ...failed, status: 'pending', error: null }],
        skipped: [],
      }),
    });
    show();
    const shown = within(await card());
    expect(shown.getByText('Failed')).toBeTruthy();
    expect(shown.getByText('The site refused.')).toBeTruthy();
    expect(button(/^Create Project/)).toHaveProperty('disabled', true);
    await user.click(button('Try again: Brick house with a garden'));
    expect(await screen.findByText('Reading 1 listing again')).toBeTruthy();
    expect(api.calls('POST')[0]?.body).toEqual({ listing_ids: [failed.id], force: false });
  });

  it.each(['processing', 'completed'])(
    'LISTINGS-63 shows how many pictures are in the project while %s',
    async (status) => {
      fakeApi(
        listings(makeListing({ status, project: make.id(), download: { total: 24, done: 5, failed: 1 } })),
      );
      show();
      const bar = within(await card()).getByRole('progressbar', { name: '5 of 24 pictures in the project' });
      expect(Math.round(Number(bar.getAttribute('aria-valuenow')))).toBe(21);
      expect(screen.getByText(/1 picture could not be downloaded/)).toBeTruthy();
    },
  );
});

describe('the marks of a listing', () => {
  it('LISTINGS-31 LISTINGS-60 show at once, and can be removed again', async () => {
    const listing = makeListing();
    let isFeatured = false;
    const api = fakeApi({
      [LIST]: () => page([{ ...listing, is_featured: isFeatured }]),
      [STATS]: () => makeStats(),
      [`POST /listings/${listing.id}/toggle_featured`]: () => {
        isFeatured = !isFeatured;
        return { ...listing, is_featured: isFeatured };
      },
    });
    show();
    await card();
    const star = () => button('Feature Brick house with a garden');
    expect(star().getAttribute('aria-pressed')).toBe('false');
    await user.click(star());
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'));
    expect(within(await card()).getByText('Featured')).toBeTruthy();
    await waitFor(() => expect(asked(api).length).toBeGreaterThan(1));
    await user.click(star());
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('false'));
    await waitFor(() => expect(api.calls('POST')).toHaveLength(2));
    const [first, second] = api.calls('POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
  });

  it('LISTINGS-75 ERRORS-83 switch back when saving failed, with a message', async () => {
    const listing = makeListing();
    fakeApi({
      ...listings(listing),
      [`POST /listings/${listing.id}/toggle_featured`]: () => new Refusal(500),
    });
    show();
    await card();
    await user.click(button('Feature Brick house with a garden'));
    expect(await screen.findByText('Failed to update listing')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(button('Feature Brick house with a garden').getAttribute('aria-pressed')).toBe('false');
  });

  it('LISTINGS-32 LISTINGS-61 archive the listing at once, with an Undo, and the focus moves on', async () => {
    const [first, second] = [makeListing({ title: 'First' }), makeListing({ title: 'Second' })];
    const there = new Set([first, second]);
    const api = fakeApi({
      [LIST]: () => page([...there]),
      [STATS]: () => makeStats(),
      [`POST /listings/${first.id}/archive`]: () => {
        there.delete(first);
        return { ...first, is_archived: true };
      },
      [`POST /listings/${first.id}/unarchive`]: () => {
        there.add(first);
        return first;
      },
    });
    show();
    await card('First');
    button('Archive First').focus();
    await user.click(button('Archive First'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'First' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Second');
    expect(await screen.findByText('Listing archived')).toBeTruthy();
    await user.click(button('Undo'));
    expect(await card('First')).toBeTruthy();
    expect(api.calls('POST')).toHaveLength(2);
  });

  it('LISTINGS-33 LISTINGS-61 bring the listing back from the archive', async () => {
    const listing = makeListing({ is_archived: true });
    const api = fakeApi({
      ...listings(listing),
      [`POST /listings/${listing.id}/unarchive`]: () => {
        api.answer(LIST, () => page([]));
        return { ...listing, is_archived: false };
      },
    });
    show('/app/listings?tab=archived');
    await card();
    expect(screen.queryByRole('button', { name: /^Archive / })).toBeNull();
    await user.click(button('Unarchive Brick house with a garden'));
    expect(await screen.findByText('Listing unarchived')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No archived listings' })).toBeTruthy();
  });

  it.each([
    ['Archive', 'archive', false, ''],
    ['Unarchive', 'unarchive', true, '?tab=archived'],
  ])(
    'LISTINGS-76 ERRORS-83 leave the listing in its place when saving failed: %s',
    async (name, path, is_archived, query) => {
      const listing = makeListing({ is_archived });
      fakeApi({ ...listings(listing), [`POST /listings/${listing.id}/${path}`]: () => new Refusal(500) });
      show(`/app/listings${query}`);
      await card();
      await user.click(button(`${name} Brick house with a garden`));
      expect(await screen.findByText('Failed to update listing')).toBeTruthy();
      expect(screen.getByText('Error')).toBeTruthy();
      expect(await card()).toBeTruthy();
    },
  );
});

describe('the project of a listing', () => {
  const listing = makeListing();
  const CREATE = `POST /listings/${listing.id}/create_project`;

  it('LISTINGS-34 LISTINGS-35 LISTINGS-68 LISTINGS-71 CONST-80 is made with the pictures, and then linked', async () => {
    const project = make.project();
    const api = fakeApi({
      ...listings(listing),
      [CREATE]: () => {
        const made = { ...listing, project: project.id, download: { total: 4, done: 0, failed: 0 } };
        api.answer(LIST, () => page([made]));
        return { project, listing: made };
      },
    });
    const { address } = show();
    await card();
    button(/^Create Project/).focus();
    await user.click(button(/^Create Project/));
    const link = await screen.findByRole('link', { name: 'View Project: Brick house with a garden' });
    expect(link.getAttribute('href')).toBe(`/app/projects/${project.id}`);
    expect(document.activeElement).toBe(link);
    expect(screen.queryByRole('button', { name: /^Create Project/ })).toBeNull();
    expect(api.calls('POST')[0]?.body).toEqual({ listing_id: listing.id, download_images: true });
    expect(screen.getByText('Project created')).toBeTruthy();
    await user.click(button('View Project'));
    await waitFor(() => expect(address()).toBe(`/app/projects/${project.id}`));
  });

  it('LISTINGS-74 ERRORS-25 could not be made: the toast says so', async () => {
    fakeApi({ ...listings(listing), [CREATE]: () => new Refusal(500, 'Out of space.') });
    show();
    await card();
    await user.click(button(/^Create Project/));
    expect(await screen.findByText('Failed to create project')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(button(/^Create Project/)).toBeTruthy();
  });
});

describe('deleting a listing', () => {
  it('asks first, naming it, and says that its project is kept', async () => {
    const listing = makeListing({ project: make.id() });
    const api = fakeApi({ ...listings(listing), [`DELETE /listings/${listing.id}`]: () => undefined });
    show();
    await card();
    const menu = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Actions for/ });
    await waitFor(() => expect(menu().disabled).toBe(false));
    await user.click(menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Delete listing' }));
    expect(await screen.findByRole('dialog', { name: 'Delete “Brick house with a garden”?' })).toBeTruthy();
    expect(screen.getByText('Its project and the photos in it stay.')).toBeTruthy();
    expect(api.calls('DELETE')).toEqual([]);
    api.answer(LIST, () => page([]));
    await user.click(button('Delete'));
    expect(await screen.findByText('Listing deleted')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No listings found' })).toBeTruthy();
  });
});
