import type { AuthUser } from '@home-design/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { everythingIsSeen } from '../../../test/intersection.ts';
import { make } from '../../../test/make.ts';
import { makeListingPage } from '../../../test/make-listing-page.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { sessionStore } from '../../core/session/session-store.ts';
import { ListingPreview } from './listing-preview.tsx';

const id = make.id();
const LeadForm = ({ token, offer }: { token: string | null; offer: { title: string } }) => (
  <p>
    {offer.title} by {String(token)}
  </p>
);

function show(answer: unknown = makeListingPage.page()) {
  const api = fakeApi({ [`GET /listings/${id}/page/preview`]: () => answer });
  showScreen(<ListingPreview LeadForm={LeadForm} />, {
    path: '/app/listings/:listingId/preview',
    at: `/app/listings/${id}/preview`,
  });
  return api;
}

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('the preview of the page for buyers', () => {
  it('shows the page as buyers see it, says that it is a preview, and leads back to the switch', async () => {
    everythingIsSeen();
    const api = show(
      makeListingPage.page({
        photos: [
          makeListingPage.photo({ caption: 'Kitchen', label: 'Virtually staged', label_place: 'foot' }),
        ],
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbor flat' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Open Photo 1: Kitchen. Virtually staged' })).toHaveLength(
      2,
    );
    const bar = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(bar.getByText(/Only you see it here/)).toBeTruthy();
    expect(bar.getByRole('link', { name: 'Back to the listing' }).getAttribute('href')).toBe(
      `/app/listings?listing=${id}&part=page`,
    );
    // A preview has no link to send by, and counts no visit.
    expect(await screen.findByText('Ask about this home by null')).toBeTruthy();
    expect(api.calls('POST')).toEqual([]);
  });

  it.each([
    ['listing_page_sold', 410, 'This home has been sold'],
    ['listing_page_withdrawn', 410, 'This home is no longer available'],
    ['listing_not_found', 404, 'There is no such page'],
    ['internal', 500, 'The page could not be loaded'],
  ])('shows the message that buyers would get: %s', async (code, status, title) => {
    show(new Refusal(status, 'No.', code));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the listing' })).toBeTruthy();
  });
});
