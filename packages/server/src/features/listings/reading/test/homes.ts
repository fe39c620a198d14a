import type { ListingFacts } from '../listing-facts.ts';

/** The content of a page: the values from which its HTML is written. All invented. */
export interface Home {
  title: string;
  description: string;
  street: string;
  city: string;
  region: string | null;
  postalCode: string;
  country: string | null;
  amount: number;
  currency: string;
  per: 'week' | 'month' | 'year' | null;
  bedrooms: number;
  bathrooms: number;
  squareFeet: number;
  squareMeters: number;
  photos: string[];
  listingType: 'for_sale' | 'for_rent' | 'sold' | 'pending';
}

export interface SavedPage {
  name: string;
  url: string;
  html: string;
  /** The facts that a person finds on it; null if it lacks them. */
  stands: Omit<ListingFacts, 'address' | 'photos' | 'sourceUrl' | 'attribution'> & {
    address: string | null;
    photos: string[];
  };
}

export const PAGE = 'https://homes.example/listing/12-example-street-4711';
const HOST = 'https://pictures.example/4711';
export const PHOTOS = ['front', 'kitchen', 'living-room', 'bath'].map((name) => `${HOST}/${name}.jpg`);

export const HOUSE: Home = {
  title: '12 Example Street, Springfield',
  description:
    'A quiet house with an oak floor and a garden to the south. The kitchen was made new, the roof is two years old, and the garage holds two cars.',
  street: '12 Example Street',
  city: 'Springfield',
  region: 'IL',
  postalCode: '62704',
  country: null,
  amount: 450_000,
  currency: 'USD',
  per: null,
  bedrooms: 3,
  bathrooms: 2.5,
  squareFeet: 1850,
  squareMeters: 172,
  photos: PHOTOS,
  listingType: 'for_sale',
};

export const COTTAGE: Home = {
  ...HOUSE,
  title: '3 bedroom cottage for sale in Mill Lane, Otterbourne',
  street: '4 Mill Lane',
  city: 'Otterbourne',
  region: null,
  postalCode: 'SO99 7ZZ',
  amount: 375_000,
  currency: 'GBP',
  bathrooms: 2,
  squareFeet: 1076,
  squareMeters: 100,
};

export const FLAT: Home = {
  ...HOUSE,
  title: 'Helle Wohnung am Park',
  description:
    'Helle Wohnung im zweiten Stock mit Balkon zum Park. Parkett in allen Zimmern, neues Bad, Keller und ein Stellplatz im Hof gehören dazu.',
  street: 'Musterstraße 7',
  city: 'Beispielstadt',
  region: null,
  postalCode: '12345',
  amount: 1_250_000,
  currency: 'EUR',
  bedrooms: 2,
  bathrooms: 1,
  squareFeet: 915,
  squareMeters: 85,
};

export const RENTED: Home = {
  ...HOUSE,
  title: 'Two rooms by the canal',
  street: '9 Quay Road',
  city: 'Bridgeton',
  region: null,
  postalCode: 'BR99 1AA',
  amount: 1_200,
  currency: 'GBP',
  per: 'month',
  bedrooms: 2,
  bathrooms: 1,
  squareFeet: 700,
  squareMeters: 65,
  listingType: 'for_rent',
};

export function addressLine({ street, city, region, postalCode }: Home): string {
  if (region) return `${street}, ${city}, ${region} ${postalCode}`;
  return /^\d{5}$/.test(postalCode)
    ? `${street}, ${postalCode} ${city}`
    : `${street}, ${city}, ${postalCode}`;
}

/** All facts of a page that lacks none. */
export function wholeOf(home: Home): SavedPage['stands'] {
  return {
    title: home.title,
    description: home.description,
    address: addressLine(home),
    listingType: home.listingType,
    price: { amount: home.amount, currency: home.currency, per: home.per },
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    squareFeet: home.squareFeet,
    photos: home.photos,
  };
}

export const NOTHING: SavedPage['stands'] = {
  title: null,
  description: null,
  address: null,
  listingType: null,
  price: null,
  bedrooms: null,
  bathrooms: null,
  squareFeet: null,
  photos: [],
};

/** A page around the given head and body, with the usual parts of a site: a logo, navigation, similar homes. */
export function around(head: string, body: string, { similar = true, title = 'Homes' } = {}): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>
<header class="site-header"><a href="/"><img src="/logo.png" alt="Homes" width="120" height="40"></a><nav><a href="/buy">Buy</a> <a href="/sell">Sell</a></nav></header>
<main>${body}</main>
${
  similar
    ? `<section class="similar-homes"><h2>Similar homes</h2><a href="/listing/99-other-road-1"><img src="https://pictures.example/1/other.jpg" alt="99 Other Road"><span class="price">$999,999</span> <span class="beds">9 beds</span> <span class="baths">8 baths</span> <span class="sqft">9,999 sq ft</span></a></section>`
    : ''
}
<footer>Agent Rosa Invented, call 555 0100 <img src="https://pictures.example/people/agent-rosa.jpg" class="agent-photo" alt="Rosa"></footer>
<img src="https://metrics.example/pixel.gif" width="1" height="1" alt=""></body></html>`;
}

export function script(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}
