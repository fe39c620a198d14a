import { someRules } from '../../src/test/listings/publishing-makers.ts';
import { type AccessRow, type Asked, type Owned, object, own } from './access-row.ts';

const project = ({ projectId }: Owned): Asked => ({ params: { projectId } });
const listing = ({ listingId }: Owned): Asked => ({ params: { listingId } });
const publication = ({ listingId, publicationId }: Owned): Asked => ({
  params: { listingId, publicationId },
});

/** Rows of the routes about publishing. */
export const PUBLISHING_ROWS: Readonly<Record<string, readonly AccessRow[]>> = {
  'publishingProfiles.list': [own(200)],
  'publishingProfiles.saveOwn': [own(200, () => ({ body: someRules() }))],
  'publishingProfiles.ofProject': [object(200, project)],
  'publishingProfiles.choose': [
    object(200, (owned) => ({ ...listing(owned), body: { profile_id: 'us-crmls' } })),
  ],
  'publishingProfiles.state': [object(200, listing)],
  'publications.list': [object(200, listing)],
  'publications.plan': [object(200, listing)],
  'publications.choose': [object(200, (owned) => ({ ...listing(owned), body: { destinations: [] } }))],
  'publications.create': [object(202, (owned) => ({ ...listing(owned), body: {} }))],
  'publications.get': [object(200, publication)],
  'publications.download': [object(200, publication)],
  'publications.pictures': [object(200, publication)],
  'publications.picture': [
    object(200, ({ listingId, publicationId }) => ({ params: { listingId, publicationId, place: '1' } })),
  ],
  'publications.manifest': [
    object(200, ({ listingId, publicationId }) => ({ params: { listingId, publicationId, format: 'csv' } })),
  ],
  'publications.remove': [object(204, publication)],
};
