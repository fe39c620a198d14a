import { type AccessRow, type Asked, type Owned, object, open, own } from './access-row.ts';

const listing = ({ listingId }: Owned): Asked => ({ params: { listingId } });
/** An unknown token; features/listing-pages tests valid ones. */
const guess =
  (more: Asked = {}) =>
  (): Asked => ({ ...more, params: { token: 'x'.repeat(43), ...more.params } });
const form = { firstName: 'Ana', lastName: 'Novak', email: 'ana@example.com', acceptTerms: true };

/** Rows of the routes about the pages of listings for buyers. */
export const LISTING_PAGE_ROWS: Readonly<Record<string, readonly AccessRow[]>> = {
  'listingPages.state': [object(200, listing)],
  'listingPages.update': [object(200, (owned) => ({ ...listing(owned), body: { is_indexed: true } }))],
  'listingPages.switchOn': [object(201, (owned) => ({ ...listing(owned), body: {} }))],
  'listingPages.preview': [object(200, listing)],
  'listingPages.previewPicture': [
    object(404, (owned) => ({
      params: { ...listing(owned).params, picture: 'none', rendition: 'thumbnail' },
    })),
  ],
  'listingPages.leads': [own(200), own(200, ({ listingId }) => ({ query: { listing: listingId } }))],
  'listingPages.removeLead': [object(204, ({ leadId }) => ({ params: { leadId } }))],
  'publicListings.get': [open(404, guess())],
  'publicListings.unlock': [open(404, guess({ body: { password: 'made up' } }))],
  'publicListings.picture': [open(404, guess({ params: { picture: 'none', rendition: 'thumbnail' } }))],
  'publicListings.visit': [open(404, guess())],
  'publicListings.lead': [open(404, guess({ body: form }))],
};
