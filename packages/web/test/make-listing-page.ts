import type { ListingPage, ListingPagePhoto, ListingPageState } from '@home-design/contract';
import { make } from './make.ts';

let photos = 0;

/** Valid pages of listings for buyers; what is passed in tells the story of the test. */
export const makeListingPage = {
  photo(about: Partial<ListingPagePhoto> = {}): ListingPagePhoto {
    photos += 1;
    const at = `/api/v1/home-design/listing-pages/abc/pictures/key-${photos}`;
    return {
      key: `key-${photos}`,
      caption: 'Living room',
      label: null,
      label_place: null,
      is_before: false,
      preview_url: `${at}/preview/`,
      thumbnail_url: `${at}/thumbnail/`,
      thumbhash: null,
      width: 1_600,
      height: 1_200,
      original: null,
      ...about,
    };
  },
  page(about: Partial<ListingPage> = {}): ListingPage {
    return {
      title: 'Harbor flat',
      place: 'Portland, ME',
      listing_type: 'for_sale',
      display_price: '$450,000',
      bedrooms: 3,
      bathrooms: 2,
      square_feet: 1_450,
      description: 'Two rooms above the quay.',
      attribution: null,
      photos: [makeListingPage.photo(), makeListingPage.photo()],
      contact: { name: 'Mara Lind', email: 'mara@example.com', phone: '+1 207 555 0100' },
      takes_leads: true,
      branding: null,
      ...about,
    };
  },
  state(about: Partial<ListingPageState> = {}): ListingPageState {
    return {
      settings: {
        shows_address: true,
        place: '',
        shows_comparisons: false,
        shows_contact: true,
        contact_name: 'Mara Lind',
        contact_email: '',
        contact_phone: '',
        takes_leads: true,
        is_indexed: false,
        left_out: [],
      },
      town: 'Portland, ME',
      link: null,
      photos: ['Living room', 'Kitchen'].map((name) => ({
        image: make.id() as ListingPageState['photos'][number]['image'],
        name,
        thumbnail_url: '/thumbnail.jpg',
        banned: null,
        label: null,
      })),
      obstacles: [],
      requires_originals: false,
      lead_count: 0,
      ...about,
    };
  },
};
