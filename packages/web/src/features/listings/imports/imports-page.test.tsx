import type { AuthUser, Listing, ListingBatch } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make, page } from '../../../../test/make.ts';
import { makeListing, makeStats } from '../../../../test/make-listing.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ListingsPage } from '../list/listings-page.tsx';
import { ImportsPage } from './imports-page.tsx';

const makeBatch = (about: Partial<ListingBatch> = {}): ListingBatch =>
  ({
    ...{ id: make.id(), created_at: '2026-01-02T10:00:00.000Z', source_type: 'url', source_name: null },
    ...{ total: 3, successful: 3, failed: 0, retryable: 0, under_way: 0, status: 'completed' },
    ...about,
  }) as ListingBatch;

const errors = [{ url: 'no address', detail: 'This is no web address.' }];
function show(batches: ListingBatch[], listings: Listing[] = [], search = '') {
  const ofBatches = batches.map((batch) => [
    `GET /listing-batches/${batch.id}`,
    () => ({ ...batch, errors }),
  ]);
  const api = fakeApi({
    'GET /listing-batches': () => page(batches),
    'GET /listings': () => page(listings),
    ...Object.fromEntries(ofBatches),
  });
  const path = '/app/listings/imports';
  showScreen(<ImportsPage />, { path, at: `${path}${search}` });
  return api;
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('imports', () => {
  it('S-08 LISTINGS-58 show their progress, or say that there are none', async () => {
    const running = makeBatch({ total: 5, successful: 1, failed: 1, under_way: 2, status: 'processing' });
    show([running, makeBatch({ source_type: 'table', source_name: 'homes.csv' })]);
    const shown = await card('5 web addresses');
    expect(shown.getByText('Being read')).toBeTruthy();
    expect(shown.getByText('1 of 5 read · 1 failed · 1 deleted since')).toBeTruthy();
    expect(shown.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    const over = await card('homes.csv');
    expect(over.getByText('Finished')).toBeTruthy();
    expect(over.queryByRole('progressbar')).toBeNull();
    expect(over.queryByRole('button', { name: 'Cancel import' })).toBeNull();
  });

  it('say that there are none yet', async () => {
    show([]);
    expect(await screen.findByText('No imports yet')).toBeTruthy();
  });

  it('list each listing with its state and reason, and what was not added', async () => {
    const batch = makeBatch({ successful: 1, failed: 2 });
    const bad = makeListing({ title: 'Mill', status: 'failed', error: 'This page was not found.' });
    const api = show([batch], [makeListing(), bad], `?import=${batch.id}`);
    const rows = within(await screen.findByRole('list', { name: 'Listings of 3 web addresses' }));
    const [good, failed, refused] = rows.getAllByRole('listitem').map((row) => row.textContent);
    expect(good).toContain('Completed');
    expect(failed).toContain('This page was not found.');
    expect(refused).toContain('no addressThis is no web address.Not added');
    expect(rows.getByRole('link', { name: 'Mill' }).getAttribute('href')).toBe(
      `/app/listings?listing=${bad.id}`,
    );
    expect(api.calls('GET /listings/?')[0]?.path).toContain(`batch=${batch.id}`);
    fireEvent.click(screen.getByRole('button', { name: 'Hide each one' }));
    expect(screen.queryByRole('list', { name: 'Listings of 3 web addresses' })).toBeNull();
  });

  it('read failed listings again by one button', async () => {
    const batch = makeBatch({ successful: 1, failed: 2, retryable: 2 });
    const api = show([batch]);
    const retry = `POST /listing-batches/${batch.id}/retry`;
    api.answer(retry, () => new Refusal(500, 'Not now.'));
    const button = (await card('3 web addresses')).getByRole('button', { name: 'Retry failed (2)' });
    fireEvent.click(button);
    expect(await screen.findByText('The import could not be retried')).toBeTruthy();
    const after = makeBatch({ ...batch, failed: 0, retryable: 0, under_way: 2, status: 'processing' });
    api.answer(retry, () => ({ ...after, errors }));
    api.answer('GET /listing-batches', () => page([after]));
    fireEvent.click(button);
    expect(await screen.findByText('Reading 2 listings again')).toBeTruthy();
    expect(await screen.findByText('Being read')).toBeTruthy();
  });

  it('are canceled after a confirmation', async () => {
    const batch = makeBatch({ successful: 1, under_way: 2, status: 'processing' });
    const api = show([batch]);
    const shown = await card('3 web addresses');
    fireEvent.click(shown.getByRole('button', { name: 'Cancel import' }));
    expect(shown.getByText(/^Stop this import\?/)).toBeTruthy();
    expect(api.calls('POST')).toEqual([]);
    const after = makeBatch({ ...batch, failed: 2, under_way: 0, status: 'completed' });
    api.answer(`POST /listing-batches/${batch.id}/cancel`, () => ({ ...after, errors }));
    api.answer('GET /listing-batches', () => page([after]));
    fireEvent.click(shown.getByRole('button', { name: 'Cancel import' }));
    expect(await screen.findByText('Import canceled')).toBeTruthy();
    await waitFor(() => expect(shown.queryByText(/^Stop this import\?/)).toBeNull());
  });
});

describe('the line above the listings', () => {
  it('shows the progress of an import of several listings, with a link to it', async () => {
    const batch = makeBatch({ total: 4, successful: 1, under_way: 3, status: 'processing' });
    fakeApi({
      'GET /listings': () => page([makeListing({ status: 'pending' })]),
      'GET /listings/stats': () => makeStats(),
      'GET /listing-batches': () => page([batch]),
    });
    showScreen(<ListingsPage />, { path: '/app/listings', at: '/app/listings' });
    expect(await screen.findByText('Import in progress: 1 of 4 read')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show the import' }).getAttribute('href')).toBe(
      `/app/listings/imports?import=${batch.id}`,
    );
  });

  it('sends no request while nothing is being read', async () => {
    const api = fakeApi({
      'GET /listings': () => page([makeListing()]),
      'GET /listings/stats': () => makeStats(),
    });
    showScreen(<ListingsPage />, { path: '/app/listings', at: '/app/listings' });
    await screen.findByRole('article', { name: 'Brick house with a garden' });
    expect(api.calls('GET /listing-batches')).toEqual([]);
  });
});
