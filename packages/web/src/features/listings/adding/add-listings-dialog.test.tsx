import type { AuthUser } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { page } from '../../../../test/make.ts';
import { makeListing, makeStats } from '../../../../test/make-listing.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ListingsPage } from '../list/listings-page.tsx';

const LIST = 'GET /listings';
const IMPORT = 'POST /listings/create_from_urls';

/** Opens the dialog on an empty list. */
async function open(onImport: (call: { body: unknown }) => unknown) {
  const api = fakeApi({
    [LIST]: () => page([]),
    'GET /listings/stats': () => makeStats(),
    [IMPORT]: onImport,
  });
  const { unmount } = showScreen(<ListingsPage />, { path: '/app/listings', at: '/app/listings' });
  fireEvent.click(screen.getByRole('button', { name: 'Add Listings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Listings' });
  const box = within(dialog).getByLabelText<HTMLTextAreaElement>('Web addresses');
  return {
    api,
    unmount,
    dialog: within(dialog),
    box,
    type: (text: string) => fireEvent.change(box, { target: { value: text } }),
    send: () => fireEvent.click(within(dialog).getByRole('button', { name: 'Add Listings' })),
  };
}

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('the dialog that imports web pages', () => {
  it('LISTINGS-19 LISTINGS-21 C-25 has a multi-line box, and says which pages can be read', async () => {
    const { dialog, box } = await open(() => new Refusal(500));
    expect(box.tagName).toBe('TEXTAREA');
    expect(dialog.getByText(/^Major property portals and custom websites/)).toBeTruthy();
    expect(dialog.getByText(/robots\.txt/)).toBeTruthy();
    expect(dialog.getByText(/appear as failed, with the reason/)).toBeTruthy();
  });

  it('LISTINGS-20 LISTINGS-67 LISTINGS-70 CONST-79 sends one address a line without blank ones, and shows how many were accepted', async () => {
    const listing = makeListing();
    const { api, type, send } = await open(() => {
      api.answer(LIST, () => page([listing]));
      return { batch: null, successful: 2, failed: 0, listings: [listing, makeListing()], errors: [] };
    });
    type('\n https://homes.example/1 \r\n\n   \nhttps://homes.example/2\n');
    send();
    expect(await screen.findByText('2 listings added')).toBeTruthy();
    expect(api.calls('POST')[0]?.body).toEqual({
      urls: ['https://homes.example/1', 'https://homes.example/2'],
      auto_create_project: false,
    });
    expect(await screen.findByRole('article', { name: 'Brick house with a garden' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('LISTINGS-20 requests a project for each address if the box is ticked', async () => {
    const { api, type, send, dialog } = await open(() => ({
      ...{ batch: null, successful: 1, failed: 0, listings: [makeListing()], errors: [] },
    }));
    type('https://homes.example/1');
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Create a project for each' }));
    send();
    expect(await screen.findByText('1 listing added')).toBeTruthy();
    expect(api.calls('POST')[0]?.body).toEqual({
      ...{ urls: ['https://homes.example/1'], auto_create_project: true },
    });
  });

  it.each(['', ' \n\t\n '])(
    "LISTINGS-64 ERRORS-81 says 'Please enter at least one URL' and sends nothing: %j",
    async (text) => {
      const { api, type, send, box } = await open(() => new Refusal(500));
      type(text);
      send();
      // In the toast and at the field.
      await waitFor(() => expect(screen.getAllByText('Please enter at least one URL')).toHaveLength(2));
      expect(screen.getByText('Error')).toBeTruthy();
      expect(box.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(box);
      expect(api.calls('POST')).toEqual([]);
    },
  );

  it('refuses more than 200 addresses without sending them', async () => {
    const { api, type, send, dialog } = await open(() => new Refusal(500));
    type(Array.from({ length: 201 }, (_, place) => `https://homes.example/${place}`).join('\n'));
    send();
    expect(await dialog.findByText('At most 200 addresses at once. There are 201.')).toBeTruthy();
    expect(api.calls('POST')).toEqual([]);
  });

  it('keeps the refused addresses, each with its reason', async () => {
    const { type, send, dialog, box } = await open(() => ({
      batch: null,
      successful: 1,
      failed: 1,
      listings: [makeListing()],
      errors: [{ url: 'ftp://homes.example/2', detail: 'This is not a web address.' }],
    }));
    type('https://homes.example/1\nftp://homes.example/2');
    send();
    expect(await dialog.findByText('1 address was not added')).toBeTruthy();
    expect(dialog.getByText('This is not a web address.')).toBeTruthy();
    expect(screen.getByText('1 listing added')).toBeTruthy();
    expect(box.value).toBe('ftp://homes.example/2');
    expect(document.activeElement).toBe(box);
  });

  it("LISTINGS-73 ERRORS-82 shows the server's error, and keeps the entries", async () => {
    const { type, send, box } = await open(
      () => new Refusal(403, 'This account has as many listings as fit.'),
    );
    type('https://homes.example/1');
    send();
    expect(await screen.findByText('This account has as many listings as fit.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(box.value).toBe('https://homes.example/1');
  });

  it("LISTINGS-73 ERRORS-82 says 'Failed to add listings' without an error of the server", async () => {
    const { type, send } = await open(() => new Refusal(500));
    type('https://homes.example/1');
    send();
    expect(await screen.findByText('Failed to add listings')).toBeTruthy();
  });

  it('restores the entries after a reload', async () => {
    const { type, unmount } = await open(() => new Refusal(500));
    type('https://homes.example/1');
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    const { box } = await open(() => new Refusal(500));
    expect(box.value).toBe('https://homes.example/1');
  });
});
