import type { AuthUser, ListingDetail } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { make, page } from '../../../../test/make.ts';
import { makeListingDetail, makeStats } from '../../../../test/make-listing.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { networkError } from '../../../lib/api/api-error.ts';
import { ListingsPage } from '../list/listings-page.tsx';

const sending = vi.hoisted(() => ({ sendListingPhoto: vi.fn() }));
vi.mock('./send-listing-photo.ts', () => sending);

beforeEach(() => {
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
  sending.sendListingPhoto.mockReset();
});

const image = (caption: string, state: string, error: string | null = null) => ({
  ...{ id: make.id(), caption, state, source_url: null, error, image: null },
});
const begun = (images = [image('1.jpg', 'done'), image('2.jpg', 'waiting'), image('3.jpg', 'waiting')]) =>
  makeListingDetail({
    ...{ title: 'Elm Street', source_type: 'photos', source_name: 'elm.zip', source_url: null, images },
    ...{ status: 'processing', download: { total: images.length, done: 1, failed: 0 } },
  });

/** Shows the listings after a reload of the page, while photos of one are missing. */
async function show(listing: ListingDetail = begun()) {
  let now = listing;
  const api = fakeApi({
    'GET /listings': () => page([now]),
    'GET /listings/stats': () => makeStats(),
    [`GET /listings/${listing.id}`]: () => now,
    [`POST /listings/${listing.id}/photos/end`]: () => listing,
  });
  showScreen(<ListingsPage />, { path: '/app/listings', at: '/app/listings' });
  const card = within(await screen.findByRole('article', { name: 'Elm Street' }));
  return {
    api,
    card,
    become(next: ListingDetail) {
      now = next;
    },
    async open() {
      fireEvent.click(card.getByRole('link', { name: 'Elm Street' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Elm Street' }));
      return within(await dialog.findByRole('region', { name: 'Photos that are missing' }));
    },
  };
}
function drop(section: ReturnType<typeof within>, ...names: string[]): void {
  const choose = section.getByRole('button', { name: 'choose files' });
  const input = choose.closest('.mantine-Dropzone-root')?.querySelector('input') as HTMLInputElement;
  fireEvent.change(input, { target: { files: names.map((name) => new File(['x'], name)) } });
}

describe('a photo upload that a reload interrupted', () => {
  it('C-25 continues from the card: it lists the missing photos, and sends only those under their ids', async () => {
    const listing = begun();
    const { card, become } = await show(listing);
    const sent: string[] = [];
    sending.sendListingPhoto.mockImplementation(async ({ photo }: { photo: string }) => {
      sent.push(photo);
      return listing;
    });
    fireEvent.click(card.getByRole('button', { name: 'Go on sending photos of Elm Street' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Elm Street' }));
    const section = within(await dialog.findByRole('region', { name: 'Photos that are missing' }));
    expect(section.getByText('2 of 3 photos have not arrived.')).toBeTruthy();
    const names = within(section.getByRole('list', { name: 'Names of the missing photos' }));
    expect(names.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['2.jpg', '3.jpg']);
    expect(section.getByText(/^Choose “elm.zip” again/)).toBeTruthy();

    become({ ...listing, images: listing.images.map((each) => ({ ...each, state: 'done' })) });
    drop(section, '1.jpg', '2.jpg', '3.jpg', '4.jpg');
    expect(await screen.findByText('2 photos added')).toBeTruthy();
    expect(sent).toEqual(listing.images.slice(1).map(({ id }) => id));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Photos that are missing' })).toBeNull());
  });

  it('lists the photos that were not among the files, or says that none was', async () => {
    sending.sendListingPhoto.mockReturnValue(new Promise(() => undefined));
    const { open } = await show();
    const section = await open();
    drop(section, 'other.jpg');
    expect(await section.findByText('None of the missing photos is among these files')).toBeTruthy();
    drop(section, '3.jpg');
    expect(await section.findByText('1 photo was not among these files')).toBeTruthy();
    expect(section.queryByText('None of the missing photos is among these files')).toBeNull();
    expect(sending.sendListingPhoto).toHaveBeenCalledOnce();
  });

  it('can be finished without the rest, and a failed photo can be tried again', async () => {
    const listing = begun([image('1.jpg', 'done'), image('2.jpg', 'waiting')]);
    sending.sendListingPhoto.mockRejectedValueOnce(networkError()).mockResolvedValueOnce(listing);
    const { api, open } = await show(listing);
    const section = await open();
    expect(section.getByText('1 of 2 photos has not arrived.')).toBeTruthy();
    drop(section, '2.jpg');
    expect(await section.findByRole('button', { name: 'Finish without the rest' })).toBeTruthy();
    fireEvent.click(await section.findByRole('button', { name: 'Retry upload of 2.jpg' }));
    expect(await screen.findByText('1 photo added')).toBeTruthy();
    fireEvent.click(section.getByRole('button', { name: 'Finish without the rest' }));
    await waitFor(() => expect(api.calls('POST').at(-1)?.path).toMatch(/\/photos\/end/));
  });

  it('shows why a photo was refused, also for a complete listing', async () => {
    const images = [image('1.jpg', 'done'), image('2.jpg', 'failed', 'This photo is damaged.')];
    const { card, open } = await show({ ...begun(images), status: 'completed', download: null });
    expect(card.queryByRole('button', { name: /^Go on sending/ })).toBeNull();
    const section = await open();
    expect(section.getByText('This photo is damaged.')).toBeTruthy();
    expect(section.queryByRole('button', { name: 'Finish without the rest' })).toBeNull();
  });
});
