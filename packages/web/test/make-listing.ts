import type { Listing, ListingDetail, ListingStats } from '@home-design/contract';
import { make } from './make.ts';

const AT = '2026-01-02T10:00:00.000Z';

/** A listing that was read; what is passed in tells the story of the test. */
export const makeListing = (about: Partial<Record<keyof Listing, unknown>> = {}): Listing =>
  ({
    id: make.id(),
    title: 'Brick house with a garden',
    address: '12 Elm Street, Springfield',
    status: 'completed',
    listing_type: 'for_sale',
    is_featured: false,
    is_archived: false,
    primary_image_url: null,
    display_price: '$450,000',
    bedrooms: 3,
    bathrooms: 2.5,
    square_feet: 1850,
    source_url: 'https://homes.example/elm-street-12',
    source_type: 'url',
    source_name: null,
    project: null,
    publishing_profile: 'us-general',
    image_count: 4,
    error: null,
    download: null,
    fetched_at: AT,
    created_at: AT,
    updated_at: AT,
    ...about,
  }) as Listing;

/** The same with its pictures and where its facts were found. */
export const makeListingDetail = (about: Partial<Record<keyof ListingDetail, unknown>> = {}): ListingDetail =>
  ({
    ...makeListing(),
    description: '',
    attribution: null,
    images: [],
    found_in: {},
    remarks: [],
    ...about,
  }) as ListingDetail;

export const makeStats = (about: Partial<ListingStats> = {}): ListingStats => ({
  total: 12,
  featured: 3,
  with_projects: 5,
  archived: 2,
  by_listing_type: { 'For Sale': 7, 'For Rent': 4, Sold: 1, Pending: 0 },
  ...about,
});
