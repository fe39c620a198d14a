import { NO_BRANDING } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { everythingIsSeen } from '../../../test/intersection.ts';
import { makeListingPage } from '../../../test/make-listing-page.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { user } from '../../../test/user.ts';
import { ListingPage } from './listing-page.tsx';

const LeadForm = ({ token, offer }: { token: string | null; offer: { title: string } }) => (
  <p>
    {offer.title} by {token}
  </p>
);

/** Shows the page of the link 'abc' with this answer of the server. */
function show(answer: unknown = makeListingPage.page(), more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /listing-pages/abc': () => answer,
    'POST /listing-pages/abc/visits': () => ({ success: true }),
    ...more,
  });
  showScreen(<ListingPage LeadForm={LeadForm} />, {
    path: '/app/share/listing/:token?',
    at: '/app/share/listing/abc',
  });
  return api;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a listing for buyers', () => {
  it('shows title, place, price and facts with their units, and counts the visit once', async () => {
    const api = show();
    expect(await heading('Harbor flat')).toBeTruthy();
    expect(screen.getByText('Portland, ME')).toBeTruthy();
    expect(screen.getAllByText('$450,000').length).toBeGreaterThan(0);
    const facts = within(screen.getByRole('list', { name: 'Facts' }));
    for (const fact of ['3 bedrooms', '2 bathrooms', '1,450 sq ft', '135 m²']) facts.getByText(fact);
    await waitFor(() =>
      expect(api.calls('POST').map(({ path }) => path)).toEqual([
        '/api/v1/home-design/listing-pages/abc/visits/',
      ]),
    );
  });

  it('shows the name and the logo of the agency, and no links into the product', async () => {
    show(makeListingPage.page({ branding: { ...NO_BRANDING, name: 'Maple Homes', color: '#1f4d3a' } }));
    await heading('Harbor flat');
    const bar = within(screen.getByRole('region', { name: 'Presented by' }));
    bar.getByText('Maple Homes');
    await waitFor(() => expect(document.documentElement.dataset).toHaveProperty('branded'));
  });

  it('leaves out unknown facts', async () => {
    const facts = { bedrooms: null, bathrooms: null, square_feet: null, listing_type: null };
    show(
      makeListingPage.page({
        ...facts,
        display_price: '',
        description: '',
        contact: null,
        takes_leads: false,
      }),
    );
    await heading('Harbor flat');
    expect(screen.queryByRole('list', { name: 'Facts' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'About this home' })).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Contact' })).toBeNull();
    expect(screen.getByText('Price on request')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send a message' })).toBeNull();
  });

  it('C-25 names the broker under the price', async () => {
    const attribution = { office: 'Harbor Realty', agent: 'Ana Novak', contact: '207-555-0100' };
    show(
      makeListingPage.page({ attribution: { ...attribution, mls_name: 'Coast MLS', mls_number: 'M-77' } }),
    );
    expect(
      await screen.findByText('Listed by Ana Novak, Harbor Realty, 207-555-0100 · Coast MLS, number M-77'),
    ).toBeTruthy();
  });

  it('labels altered photos that carry no label themselves', async () => {
    const photos = [
      makeListingPage.photo({ label: 'Virtually staged', label_place: 'foot' }),
      makeListingPage.photo({ label: 'Staged by us', caption: 'Kitchen' }),
      makeListingPage.photo({ is_before: true, caption: 'Kitchen' }),
    ];
    show(makeListingPage.page({ photos }));
    const hero = within(await screen.findByRole('region', { name: 'Photos' }));
    const open = (name: string) => hero.getByRole('button', { name });
    const drawn = open('Open Photo 1: Living room. Virtually staged');
    expect(drawn.getAttribute('data-label')).toBe('foot');
    expect(drawn.textContent).toBe('');
    expect(open('Open Photo 2: Kitchen. Staged by us').textContent).toBe('Staged by us');
    expect(open('Open Photo 3: Kitchen. Before the changes').textContent).toBe('Before the changes');
    expect(screen.getByRole('note').textContent).toContain('“Virtually staged”, “Staged by us”');
  });

  it('compares altered photos with their originals', async () => {
    const { preview_url, thumbnail_url } = makeListingPage.photo();
    const original = { preview_url, thumbnail_url, thumbhash: null, width: 1_600, height: 1_200 };
    const altered = (caption: string) =>
      makeListingPage.photo({ caption, label: 'Virtually staged', label_place: 'foot', original });
    show(makeListingPage.page({ photos: [altered('Living room'), altered('Kitchen')] }));
    expect(await screen.findByRole('heading', { name: 'Before and after' })).toBeTruthy();
    expect(await screen.findByText('After · Virtually staged')).toBeTruthy();
    const second = await screen.findByRole('button', { name: /^Compare Photo 2: Kitchen/ });
    expect(second.getAttribute('aria-pressed')).toBe('false');
    await user.click(second);
    expect(second.getAttribute('aria-pressed')).toBe('true');
  });

  it('opens photos large', async () => {
    show();
    await user.click((await screen.findAllByRole('button', { name: /^Open Photo 2/ }))[0]!);
    expect(
      await screen.findByRole('dialog', { name: 'Photos of the home' }, { timeout: 5_000 }),
    ).toBeTruthy();
  });

  it('shows the contact, and loads the form when it is near', async () => {
    everythingIsSeen();
    show();
    const contact = within(await screen.findByRole('complementary', { name: 'Contact' }));
    expect(contact.getByRole('link', { name: '+1 207 555 0100' }).getAttribute('href')).toBe(
      'tel:+12075550100',
    );
    expect(contact.getByRole('link', { name: 'mara@example.com' })).toBeTruthy();
    expect(await screen.findByText('Ask about this home by abc')).toBeTruthy();
  });

  it.each([
    ['listing_page_sold', 410, 'This home has been sold'],
    ['listing_page_withdrawn', 410, 'This home is no longer available'],
    ['listing_page_off', 410, 'This page was switched off'],
    ['listing_page_expired', 410, 'This link has expired'],
    ['listing_page_not_found', 404, 'There is no such page'],
    ['internal', 500, 'The page could not be loaded'],
  ])('says why a page has ended: %s', async (code, status, title) => {
    show(new Refusal(status, 'No.', code));
    expect(await heading(title)).toBeTruthy();
  });

  it('asks for the password, and opens', async () => {
    const api = show(new Refusal(403, 'Password.', 'share_password_required'), {
      'POST /listing-pages/abc/unlock': () => makeListingPage.page(),
    });
    await user.type(await screen.findByLabelText('Password'), 'sesame');
    await user.click(screen.getByRole('button', { name: 'Open page' }));
    expect(await heading('Harbor flat')).toBeTruthy();
    expect(api.calls('POST')[0]?.body).toEqual({ password: 'sesame' });
  });
});
