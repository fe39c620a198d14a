import type { AuthUser, ListingDetail } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { page } from '../../../../test/make.ts';
import { makeListing, makeListingDetail, makeStats } from '../../../../test/make-listing.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { networkError } from '../../../lib/api/api-error.ts';
import { ListingsPage } from '../list/listings-page.tsx';

const sending = vi.hoisted(() => ({ sendListingPhoto: vi.fn() }));
vi.mock('./send-listing-photo.ts', () => sending);

const CREATE = 'POST /listings/create_from_photos';
const LISTING = '7b0f5c7e-6a55-4f7e-9d38-1b7c1f0b9a11';
const END = `POST /listings/${LISTING}/photos/end`;

beforeEach(() => {
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
  sending.sendListingPhoto.mockReset();
});

const photo = (path: string): File => {
  const file = new File(['x'], path.split('/').at(-1) ?? path);
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
};

/** The listing that the server makes for a request. */
const madeOf = (body: { title: string; photos: string[] }): ListingDetail =>
  makeListingDetail({
    id: LISTING,
    title: body.title,
    status: 'pending',
    images: body.photos.map((caption) => ({
      ...{ id: crypto.randomUUID(), caption, state: 'waiting' },
      ...{ source_url: null, error: null, image: null },
    })),
  });

async function open(onCreate: (call: { body: unknown }) => unknown = ({ body }) => madeOf(body as never)) {
  const api = fakeApi({
    'GET /listings': () => page([]),
    'GET /listings/stats': () => makeStats(),
    [CREATE]: onCreate,
    [END]: () => makeListing(),
  });
  showScreen(<ListingsPage />, { path: '/app/listings', at: '/app/listings' });
  fireEvent.click(screen.getByRole('button', { name: 'Add Listings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Listings' }));
  fireEvent.click(dialog.getByRole('tab', { name: 'Photos' }));
  const choose = await dialog.findByRole('button', { name: 'choose files' });
  const drop = (...files: File[]) => {
    const input = choose.closest('.mantine-Dropzone-root')?.querySelector('input') as HTMLInputElement;
    fireEvent.change(input, { target: { files } });
  };
  return { api, dialog, drop };
}

const FOLDER = [photo('12-elm-street/2.jpg'), photo('12-elm-street/10.jpg'), photo('12-elm-street/plan.pdf')];

describe('a listing of photos', () => {
  it('gets its title from the folder, shows the found and skipped files, and sends each photo under its id', async () => {
    sending.sendListingPhoto.mockResolvedValue(makeListing());
    const { api, dialog, drop } = await open();
    drop(...FOLDER);
    const title = await dialog.findByLabelText<HTMLInputElement>(/^Title/);
    expect(title.value).toBe('12 elm street');
    expect(dialog.getByText('1 file is left out')).toBeTruthy();
    expect(dialog.getByText('12-elm-street/plan.pdf')).toBeTruthy();
    const rows = within(dialog.getByRole('list', { name: 'Photos to upload' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.replace(/\.jpg.*/, ''))).toEqual(['2', '10']);
    fireEvent.change(dialog.getByLabelText('Address'), { target: { value: '12 Elm Street, Portland' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add listing with 2 photos' }));
    expect(await screen.findByText('Listing added with 2 photos')).toBeTruthy();
    expect(api.calls('POST')[0]?.body).toEqual({
      ...{ title: '12 elm street', address: '12 Elm Street, Portland', source_name: '12-elm-street' },
      photos: ['2.jpg', '10.jpg'],
    });
    expect(sending.sendListingPhoto.mock.calls.map(([, file]) => file.name)).toEqual(['2.jpg', '10.jpg']);
    expect(new Set(sending.sendListingPhoto.mock.calls.map(([place]) => place.photo)).size).toBe(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('requires a title, and at least one photo', async () => {
    const { api, dialog, drop } = await open();
    drop(photo('plan.pdf'));
    expect(await dialog.findByText('No photo was found')).toBeTruthy();
    drop(photo('1.jpg'));
    fireEvent.click(await dialog.findByRole('button', { name: 'Add listing with 1 photo' }));
    expect(dialog.getByText('Please enter a title')).toBeTruthy();
    expect(api.calls('POST')).toEqual([]);
  });

  it('is finished without a failed photo, or with it after another try', async () => {
    sending.sendListingPhoto
      .mockRejectedValueOnce(networkError())
      .mockResolvedValueOnce(makeListing())
      .mockRejectedValueOnce(networkError());
    const { api, dialog, drop } = await open();
    drop(...FOLDER);
    fireEvent.click(await dialog.findByRole('button', { name: 'Add listing with 2 photos' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Retry upload of 2.jpg' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Finish without the rest' }));
    expect(await screen.findByText('Listing added with 1 photo')).toBeTruthy();
    expect(
      api
        .calls('POST')
        .map(({ path }) => path)
        .at(-1),
    ).toMatch(/\/photos\/end/);
  });

  it('that is refused shows the reason, and is requested again with the same key', async () => {
    let count = 0;
    const { api, dialog, drop } = await open(({ body }) => {
      count += 1;
      return count === 1 ? new Refusal(503) : madeOf(body as never);
    });
    sending.sendListingPhoto.mockResolvedValue(makeListing());
    drop(...FOLDER);
    const add = await dialog.findByRole('button', { name: 'Add listing with 2 photos' });
    fireEvent.click(add);
    await waitFor(() => expect(api.calls('POST')).toHaveLength(1));
    await waitFor(() => expect(add.hasAttribute('data-loading')).toBe(false));
    fireEvent.click(add);
    expect(await screen.findByText('Listing added with 2 photos')).toBeTruthy();
  });

  it('asks before the dialog is closed during the upload, and then finishes with the photos that arrived', async () => {
    sending.sendListingPhoto.mockReturnValue(new Promise(() => undefined));
    const { api, dialog, drop } = await open();
    drop(...FOLDER);
    fireEvent.click(await dialog.findByRole('button', { name: 'Add listing with 2 photos' }));
    await dialog.findByText('The photos are being sent. Keep this page open.');
    expect(dialog.getByRole('tab', { name: 'Table' })).toHaveProperty('disabled', true);
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Photos are still being uploaded' }));
    fireEvent.click(asked.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(api.calls('POST').at(-1)?.path).toMatch(/\/photos\/end/));
  });
});
