import { type AuthUser, CLIENT_CONFIG_ELEMENT_ID, type ResoProperty } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { page } from '../../../../test/make.ts';
import { makeListing, makeStats } from '../../../../test/make-listing.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ListingsPage } from '../list/listings-page.tsx';

const SEARCH = 'GET /listings/search_mls';
const IMPORT = 'POST /listings/create_from_mls';

const property = (key: string, more: Partial<ResoProperty> = {}): ResoProperty => ({
  ...{ listing_key: key, mls_number: `M${key}`, title: '', address: `${key} Quay Street` },
  ...{ display_price: '$450,000', listing_type: 'for_sale', bedrooms: 3, bathrooms: 2 },
  ...{ square_feet: 1_450, photo_count: 12, is_there: false },
  ...more,
});

function configure(reso: object | undefined): void {
  const element = document.createElement('script');
  element.id = CLIENT_CONFIG_ELEMENT_ID;
  element.type = 'application/json';
  element.textContent = JSON.stringify({ identity: null, reso });
  document.head.append(element);
}
const signIn = (isAnonymous: boolean) =>
  sessionStore.setState({ at: 'signed-in', user: { uid: 'someone', isAnonymous } as AuthUser }, true);

beforeEach(() => signIn(false));
afterEach(() => document.getElementById(CLIENT_CONFIG_ELEMENT_ID)?.remove());

async function openDialog() {
  const api = fakeApi({
    'GET /listings': () => page([]),
    'GET /listings/stats': () => makeStats(),
  });
  showScreen(<ListingsPage />, { path: '/app/listings', at: '/app/listings' });
  fireEvent.click(screen.getByRole('button', { name: 'Add Listings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Listings' }));
  return { api, dialog };
}

async function openMls(onSearch: (call: { path: string }) => unknown) {
  configure({ name: 'Harbor MLS', forGuests: false });
  const { api, dialog } = await openDialog();
  api.answer(SEARCH, onSearch);
  fireEvent.click(dialog.getByRole('tab', { name: 'Harbor MLS' }));
  const type = async (label: string, value: string) =>
    fireEvent.change(await dialog.findByLabelText(label), { target: { value } });
  const search = () => fireEvent.click(dialog.getByRole('button', { name: 'Search' }));
  return { api, dialog, type, search };
}

describe('importing from an MLS', () => {
  it('C-25 finds properties by their numbers, and adds the chosen ones', async () => {
    const { api, dialog, type, search } = await openMls(() => ({
      results: [property('1'), property('2', { is_there: true }), property('3', { listing_type: null })],
      has_next: false,
    }));
    api.answer(IMPORT, () => ({
      batch: null,
      successful: 1,
      failed: 0,
      listings: [makeListing()],
      errors: [],
    }));
    await type('MLS numbers', ' M1, M2 ');
    search();
    const first = await dialog.findByRole('checkbox', { name: '1 Quay Street' });
    expect(
      dialog.getByText('$450,000 · For Sale · 3 beds · 2 baths · 1,450 sq ft · 12 photos · MLS M1'),
    ).toBeTruthy();
    expect(dialog.getByText('3 properties')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^2 Quay Street/ }).disabled).toBe(true);
    fireEvent.click(first);
    fireEvent.click(dialog.getByRole('button', { name: 'Add 1 listing' }));
    expect(await screen.findByText('1 listing added')).toBeTruthy();
    expect(api.calls(IMPORT)[0]?.body).toEqual({ listing_keys: ['1'], auto_create_project: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('finds properties by place, and loads more of them', async () => {
    const { dialog, type, search } = await openMls(({ path }) =>
      path.includes('page=2')
        ? { results: [property('2')], has_next: false }
        : { results: [property('1')], has_next: true },
    );
    await type('City', 'Portland');
    await type('Postal code', '04101');
    search();
    expect(await dialog.findByText('The first 1 property')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Show more' }));
    expect(await dialog.findByRole('checkbox', { name: '2 Quay Street' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says which field is missing, which numbers were not found, and why a search failed', async () => {
    const { api, dialog, type, search } = await openMls(() => ({ results: [], has_next: false }));
    await dialog.findByLabelText('MLS numbers');
    search();
    expect(dialog.getByText('Please enter MLS numbers, a city or a postal code')).toBeTruthy();
    await type('MLS numbers', Array.from({ length: 26 }, (_each, at) => `M${at}`).join(' '));
    search();
    expect(dialog.getByText('At most 25 MLS numbers at once')).toBeTruthy();
    expect(api.calls(SEARCH)).toEqual([]);
    await type('MLS numbers', 'M1');
    search();
    expect(await dialog.findByText('No property was found')).toBeTruthy();
    const detail = 'The MLS did not answer in time. Try again in a few minutes.';
    api.answer(SEARCH, () => new Refusal(503, detail, 'unavailable'));
    search();
    expect(await dialog.findByText(detail)).toBeTruthy();
  });

  it('keeps refused properties in sight, with the reason', async () => {
    const { api, dialog, type, search } = await openMls(() => ({
      results: [property('1')],
      has_next: false,
    }));
    api.answer(IMPORT, () => ({
      ...{ batch: null, successful: 0, failed: 1, listings: [] },
      errors: [{ url: '1', detail: 'This listing is there already' }],
    }));
    await type('MLS numbers', 'M1');
    search();
    fireEvent.click(await dialog.findByRole('checkbox', { name: '1 Quay Street' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add 1 listing' }));
    expect(await dialog.findByText('This listing is there already')).toBeTruthy();
    expect(dialog.getByText('1 property was not added')).toBeTruthy();
  });

  it('is offered to accounts, to guests only if the operator allows it, and never without an MLS', async () => {
    configure({ name: 'Harbor MLS', forGuests: false });
    signIn(true);
    const { dialog } = await openDialog();
    expect(dialog.queryByRole('tab', { name: 'Harbor MLS' })).toBeNull();
    expect(dialog.getAllByRole('tab')).toHaveLength(4);
  });
});
