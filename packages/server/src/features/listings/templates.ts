import type { ListingTemplate } from '@home-design/contract';

/** The kinds of sources that can be read here. */
export const TEMPLATES: readonly ListingTemplate[] = [
  {
    id: 'web-page',
    name: 'Web page',
    source_type: 'url',
    fields: [
      'title',
      'address',
      'description',
      'listing_type',
      'display_price',
      'bedrooms',
      'bathrooms',
      'square_feet',
      'images',
    ],
  },
];
