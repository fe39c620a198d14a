import type { AuthUser, ListingTablePreview } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { page } from '../../../../test/make.ts';
import { makeListing, makeStats } from '../../../../test/make-listing.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ApiError, networkError } from '../../../lib/api/api-error.ts';
import { ListingsPage } from '../list/listings-page.tsx';

const sending = vi.hoisted(() => ({ importPage: vi.fn(), previewTable: vi.fn(), importTable: vi.fn() }));
vi.mock('./send-file.ts', () => sending);

const refused = (detail: string) => new ApiError(detail, { status: 400, code: 'listing_page_unreadable' });
const file = (name: string) => new File(['x'], name);

beforeEach(() => {
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
  for (const call of Object.values(sending)) call.mockReset();
});

/** Opens the dialog at one of its tabs. */
async function open(way: 'Saved pages' | 'Table') {
  const api = fakeApi({ 'GET /listings': () => page([]), 'GET /listings/stats': () => makeStats() });
  showScreen(<ListingsPage />, { path: '/app/listings', at: '/app/listings' });
  fireEvent.click(screen.getByRole('button', { name: 'Add Listings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Listings' }));
  fireEvent.click(dialog.getByRole('tab', { name: way }));
  const choose = await dialog.findByRole('button', { name: /^choose/ });
  const drop = (...files: File[]) => {
    const input = choose.closest('.mantine-Dropzone-root')?.querySelector('input') as HTMLInputElement;
    fireEvent.change(input, { target: { files } });
  };
  return { api, dialog, drop };
}

describe('saved pages', () => {
  it('C-25 are sent one by one, and the toast counts them', async () => {
    sending.importPage
      .mockResolvedValueOnce({ is_new: true, listing: makeListing() })
      .mockResolvedValueOnce({ is_new: false, listing: makeListing() });
    const { api, drop } = await open('Saved pages');
    const [one, two] = [file('one.html'), file('two.mhtml')];
    api.answer('GET /listings', () => page([makeListing()]));
    drop(one, two);
    expect(await screen.findByText('1 listing added, 1 listing filled')).toBeTruthy();
    expect(sending.importPage.mock.calls.map(([sent]) => sent.name)).toEqual(['one.html', 'two.mhtml']);
    expect(await screen.findByRole('article', { name: 'Brick house with a garden' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that are refused are listed with the reason, and the others are added', async () => {
    sending.importPage
      .mockRejectedValueOnce(refused('Nothing about a property was found in this file.'))
      .mockResolvedValueOnce({ is_new: true, listing: makeListing() });
    const { dialog, drop } = await open('Saved pages');
    drop(file('history.html'), file('home.html'));
    expect(await dialog.findByText('1 file was not added')).toBeTruthy();
    expect(dialog.getByText('history.html')).toBeTruthy();
    expect(dialog.getByText('Nothing about a property was found in this file.')).toBeTruthy();
    expect(screen.getByText('1 listing added')).toBeTruthy();
  });

  it('that fail to arrive are sent again with the same key', async () => {
    sending.importPage
      .mockRejectedValueOnce(networkError())
      .mockResolvedValueOnce({ is_new: true, listing: makeListing() });
    const { drop } = await open('Saved pages');
    drop(file('home.html'));
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 listing added')).toBeTruthy();
    const [[, first], [, second]] = sending.importPage.mock.calls as [[File, string], [File, string]];
    expect(second).toBe(first);
  });
});

const PREVIEW: ListingTablePreview = {
  columns: ['ListPrice', 'Beds', ''],
  mapping: ['price', 'bedrooms', null],
  rows: [
    ['450000', '3', 'red'],
    ['325000', '2', ''],
  ],
  row_count: 20,
  remarks: ['Rows beyond 1,000 were left out.'],
};

describe('a table of listings', () => {
  it('shows the guessed meaning of its columns, accepts changes, and adds its rows', async () => {
    sending.previewTable.mockResolvedValue(PREVIEW);
    sending.importTable.mockResolvedValue({ successful: 20, failed: 0, listings: [], errors: [] });
    const { dialog, drop } = await open('Table');
    drop(file('homes.csv'));
    expect(await dialog.findByText(/20 rows, 3 columns/)).toBeTruthy();
    expect(dialog.getByText('450000 · 325000')).toBeTruthy();
    expect(dialog.getByText('Rows beyond 1,000 were left out.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLSelectElement>('Meaning of ListPrice').value).toBe('price');
    fireEvent.change(dialog.getByLabelText('Meaning of Beds'), { target: { value: 'bathrooms' } });
    fireEvent.change(dialog.getByLabelText('Meaning of Column 3'), { target: { value: 'description' } });
    fireEvent.change(dialog.getByLabelText('Meaning of ListPrice'), { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add 20 listings' }));
    expect(await screen.findByText('20 listings added')).toBeTruthy();
    expect(sending.importTable.mock.calls[0]?.[1]).toEqual({
      ...{ mapping: [null, 'bathrooms', 'description'], currency: null },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('requires the currency of prices, unless a column contains it', async () => {
    sending.previewTable.mockResolvedValue(PREVIEW);
    sending.importTable.mockResolvedValue({ successful: 20, failed: 0, listings: [], errors: [] });
    const { dialog, drop } = await open('Table');
    drop(file('homes.csv'));
    const currency = await dialog.findByLabelText<HTMLSelectElement>('Currency of the prices');
    expect(currency.value).toBe('');
    fireEvent.change(currency, { target: { value: 'EUR' } });
    fireEvent.change(dialog.getByLabelText('Meaning of Column 3'), { target: { value: 'currency' } });
    expect(dialog.queryByLabelText('Currency of the prices')).toBeNull();
    fireEvent.change(dialog.getByLabelText('Meaning of Column 3'), { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add 20 listings' }));
    await waitFor(() => expect(sending.importTable.mock.calls[0]?.[1]).toMatchObject({ currency: 'EUR' }));
  });

  it('lists the refused rows', async () => {
    sending.previewTable.mockResolvedValue(PREVIEW);
    const errors = [{ url: 'Row 3', detail: 'This listing is there already' }];
    sending.importTable.mockResolvedValue({ successful: 19, failed: 1, listings: [], errors });
    const { dialog, drop } = await open('Table');
    drop(file('homes.csv'));
    fireEvent.click(await dialog.findByRole('button', { name: 'Add 20 listings' }));
    expect(await dialog.findByText('1 row was not added')).toBeTruthy();
    expect([dialog.getByText('Row 3'), dialog.getByText('This listing is there already')]).toHaveLength(2);
    expect(screen.getByText('19 listings added')).toBeTruthy();
  });

  it('that cannot be read is refused with the reason, and another one can be chosen', async () => {
    sending.previewTable.mockRejectedValueOnce(refused('The file is empty.')).mockResolvedValueOnce(PREVIEW);
    const { dialog, drop } = await open('Table');
    drop(file('empty.csv'));
    expect(await screen.findByText('The file is empty.')).toBeTruthy();
    drop(file('homes.csv'));
    fireEvent.click(await dialog.findByRole('button', { name: 'Choose another file' }));
    expect(dialog.getByRole('button', { name: 'choose a file' })).toBeTruthy();
  });
});
