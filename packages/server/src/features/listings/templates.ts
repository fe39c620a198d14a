import type { ListingTemplate } from '@home-design/contract';

/** The fields that a source may fill. */
const FIELDS = [
  'title',
  'address',
  'description',
  'listing_type',
  'display_price',
  'bedrooms',
  'bathrooms',
  'square_feet',
  'images',
];

/** MLSs and their tables name the firm that offers a property. */
const WITH_ATTRIBUTION = [...FIELDS, 'attribution'];

/** The kinds of sources that this server can read. */
export const TEMPLATES: readonly ListingTemplate[] = [
  { id: 'web-page', name: 'Web page', source_type: 'url', fields: FIELDS },
  { id: 'saved-page', name: 'Saved page', source_type: 'saved_page', fields: FIELDS },
  { id: 'mls', name: 'MLS', source_type: 'reso', fields: WITH_ATTRIBUTION },
  { id: 'table', name: 'Table', source_type: 'table', fields: WITH_ATTRIBUTION },
  { id: 'photos', name: 'Photos', source_type: 'photos', fields: ['title', 'address', 'images'] },
];
