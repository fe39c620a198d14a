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

/** A home in the vocabulary of schema.org. */
export function schemaHome(home: Home, type: string | string[] = 'SingleFamilyResidence') {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    url: PAGE,
    name: home.title,
    description: home.description,
    numberOfBedrooms: home.bedrooms,
    numberOfBathroomsTotal: home.bathrooms,
    floorSize: { '@type': 'QuantitativeValue', value: home.squareFeet, unitCode: 'FTK' },
    address: {
      '@type': 'PostalAddress',
      streetAddress: home.street,
      addressLocality: home.city,
      ...(home.region ? { addressRegion: home.region } : {}),
      postalCode: home.postalCode,
    },
    image: home.photos,
    offers: offerOf(home),
  };
}

export function offerOf(home: Home) {
  return {
    '@type': 'Offer',
    price: home.amount,
    priceCurrency: home.currency,
    businessFunction: `http://purl.org/goodrelations/v1#${home.per ? 'LeaseOut' : 'Sell'}`,
    ...(home.per
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: home.amount,
            priceCurrency: home.currency,
            unitCode: 'MON',
          },
        }
      : {}),
  };
}

const OTHER = {
  ...HOUSE,
  title: '99 Other Road',
  street: '99 Other Road',
  amount: 999_999,
  bedrooms: 9,
  bathrooms: 8,
  photos: ['https://pictures.example/1/other.jpg'],
};
const other = { ...schemaHome(OTHER), url: 'https://homes.example/listing/99-other-road-1' };

function page(name: string, html: string, stands: SavedPage['stands'], url = PAGE): SavedPage {
  return { name, url, html, stands };
}

/** Pages that describe their home in JSON-LD, microdata or RDFa. */
export const STRUCTURED_PAGES: SavedPage[] = [
  page('JSON-LD: one residence', around(script(schemaHome(HOUSE)), '<h1>A house</h1>'), wholeOf(HOUSE)),
  page(
    'JSON-LD: Product and RealEstateListing with mainEntity',
    around(
      script({
        '@context': 'http://schema.org',
        '@type': ['Product', 'RealEstateListing'],
        url: `${PAGE}/?utm_source=mail`,
        name: HOUSE.title,
        description: HOUSE.description,
        image: HOUSE.photos.map((url) => ({ '@type': 'ImageObject', url })),
        offers: { ...offerOf(HOUSE), price: '450000.00' },
        mainEntity: { ...schemaHome(HOUSE), offers: undefined, image: undefined },
      }) + script(other),
      '<h1>A house</h1>',
    ),
    wholeOf(HOUSE),
  ),
  page(
    'JSON-LD: a list in one block (residence, product, listing)',
    around(
      script([
        { ...schemaHome(HOUSE), offers: undefined, image: undefined },
        { '@type': 'Product', name: HOUSE.title, offers: [offerOf(HOUSE)] },
        { '@type': 'RealEstateListing', name: HOUSE.title, image: HOUSE.photos, url: PAGE },
      ]),
      '',
    ),
    wholeOf(HOUSE),
  ),
  page(
    'JSON-LD: @graph with names by @id',
    around(
      script({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Organization',
            '@id': '#us',
            name: 'Homes',
            address: { streetAddress: '1 Office Park' },
          },
          { '@type': 'WebPage', '@id': PAGE, mainEntity: { '@id': '#home' } },
          { ...schemaHome(HOUSE, 'House'), '@id': '#home', url: undefined, offers: { '@id': '#offer' } },
          { ...offerOf(HOUSE), '@id': '#offer' },
        ],
      }),
      '',
    ),
    wholeOf(HOUSE),
  ),
  page(
    'JSON-LD: the home in about and itemOffered',
    around(
      script({
        '@type': 'WebPage',
        url: PAGE,
        about: {
          ...offerOf(COTTAGE),
          itemOffered: { ...schemaHome(COTTAGE, 'House'), offers: undefined },
        },
      }),
      '',
    ),
    wholeOf(COTTAGE),
  ),
  page(
    'JSON-LD: similar homes first, the own one by its address',
    around(
      script([other, { ...other, url: 'https://homes.example/listing/98' }]) + script(schemaHome(HOUSE)),
      '',
    ),
    wholeOf(HOUSE),
  ),
  page(
    'JSON-LD: quantities, parts of bathrooms, additionalProperty',
    around(
      script({
        ...schemaHome(HOUSE),
        numberOfBedrooms: { '@type': 'QuantitativeValue', value: '3' },
        numberOfBathroomsTotal: undefined,
        numberOfFullBathrooms: 2,
        numberOfPartialBathrooms: 1,
        floorSize: undefined,
        additionalProperty: [{ '@type': 'PropertyValue', name: 'Living area', value: '1,850 sq ft' }],
        address: '12 Example Street, Springfield, IL 62704',
      }),
      '',
    ),
    wholeOf(HOUSE),
  ),
  page(
    'JSON-LD: comments, trailing commas, line breaks in strings',
    around(
      `<script type="application/ld+json">/* made by hand */ ${JSON.stringify(schemaHome(HOUSE)).slice(0, -1)}, // the end
}</script>`,
      '',
    ),
    wholeOf(HOUSE),
  ),
  page(
    'JSON-LD: in CDATA, its text broken over lines',
    around(
      `<script type="application/ld+json">//<![CDATA[\n${JSON.stringify(schemaHome(HOUSE)).replace('A quiet house', 'A quiet\nhouse')}\n//]]></script>`,
      '',
    ),
    wholeOf(HOUSE),
  ),
  page(
    'JSON-LD: quotes written as entities, text with tags',
    around(
      `<script type="application/ld+json">${JSON.stringify({ ...schemaHome(HOUSE), description: undefined }).replaceAll('"', '&quot;')}</script><meta name="description" content="&lt;p&gt;${HOUSE.description}&lt;/p&gt;">`,
      '',
    ),
    wholeOf(HOUSE),
  ),
  page(
    'JSON-LD: a rent each month by its price specification',
    around(script({ ...schemaHome(RENTED, 'Apartment'), floorSize: '700 sq ft' }), ''),
    wholeOf(RENTED),
  ),
  page(
    'JSON-LD: euros and square meters',
    around(script({ ...schemaHome(FLAT, 'Apartment'), floorSize: { value: '85', unitCode: 'MTK' } }), ''),
    wholeOf(FLAT),
  ),
  page(
    'JSON-LD: sold',
    around(
      script({
        ...schemaHome(HOUSE),
        offers: {
          ...offerOf(HOUSE),
          businessFunction: undefined,
          availability: 'https://schema.org/SoldOut',
        },
      }),
      '',
    ),
    { ...wholeOf(HOUSE), listingType: 'sold' },
  ),
  page(
    'JSON-LD: no valid JSON, Open Graph beside it',
    around(
      `<script type="application/ld+json">{"@type": "House", "name": </script><meta property="og:title" content="${HOUSE.title}"><meta property="og:description" content="${HOUSE.description}"><meta property="og:image" content="${HOUSE.photos[0]}">`,
      '',
    ),
    { ...NOTHING, title: HOUSE.title, description: HOUSE.description, photos: HOUSE.photos.slice(0, 1) },
  ),
  page('Microdata: a residence with an offer', around('', microdata(HOUSE)), {
    ...wholeOf(HOUSE),
    photos: HOUSE.photos.map((url) => `${url}?w=640`),
  }),
  page(
    'RDFa Lite: an apartment',
    around(
      '',
      `<div vocab="https://schema.org/" typeof="Apartment" resource="#home"><h1 property="name">${FLAT.title}</h1><p property="description">${FLAT.description}</p>
<div property="address" typeof="PostalAddress"><span property="streetAddress">${FLAT.street}</span>, <span property="postalCode">${FLAT.postalCode}</span> <span property="addressLocality">${FLAT.city}</span></div>
<span property="numberOfBedrooms">2 Schlafzimmer</span> <span property="numberOfBathroomsTotal">1</span> <span property="floorSize">85 m²</span>
<div property="offers" typeof="Offer"><span property="price" content="1250000">1.250.000 €</span><meta property="priceCurrency" content="EUR"><meta property="businessFunction" content="http://purl.org/goodrelations/v1#Sell"></div>
${FLAT.photos.map((url) => `<img property="image" src="${url}">`).join('')}</div>`,
    ),
    wholeOf(FLAT),
  ),
];

function microdata(home: Home): string {
  return `<article itemscope itemtype="https://schema.org/SingleFamilyResidence"><link itemprop="url" href="${PAGE}">
<h1 itemprop="name">${home.title}</h1><div itemprop="description"><p>${home.description}</p></div>
<p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">${home.street}</span>,
<span itemprop="addressLocality">${home.city}</span>, <span itemprop="addressRegion">${home.region}</span> <span itemprop="postalCode">${home.postalCode}</span></p>
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="${home.amount}">$450,000</span><meta itemprop="priceCurrency" content="USD"><link itemprop="businessFunction" href="http://purl.org/goodrelations/v1#Sell"></div>
<b itemprop="numberOfBedrooms">3</b> beds <b itemprop="numberOfBathroomsTotal">2.5</b> baths
<span itemprop="floorSize" itemscope itemtype="https://schema.org/QuantitativeValue"><span itemprop="value">1,850</span> <meta itemprop="unitCode" content="FTK">sq ft</span>
${home.photos.map((url) => `<img itemprop="image" src="${url}?w=640" alt="">`).join('\n')}
<div itemprop="broker" itemscope itemtype="https://schema.org/RealEstateAgent"><span itemprop="name">Rosa Invented</span><img itemprop="image" src="https://pictures.example/people/rosa.jpg"></div></article>
<div itemscope itemtype="https://schema.org/House"><link itemprop="url" href="/listing/99-other-road-1"><span itemprop="name">99 Other Road</span><span itemprop="numberOfBedrooms">9</span></div>
<p>${addressLine(home)}</p>`;
}
