import type { AuthUser, Listing } from '@home-design/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { page } from '../../../../test/make.ts';
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
const lastAsked = (api: ReturnType<typeof fakeApi>) => {
  const { page: _page, page_size: _size, ...rest } = Object.fromEntries(asked(api).at(-1) ?? []);
  return rest;
};

beforeEach(() => {
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
});

describe('the numbers', () => {
  it('LISTINGS-01 LISTINGS-02 LISTINGS-03 LISTINGS-04 LISTINGS-05 LISTINGS-06 LISTINGS-07 are below the title in their order', async () => {
    fakeApi(listings(makeListing()));
    show();
    expect(await screen.findByRole('heading', { name: 'Property Listings', level: 1 })).toBeTruthy();
    const numbers = screen.getByRole('region', { name: 'Listings by kind' });
    await within(numbers).findByText('12');
    const cards = [...numbers.querySelectorAll('dl > div')].map((each) => [
      each.querySelector('dt')?.textContent,
      each.querySelector('dd')?.textContent,
    ]);
    expect(cards).toEqual([
      ['Total', '12'],
      ['Featured', '3'],
      ['With Projects', '5'],
      ['For Sale', '7'],
      ['For Rent', '4'],
      ['Archived', '2'],
    ]);
  });

  it('LISTINGS-78 ERRORS-92 are only logged when they cannot be loaded', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeApi({ [LIST]: () => page([makeListing()]), [STATS]: () => new Refusal(500, 'No numbers today.') });
    show();
    expect(await card()).toBeTruthy();
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('Failed to load listing stats', expect.anything()),
    );
    expect(screen.queryByText('Failed to load listing stats')).toBeNull();
    expect(screen.queryByText('Error')).toBeNull();
  });
});

describe('the selection', () => {
  const [first, second] = [makeListing({ title: 'First' }), makeListing({ title: 'Second' })];
  const REFRESH = 'POST /listings/refresh_listings';
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });

  it('LISTINGS-16 LISTINGS-17 LISTINGS-18 LISTINGS-69 CONST-81 is read again by a button with the count', async () => {
    const api = fakeApi({
      ...listings(first, second),
      [REFRESH]: () => ({
        refreshed: [first],
        skipped: [{ listing: second.id, detail: 'Read less than an hour ago.' }],
      }),
    });
    show();
    await card('First');
    expect(screen.queryByRole('button', { name: /^Refresh/ })).toBeNull();
    await user.click(box('First'));
    await user.click(box('Second'));
    expect(button('Refresh (2)')).toBeTruthy();
    await user.click(box('Second'));
    expect(button('Refresh (1)')).toBeTruthy();
    await user.click(button('Select all'));
    await user.click(button('Refresh (2)'));
    expect(await screen.findByText('Reading 1 listing again')).toBeTruthy();
    expect(screen.getByText('1 listing not read again: Read less than an hour ago.')).toBeTruthy();
    expect(api.calls('POST')[0]?.body).toEqual({ listing_ids: [first.id, second.id], force: false });
    await user.click(button('Clear'));
    expect(screen.queryByRole('button', { name: /^Refresh/ })).toBeNull();
    expect(box('First').checked).toBe(false);
  });

  it("LISTINGS-65 ERRORS-84 is required by the R key: it says 'Please select listings to refresh' and sends nothing", async () => {
    const api = fakeApi(listings(first));
    show();
    await card('First');
    await user.keyboard('r');
    expect(await screen.findByText('Please select listings to refresh')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(api.calls('POST')).toEqual([]);
  });

  it('LISTINGS-77 ERRORS-85 stays after a failure, with a message', async () => {
    fakeApi({ ...listings(first), [REFRESH]: () => new Refusal(500) });
    show();
    await card('First');
    await user.click(box('First'));
    await user.click(button('Refresh (1)'));
    expect(await screen.findByText('Failed to refresh listings')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(box('First').checked).toBe(true);
  });
});

describe('the shown listings', () => {
  it('LISTINGS-12 LISTINGS-13 LISTINGS-14 LISTINGS-15 have tabs: all, featured, those with projects, and archived ones', async () => {
    const api = fakeApi(listings(makeListing()));
    const { address } = show();
    await card();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Featured',
      'With Projects',
      'Archived',
    ]);
    expect(lastAsked(api)).toEqual({ is_archived: 'false' });
    const choose = async (name: string, query: Record<string, string>) => {
      await user.click(screen.getByRole('tab', { name }));
      await waitFor(() => expect(lastAsked(api)).toEqual(query));
    };
    await choose('Featured', { is_featured: 'true', is_archived: 'false' });
    await choose('With Projects', { has_project: 'true', is_archived: 'false' });
    await choose('Archived', { is_archived: 'true' });
    expect(address()).toBe('/app/listings?tab=archived');
  });

  it('LISTINGS-08 LISTINGS-09 LISTINGS-10 C-39 can be searched and filtered, and the address holds all of it', async () => {
    const api = fakeApi(listings(makeListing()));
    const { address } = show();
    await card();
    const choices = (name: string) =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ value }) => value);
    expect(choices('Status')).toEqual(['all', 'completed', 'pending', 'scraping', 'failed']);
    expect(choices('Type')).toEqual(['all', 'for_sale', 'for_rent', 'sold', 'pending']);
    const label = (name: string) =>
      screen.getByRole<HTMLSelectElement>('combobox', { name }).querySelector('[value=pending]')?.textContent;
    expect(label('Status')).not.toBe(label('Type'));

    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'failed');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'for_rent');
    await user.type(screen.getByRole('searchbox', { name: 'Search listings' }), ' elm ');
    await waitFor(() => expect(address()).toBe('/app/listings?status=failed&type=for_rent&q=elm'));
    await waitFor(() =>
      expect(lastAsked(api)).toEqual({
        is_archived: 'false',
        status: 'failed',
        listing_type: 'for_rent',
        search: 'elm',
      }),
    );
  });

  it('have the tab and filters of a link, and clearing the filters empties the search box', async () => {
    const api = fakeApi({ [LIST]: () => page([]), [STATS]: () => makeStats() });
    const { address } = show('/app/listings?tab=featured&status=failed&q=elm');
    expect(await screen.findByRole('heading', { name: 'No listing matches' })).toBeTruthy();
    expect(lastAsked(api)).toEqual({
      is_featured: 'true',
      is_archived: 'false',
      status: 'failed',
      search: 'elm',
    });
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search listings' });
    expect(search.value).toBe('elm');
    await user.click(button('Clear filters'));
    await waitFor(() => expect(address()).toBe('/app/listings?tab=featured'));
    expect(search.value).toBe('');
    expect(await screen.findByRole('heading', { name: 'No featured listings' })).toBeTruthy();
  });

  it('LISTINGS-11 are a grid or a list, and the browser remembers which', async () => {
    fakeApi(listings(makeListing()));
    const { unmount } = show();
    const layout = async () => (await card()).getAttribute('data-layout');
    expect(await layout()).toBe('grid');
    await user.click(button('List'));
    expect(await layout()).toBe('list');
    expect(button('List').getAttribute('aria-pressed')).toBe('true');
    unmount();
    show();
    expect(await layout()).toBe('list');
  });

  it('LISTINGS-36 LISTINGS-37 are none at first: the page says so and opens the dialog', async () => {
    fakeApi({ [LIST]: () => page([]), [STATS]: () => makeStats({ total: 0, archived: 0 }) });
    show();
    expect(await screen.findByRole('heading', { name: 'No listings found' })).toBeTruthy();
    await user.click(button('Add Your First Listing'));
    expect(await screen.findByRole('dialog', { name: 'Add Listings' })).toBeTruthy();
  });

  it('are none at first: no numbers, filters or tabs are shown, and one button adds a listing', async () => {
    fakeApi({
      [LIST]: () => page([]),
      [STATS]: () => makeStats({ total: 0, archived: 0 }),
      'GET /listing-batches': () => page([]),
      'GET /listing-leads': () => page([]),
    });
    show();
    await screen.findByText(/^A listing is a property that you offer/);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Add Your First Listing',
    ]);
    for (const role of ['tab', 'searchbox', 'combobox', 'link'] as const)
      expect(screen.queryAllByRole(role)).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Listings by kind' })).toBeNull();
  });

  it('have all filters and tabs while every listing is archived', async () => {
    fakeApi({ [LIST]: () => page([]), [STATS]: () => makeStats({ total: 0, archived: 1 }) });
    show();
    expect(await screen.findByText(/^1 listing is in the archive/)).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Archived' })).toBeTruthy();
  });

  it('leave links to imports and messages when all were deleted', async () => {
    fakeApi({
      [LIST]: () => page([]),
      [STATS]: () => makeStats({ total: 0, archived: 0 }),
      'GET /listing-batches': () => ({ ...page([]), count: 2 }),
      'GET /listing-leads': () => page([]),
    });
    show();
    await screen.findByText(/^A listing is a property that you offer/);
    expect(await screen.findByRole('link', { name: 'Imports' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Messages' })).toBeNull();
  });

  it('LISTINGS-72 ERRORS-80 show an error, not an empty list, after a failure, and load again by Try again', async () => {
    const api = fakeApi({ [LIST]: () => new Refusal(500, 'Not today.'), [STATS]: () => makeStats() });
    show();
    await waitFor(() => expect(screen.getAllByText('Failed to load listings')).toHaveLength(2));
    expect(screen.getByText('Error')).toBeTruthy();
    expect(screen.queryByText('No listings found')).toBeNull();
    api.answer(LIST, () => page([makeListing()]));
    await user.click(button('Try again'));
    expect(await card()).toBeTruthy();
  });

  it('LISTINGS-66 can come as a plain list or as a page', async () => {
    fakeApi({ [LIST]: () => [makeListing()], [STATS]: () => makeStats() });
    show();
    expect(await card()).toBeTruthy();
  });

  it('have more pages by a button', async () => {
    const [first, second] = [makeListing({ title: 'First' }), makeListing({ title: 'Second' })];
    fakeApi({
      [LIST]: ({ path }) =>
        path.includes('page=2')
          ? { ...page([first, second]), count: 2 }
          : { ...page([first]), count: 2, num_pages: 2, has_next: true },
      [STATS]: () => makeStats(),
    });
    show();
    await user.click(await screen.findByRole('button', { name: 'Show more listings' }));
    expect(await card('Second')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

describe('a list with running imports', () => {
  it('is reloaded every few seconds, and keeps focus and selection', async () => {
    const waiting = makeListing({ title: '', address: '', status: 'pending', fetched_at: null });
    const api = fakeApi(listings(waiting));
    show();
    await card('homes.example/elm-street-12');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Select / });
    await user.click(box);
    box.focus();
    const before = api.calls(STATS).length;
    api.answer(LIST, () => page([{ ...waiting, status: 'completed', title: 'Brick house' }]));
    // The test waits in real time, because it tests the interval.
    expect(await card('Brick house')).toBeTruthy();
    expect(document.activeElement).toBe(box);
    expect(box.checked).toBe(true);
    await waitFor(() => expect(api.calls(STATS).length).toBeGreaterThan(before));
    const asks = asked(api).length;
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(asked(api).length).toBe(asks);
  });
});
