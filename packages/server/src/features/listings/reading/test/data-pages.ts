import {
  addressLine,
  around,
  COTTAGE,
  FLAT,
  HOUSE,
  type Home,
  NOTHING,
  PAGE,
  RENTED,
  type SavedPage,
  script,
  wholeOf,
} from './homes.ts';

function json(id: string, data: unknown): string {
  return `<script id="${id}" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function page(name: string, html: string, stands: SavedPage['stands']): SavedPage {
  return { name, url: PAGE, html, stands };
}

const similar = [1, 2, 3].map((at) => ({
  price: 999_999,
  bedrooms: 9,
  bathrooms: 8,
  livingArea: 9_999,
  streetAddress: `${at} Other Road`,
  city: 'Elsewhere',
  photos: [{ url: `https://pictures.example/${at}/other.jpg` }],
}));

/** Three widths of each photo. */
function variants(url: string) {
  return [384, 768, 1536].map((width) => ({ url: `${url}?w=${width}`, width }));
}

const wide = (home: Home) => home.photos.map((url) => `${url}?w=1536`);

/** An object as a list that contains each value once, referred to by its index. */
export function dehydrate(value: unknown): unknown[] {
  const places: unknown[] = [];
  const put = (one: unknown): number => {
    const at = places.length;
    places.push(null);
    if (Array.isArray(one)) places[at] = one.map(put);
    else if (typeof one === 'object' && one !== null)
      places[at] = Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, put(inner)]));
    else places[at] = one;
    return at;
  };
  put(value);
  return places;
}

const cottageData = {
  propertyData: {
    id: '4711',
    bedrooms: COTTAGE.bedrooms,
    bathrooms: COTTAGE.bathrooms,
    text: { description: COTTAGE.description, pageTitle: COTTAGE.title },
    prices: { primaryPrice: '£375,000', secondaryPrice: '', pricePerSqFt: '£348 per sq ft' },
    address: { displayAddress: addressLine(COTTAGE), countryCode: 'GB' },
    sizings: [
      { unit: 'sqm', minimumSize: 100, maximumSize: 100 },
      { unit: 'sqft', minimumSize: 1076, maximumSize: 1076 },
    ],
    images: COTTAGE.photos.map((url, at) => ({
      url,
      caption: `Photo ${at + 1}`,
      resizedImageUrls: { size135x100: url.replace('.jpg', '_max_135x100.jpg') },
    })),
    transactionType: 'BUY',
  },
};
const cottageStands = { ...wholeOf(COTTAGE), title: 'Mill Lane' };

/** Pages with data for their own scripts. */
export const DATA_PAGES: SavedPage[] = [
  page(
    'Page data: __NEXT_DATA__ with JSON in a string',
    around(
      json('__NEXT_DATA__', {
        props: {
          pageProps: {
            componentProps: {
              gdpClientCache: JSON.stringify({
                'ForSaleQuery{"id":4711}': {
                  property: {
                    price: HOUSE.amount,
                    currency: 'USD',
                    bedrooms: HOUSE.bedrooms,
                    bathrooms: HOUSE.bathrooms,
                    livingArea: HOUSE.squareFeet,
                    homeStatus: 'FOR_SALE',
                    description: HOUSE.description,
                    streetAddress: HOUSE.street,
                    city: HOUSE.city,
                    state: HOUSE.region,
                    zipcode: HOUSE.postalCode,
                    originalPhotos: HOUSE.photos.map((url) => ({
                      mixedSources: { jpeg: variants(url), webp: variants(url) },
                    })),
                    nearbyHomes: similar,
                  },
                },
              }),
            },
          },
        },
      }) + script({ '@type': 'Event', name: 'Open house', url: PAGE }),
      `<h1>${HOUSE.title}</h1>`,
    ),
    { ...wholeOf(HOUSE), photos: wide(HOUSE) },
  ),
  page(
    'Page data: __NEXT_DATA__ with nested details',
    around(
      json('__NEXT_DATA__', {
        props: {
          pageProps: {
            initialReduxState: {
              propertyDetails: {
                list_price: HOUSE.amount,
                status: 'for_sale',
                description: {
                  beds: 3,
                  baths_consolidated: '2.5',
                  sqft: HOUSE.squareFeet,
                  text: HOUSE.description,
                },
                location: {
                  address: {
                    line: HOUSE.street,
                    city: HOUSE.city,
                    state_code: HOUSE.region,
                    postal_code: HOUSE.postalCode,
                  },
                },
                photos: HOUSE.photos.map((href) => ({ href, title: 'photo' })),
              },
              similarHomes: { homes: similar },
            },
          },
        },
      }),
      `<h1>${HOUSE.title}</h1>`,
    ),
    { ...wholeOf(HOUSE), price: { amount: HOUSE.amount, currency: null, per: null } },
  ),
  page(
    'Page data: an assigned object (PAGE_MODEL)',
    around(
      `<script>window.PAGE_MODEL = ${JSON.stringify(cottageData)};\nwindow.other = function () { return 1; };</script>`,
      '<h1>Mill Lane</h1>',
    ),
    cottageStands,
  ),
  page(
    'Page data: values named by their place in a list',
    around(
      `<script>window.__PAGE_MODEL = ${JSON.stringify({ encoding: 'on', data: JSON.stringify(dehydrate(cottageData)) })}</script>`,
      '<h1>Mill Lane</h1>',
    ),
    cottageStands,
  ),
  page(
    'Page data: __INITIAL_STATE__ by JSON.parse, monthly rent',
    around(
      `<script>window.__INITIAL_STATE__ = JSON.parse(${JSON.stringify(
        JSON.stringify({
          listing: {
            title: RENTED.title,
            rentPrice: 1200,
            currency: 'GBP',
            listingType: 'to_rent',
            numBedrooms: 2,
            numBathrooms: 1,
            sizeSqft: 700,
            displayAddress: addressLine(RENTED),
            images: RENTED.photos,
            description: RENTED.description,
          },
        }),
      )});</script>`,
      '',
    ),
    wholeOf(RENTED),
  ),
  page(
    'Page data: a script object with names without quotes',
    around(
      `<script>var pageConfig = {listing: {title: '${FLAT.title}', price: '1.250.000 €', bedrooms: 2, bathrooms: 1, livingSpace: '85 m²', /* where */ street: 'Musterstraße', houseNumber: '7', zipCode: '12345', city: 'Beispielstadt', offerType: 'Kauf', description: '${FLAT.description}', pictures: [${FLAT.photos.map((url) => `{thumbnailUrl: '${url}?w=90', url: '${url}'}`).join(',')}],}};</script>`,
      '',
    ),
    wholeOf(FLAT),
  ),
  page(
    'Page data: the stream of a Next.js page',
    around(
      `<script>self.__next_f.push([0])</script><script>self.__next_f.push([1,${JSON.stringify(`a:["$","div",null,{"listing":${JSON.stringify({ title: HOUSE.title, price: HOUSE.amount, currency: 'USD', beds: 3, baths: 2.5, sqft: 1850, fullAddress: addressLine(HOUSE), photos: HOUSE.photos, status: 'Active', description: HOUSE.description })}`)}])</script><script>self.__next_f.push([1,"}]\\n"])</script>`,
      '',
    ),
    wholeOf(HOUSE),
  ),
  page(
    'Page data: values in objects, the currency only in words',
    around(
      `<script>window.exchange = ${JSON.stringify({ cache: JSON.stringify({ 0: { data: JSON.stringify({ details: { listing: { price: { value: 450_000 }, generalFeatures: { bedrooms: { value: 3 }, bathrooms: { value: 2.5 } }, floorSpace: { value: 1850 }, address: { suburb: HOUSE.city, display: { fullAddress: addressLine(HOUSE) } }, description: HOUSE.description, status: 'buy' } } }) } }) })};</script>`,
      `<h1>${HOUSE.title}</h1><span class="price">$450,000</span>`,
    ),
    { ...wholeOf(HOUSE), squareFeet: null, photos: [] },
  ),
  page(
    'Page data: only a list of other homes',
    around(json('state', { results: similar, similarHomes: similar }), '<h1>Homes in Springfield</h1>'),
    { ...NOTHING, title: 'Homes in Springfield' },
  ),
];
