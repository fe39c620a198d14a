import type { AuthUser, ListingLead } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { make, page } from '../../../../test/make.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { MessagesPage } from './messages-page.tsx';

const message = (about: Partial<ListingLead> = {}): ListingLead =>
  ({
    id: make.id(),
    name: 'Ana Novak',
    email: 'ana@example.com',
    phone: '',
    message: 'May I see it?',
    listing: make.id(),
    listing_title: 'Harbor flat',
    is_suspect: false,
    created_at: '2026-01-02T10:00:00.000Z',
    ...about,
  }) as ListingLead;

function show(messages: ListingLead[], more: Parameters<typeof fakeApi>[0] = {}, search = '') {
  const api = fakeApi({ 'GET /listing-leads': () => page(messages), ...more });
  const path = '/app/listings/messages';
  showScreen(<MessagesPage />, { path, at: `${path}${search}` });
  return api;
}
const card = (name: string) => screen.findByRole('article', { name });

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('messages from buyers', () => {
  it('show sender, text and listing, with a link to it', async () => {
    const one = message({ phone: '+1 207 555 0111' });
    const gone = message({ name: 'Ben', listing: null, message: '', is_suspect: true });
    show([one, gone]);
    const shown = within(await card('Ana Novak'));
    expect(shown.getByText('May I see it?')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Harbor flat' }).getAttribute('href')).toBe(
      `/app/listings?listing=${one.listing}`,
    );
    expect(shown.getByRole('link', { name: 'ana@example.com' })).toBeTruthy();
    const other = within(await card('Ben'));
    expect(other.getByText('Harbor flat (deleted listing)')).toBeTruthy();
    expect(other.getByText('Possible spam')).toBeTruthy();
    expect(screen.getByText('2 messages')).toBeTruthy();
  });

  it('are those of one listing if the address names it', async () => {
    const listing = make.id();
    const api = show([], {}, `?listing=${listing}`);
    expect(await screen.findByText('No messages yet')).toBeTruthy();
    expect(api.calls('GET')[0]?.path).toContain(`listing=${listing}`);
    expect(screen.getByRole('link', { name: 'Show the messages of all listings' })).toBeTruthy();
  });

  it('are deleted after a confirmation', async () => {
    const one = message();
    let left = [one];
    const api = show(left, {
      'GET /listing-leads': () => page(left),
      [`DELETE /listing-leads/${one.id}`]: () => {
        left = [];
        return undefined;
      },
    });
    const shown = within(await card('Ana Novak'));
    fireEvent.click(shown.getByRole('button', { name: 'Delete the message of Ana Novak' }));
    expect(api.calls('DELETE')).toEqual([]);
    fireEvent.click(shown.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(await screen.findByText('No messages yet')).toBeTruthy();
  });
});
