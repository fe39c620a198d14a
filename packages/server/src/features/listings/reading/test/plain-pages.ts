import {
  addressLine,
  around,
  COTTAGE,
  FLAT,
  HOUSE,
  NOTHING,
  PAGE,
  RENTED,
  type SavedPage,
  script,
  wholeOf,
} from './homes.ts';
import { schemaHome } from './structured-pages.ts';

function page(name: string, html: string, stands: SavedPage['stands'], url = PAGE): SavedPage {
  return { name, url, html, stands };
}

const [FRONT = '', KITCHEN = '', LIVING = '', BATH = ''] = HOUSE.photos;
const facts = '<ul class="facts"><li>3 beds</li><li>2½ baths</li><li>1,850 sq ft</li></ul>';
const graph = (name: string, content: string) => `<meta property="${name}" content="${content}">`;

/** Pages without structured data: Open Graph, words, pictures. */
export const PLAIN_PAGES: SavedPage[] = [
  page(
    'Open Graph only',
    around(
      graph('og:title', HOUSE.title) +
        graph('og:description', HOUSE.description) +
        graph('og:street-address', HOUSE.street) +
        graph('og:locality', HOUSE.city) +
        graph('og:region', 'IL') +
        graph('og:postal-code', HOUSE.postalCode) +
        graph('product:price:amount', '450000') +
        graph('product:price:currency', 'USD') +
        graph('site:beds', '3') +
        graph('site:baths', '2.5') +
        HOUSE.photos.map((url) => graph('og:image', url)).join(''),
      '',
      { similar: false },
    ),
    { ...wholeOf(HOUSE), squareFeet: null, listingType: null },
  ),
  page(
    'Open Graph: everything in its title',
    around(
      graph('og:title', '3 bed, 2.5 bath home for sale, $450,000') +
        graph('og:image', FRONT) +
        graph('og:url', PAGE),
      '',
    ),
    {
      ...NOTHING,
      title: '3 bed, 2.5 bath home for sale, $450,000',
      bedrooms: 3,
      bathrooms: 2.5,
      price: { amount: 450_000, currency: 'USD', per: null },
      listingType: 'for_sale',
      photos: [FRONT],
    },
  ),
  page(
    'Words: test ids on the page, a gallery with srcset',
    around(
      `<meta name="description" content="${HOUSE.description}">`,
      `<h1>${HOUSE.title}</h1><address>${addressLine(HOUSE)}</address><span class="status-badge status">For sale</span>
<div data-rf-test-id="abp-price"><span>$450,000</span></div><div data-rf-test-id="abp-beds"><b>3</b> beds</div><div data-rf-test-id="abp-baths"><b>2.5</b> baths</div><div data-rf-test-id="abp-sqFt"><b>1,850</b> sq ft</div>
<div class="gallery">${HOUSE.photos.map((url) => `<img src="${url}?w=320" srcset="${url}?w=320 320w, ${url}?w=1600 1600w" alt="">`).join('')}</div>`,
    ),
    { ...wholeOf(HOUSE), photos: HOUSE.photos.map((url) => `${url}?w=1600`) },
  ),
  page(
    'Lazy pictures: data-src, data-lazy, picture, noscript, a link to the large one',
    around(
      '',
      `<h1>${HOUSE.title}</h1><p>$450,000</p>${facts}
<img class="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="${FRONT}">
<picture><source type="image/webp" data-srcset="${KITCHEN}?w=400 400w, ${KITCHEN}?w=1200 1200w"><img src="/blank.gif" alt="The kitchen"></picture>
<img src="/placeholder.png" data-lazy="${LIVING}"><noscript><img src="${LIVING}"></noscript>
<a href="${BATH}"><img src="${BATH.replace('.jpg', '-150x150.jpg')}"></a>`,
    ),
    {
      ...NOTHING,
      title: HOUSE.title,
      bedrooms: 3,
      bathrooms: 2.5,
      squareFeet: 1850,
      photos: [FRONT, `${KITCHEN}?w=1200`, LIVING, BATH],
    },
  ),
  page(
    'JSON-LD with one picture, the gallery beside it',
    around(
      script({ ...schemaHome(HOUSE), image: `${FRONT}?width=800` }),
      HOUSE.photos.map((url) => `<img src="${url}?width=2048" alt="">`).join(''),
    ),
    { ...wholeOf(HOUSE), photos: HOUSE.photos.map((url) => `${url}?width=2048`) },
  ),
  page(
    'Table of labels in German, euros, square meters',
    around(
      '',
      `<h1>${FLAT.title}</h1><p class="objektanschrift address">${addressLine(FLAT)}</p><table><tr><th>Kaufpreis</th><td>1.250.000 €</td></tr><tr><th>Wohnfläche ca.</th><td>85 m²</td></tr><tr><th>Wohnfläche</th><td>85 m²</td></tr><tr><th>Schlafzimmer</th><td>2</td></tr><tr><th>Badezimmer</th><td>1</td></tr><tr><th>Zimmer</th><td>3,5</td></tr><tr><th>Preis/m²</th><td>14.705 €/m²</td></tr></table><div class="description">${FLAT.description}</div>${FLAT.photos.map((url) => `<img src="${url}">`).join('')}`,
    ),
    { ...wholeOf(FLAT), listingType: null },
  ),
  page(
    'Definition list in French, rent each month',
    around(
      '',
      `<h1>Appartement à louer à Exempleville</h1><dl><dt>Loyer</dt><dd>1 200 € par mois</dd><dt>Surface habitable</dt><dd>65 m²</dd><dt>Chambres</dt><dd>2</dd><dt>Salles de bain</dt><dd>1</dd></dl>`,
    ),
    {
      ...NOTHING,
      title: 'Appartement à louer à Exempleville',
      listingType: 'for_rent',
      price: { amount: 1200, currency: 'EUR', per: 'month' },
      bedrooms: 2,
      bathrooms: 1,
      squareFeet: 700,
    },
  ),
  page(
    'List in Spanish',
    around(
      '',
      `<h1>Piso en venta en Ejemplo</h1><span class="info-data-price"><span>375.000</span> €</span><ul class="details-property_features"><li>100 m² construidos</li><li>3 habitaciones</li><li>2 baños</li></ul>`,
    ),
    {
      ...NOTHING,
      title: 'Piso en venta en Ejemplo',
      listingType: 'for_sale',
      price: { amount: 375_000, currency: 'EUR', per: null },
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1076,
    },
  ),
  page(
    'British rent: pcm and pw',
    around(
      '',
      `<h1>2 bedroom flat to rent in Quay Road, Bridgeton</h1><p class="price">£1,200 pcm (£277 pw)</p><p>Bathrooms: 1</p>`,
    ),
    {
      ...NOTHING,
      title: '2 bedroom flat to rent in Quay Road, Bridgeton',
      listingType: 'for_rent',
      price: { amount: RENTED.amount, currency: 'GBP', per: 'month' },
      bedrooms: 2,
      bathrooms: 1,
    },
  ),
  page(
    'Price in millions, price on earlier days beside it',
    around(
      '',
      '<h1>Villa for sale</h1><span class="old-price">$1.4M</span> <span class="price font-semibold">$1.2M</span><div class="price-history">Sold 2011 for $300,000</div><ul><li>Studio: no</li><li>4 bd</li><li>3 ba</li></ul>',
    ),
    {
      ...NOTHING,
      title: 'Villa for sale',
      listingType: 'for_sale',
      price: { amount: 1_200_000, currency: 'USD', per: null },
      bedrooms: 4,
      bathrooms: 3,
    },
  ),
  page(
    'Broken markup: tags left open, attributes without quotes',
    `<html><head><title>${HOUSE.title}</title><body><div class=price>$450,000<div class=beds>3 beds<div class=baths>2.5 baths<div class=sqft>1,850 sq ft<table><tr><td><img src=${FRONT}><p><b><i>text</b></i><img src='${KITCHEN}' <br><h1>${HOUSE.title}`,
    {
      ...NOTHING,
      title: HOUSE.title,
      price: { amount: 450_000, currency: 'USD', per: null },
      bedrooms: 3,
      bathrooms: 2.5,
      squareFeet: 1850,
      photos: [FRONT, KITCHEN],
    },
  ),
  page(
    'Labels in bold, thumbnails that lead to the photos',
    around(
      '<meta name="description" content="The best homes of the town.">',
      `<h1>${HOUSE.title}</h1><p><strong>MLS:</strong> 4711<br><strong>Price:</strong> $450,000<br><strong>Status:</strong> Active</p><ul><li><span>Square Feet: </span> <span>1850</span></li><li><span>Bedrooms: </span><span>3</span></li><li><span>Baths: </span><span>2.5</span></li></ul><div class="remarks">${HOUSE.description}</div>${HOUSE.photos.map((url) => `<a href="${url}"><img src="${url.replace('.jpg', '_t.jpg')}" width="75"></a>`).join('')}`,
    ),
    { ...wholeOf(HOUSE), address: null },
  ),
  page(
    'Price on application',
    around(
      script({ ...schemaHome(COTTAGE), offers: { '@type': 'Offer', price: 'Price on application' } }),
      '<h1>For sale</h1>',
    ),
    { ...wholeOf(COTTAGE), price: null },
  ),
  page(
    'An article without a home',
    around('', '<h1>How to paint a wall</h1><p>Take a brush.</p>', { similar: false }),
    {
      ...NOTHING,
      title: 'How to paint a wall',
    },
  ),
  page('No page at all', '', NOTHING),
  ...['captcha-delivery.com', '_cf_chl_opt', 'px-captcha', 'awsWafCookieDomainList'].map((mark) =>
    page(
      `Refused: ${mark}`,
      `<html><head><title>homes.example</title></head><body><script>window.x="${mark}"</script><p>Please verify that you are a person.</p></body></html>`,
      NOTHING,
    ),
  ),
];
