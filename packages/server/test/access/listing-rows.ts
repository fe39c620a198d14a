import { type AccessRow, type Asked, type Owned, object, own } from './access-row.ts';

const listing = ({ listingId }: Owned): Asked => ({ params: { listingId } });

/** Rows of the routes about listings of photos. Their own tests have listings that take some. */
export const LISTING_ROWS: Readonly<Record<string, readonly AccessRow[]>> = {
  'listingPhotos.create': [own(201, () => ({ body: { title: 'Attic', photos: ['a.jpg'] } }))],
  'listingPhotos.add': [
    object(404, (owned) => ({
      ...listing(owned),
      form: { fileField: 'file', fields: { photo: crypto.randomUUID() } },
    })),
  ],
  'listingPhotos.end': [object(404, listing)],
};
