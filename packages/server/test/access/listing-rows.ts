import { type AccessRow, type Asked, type Owned, object, own } from './access-row.ts';

const form = (fileField: 'file' | 'files' | 'images', fields: Record<string, string> = {}): Asked => ({
  form: { fileField, fields },
});
const listing = ({ listingId }: Owned): Asked => ({ params: { listingId } });

const batch = ({ batchId }: Owned): Asked => ({ params: { batchId } });

/** Rows of the routes about listings and their sources. */
export const LISTING_ROWS: Readonly<Record<string, readonly AccessRow[]>> = {
  'listings.list': [own(200)],
  'listings.stats': [own(200)],
  'listings.createFromUrls': [own(200, () => ({ body: { urls: ['https://homes.example/attic'] } }))],
  // No MLS is configured.
  'reso.search': [own(404, () => ({ query: { city: 'Salem' } }))],
  'reso.import': [own(404, () => ({ body: { listing_keys: ['1'] } }))],
  // A photo is neither a page of a property nor a table.
  'listings.importPage': [own(400, () => form('file'))],
  'listings.previewTable': [own(400, () => form('file'))],
  'listings.importTable': [own(400, () => form('file'))],
  // The answers for foreign ids are tested in features/listings.
  'listings.refresh': [own(200, () => ({ body: { listing_ids: [crypto.randomUUID()] } }))],
  'listings.get': [object(200, listing)],
  'listings.picture': [object(200, listing)],
  'listings.createProject': [object(200, (owned) => ({ ...listing(owned), body: {} }))],
  'listings.toggleFeatured': [object(200, listing)],
  'listings.archive': [object(200, listing)],
  'listings.unarchive': [object(200, listing)],
  'listings.remove': [object(204, listing)],
  'listingMerging.pairs': [own(200)],
  // Listings that can be merged are in the tests of the feature.
  'listingMerging.compare': [
    object(404, (owned) => ({ ...listing(owned), query: { other: crypto.randomUUID() } })),
  ],
  'listingMerging.merge': [
    object(404, (owned) => ({ ...listing(owned), body: { other: crypto.randomUUID() } })),
  ],
  'listingMerging.undo': [object(409, listing)],
  'listingMerging.merged': [object(200, listing)],
  'listingMerging.keepBoth': [
    object(404, (owned) => ({ ...listing(owned), body: { other: crypto.randomUUID() } })),
  ],
  'listings.batches': [own(200)],
  'listings.batch': [object(200, batch)],
  'listings.retryBatch': [object(200, batch)],
  'listings.cancelBatch': [object(200, batch)],
  'listings.templates': [own(200)],

  // Listings that accept photos are in the tests of the feature.
  'listingPhotos.create': [own(201, () => ({ body: { title: 'Attic', photos: ['a.jpg'] } }))],
  'listingPhotos.add': [
    object(404, (owned) => ({
      ...listing(owned),
      form: { fileField: 'file', fields: { photo: crypto.randomUUID() } },
    })),
  ],
  'listingPhotos.end': [object(404, listing)],
};
