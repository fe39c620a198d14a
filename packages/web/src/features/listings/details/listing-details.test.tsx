import type { AuthUser } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make, page } from '../../../../test/make.ts';
import { makeListingDetail, makeStats } from '../../../../test/make-listing.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ListingsPage } from '../list/listings-page.tsx';

const image = make.id();
const listing = makeListingDetail({
  bathrooms: null,
  description: 'South light all day.',
  found_in: { display_price: 'JSON-LD, offers.price', bedrooms: 'Microdata, numberOfRooms' },
  images: [
    {
      id: make.id(),
      source_url: 'https://homes.example/1.jpg',
      caption: 'Kitchen',
      state: 'done',
      error: null,
      image,
    },
    {
      id: make.id(),
      source_url: 'https://homes.example/2.jpg',
      caption: '',
      state: 'waiting',
      error: null,
      image: null,
    },
    {
      id: make.id(),
      source_url: 'https://homes.example/3.jpg',
      caption: 'Bath',
      state: 'failed',
      error: 'It is too large.',
      image: null,
    },
  ],
  remarks: ['The lot size is stated in acres and was left out.'],
});
const answers = {
  'GET /listings': () => page([listing]),
  'GET /listings/stats': () => makeStats(),
  [`GET /listings/${listing.id}`]: () => listing,
};
const show = (at = '/app/listings') => showScreen(<ListingsPage />, { path: '/app/listings', at });
const dialog = () => screen.findByRole('dialog', { name: 'Brick house with a garden' });

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('the details of a listing', () => {
  it('C-25 say where each fact was found, and which could not be read', async () => {
    fakeApi(answers);
    const { address } = show();
    fireEvent.click(await screen.findByRole('link', { name: 'Brick house with a garden' }));
    const shown = within(await dialog());
    expect(await shown.findByText('Found in: JSON-LD, offers.price')).toBeTruthy();
    expect(shown.getByText('Found in: Microdata, numberOfRooms')).toBeTruthy();
    const term = (name: string) => shown.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(term('Price')).toBe('$450,000');
    expect(term('Bedrooms')).toBe('3');
    expect(term('Bathrooms')).toBe('Not stated');
    expect(shown.getByText('South light all day.')).toBeTruthy();
    expect(shown.getByText('The lot size is stated in acres and was left out.')).toBeTruthy();
    expect(address()).toBe(`/app/listings?listing=${listing.id}`);
    fireEvent.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/app/listings'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('C-25 name the broker of the property if its source does', async () => {
    const attribution = { office: 'Harbor Realty', agent: '', contact: '', mls_name: '', mls_number: 'M-77' };
    const found_in = { attribution: 'MLS field, ListOfficeName' };
    fakeApi({ ...answers, [`GET /listings/${listing.id}`]: () => ({ ...listing, attribution, found_in }) });
    show(`/app/listings?listing=${listing.id}`);
    const shown = within(await dialog());
    const term = await shown.findByText('Listed by', { selector: 'dt' });
    expect(term.nextElementSibling?.textContent).toBe('Harbor Realty · MLS number M-77');
    expect(shown.getByText('Found in: MLS field, ListOfficeName')).toBeTruthy();
  });

  it('list the pictures with their states', async () => {
    fakeApi(answers);
    show(`/app/listings?listing=${listing.id}`);
    const shown = within(await dialog());
    expect(await shown.findByRole('heading', { name: 'Pictures (3)' })).toBeTruthy();
    const kitchen = shown.getByRole('link', { name: 'Open Kitchen in the playground' });
    expect(kitchen.getAttribute('href')).toBe(`/app/playground?imageId=${image}`);
    expect(shown.getByText('In the project')).toBeTruthy();
    expect(shown.getByText('Picture 2')).toBeTruthy();
    expect(shown.getByText('Not fetched yet')).toBeTruthy();
    expect(shown.getByText('It is too large.')).toBeTruthy();
    // A picture from the source would tell it who looks.
    expect(document.querySelectorAll('img')).toHaveLength(0);
  });

  it('say that they cannot be loaded, and load again by Try again', async () => {
    const api = fakeApi({
      ...answers,
      [`GET /listings/${listing.id}`]: () => new Refusal(404, 'Listing not found.', 'listing_not_found'),
    });
    show(`/app/listings?listing=${listing.id}`);
    expect(await screen.findByText('Listing not found.')).toBeTruthy();
    api.answer(`GET /listings/${listing.id}`, () => listing);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dialog()).toBeTruthy();
  });
});
