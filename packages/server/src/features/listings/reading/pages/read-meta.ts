import { BOUNDS } from '../bounds.ts';
import { makeAddress } from '../facts/addresses.ts';
import { currencyCode } from '../facts/currencies.ts';
import { emptyReading, note, type PartialReading } from '../facts/partial-reading.ts';
import { type PhotoFound, takePhotos } from '../facts/photos.ts';
import { readPrice } from '../facts/prices.ts';
import { readRooms } from '../facts/rooms.ts';
import { plainText } from '../plain-text.ts';
import type { PageElement } from './page.ts';
import type { PageContext } from './page-context.ts';

/** The contents of a page's `meta` elements by their names, in lower case. */
export type Metas = Map<string, string[]>;

export function metasOf(elements: PageElement[]): Metas {
  const metas: Metas = new Map();
  for (const { tag, attributes } of elements) {
    if (tag !== 'meta' || metas.size >= 500) continue;
    const name = (attributes.get('property') ?? attributes.get('name') ?? '')
      .trim()
      .toLowerCase()
      .slice(0, 100);
    const content = attributes.get('content');
    if (name === '' || !content) continue;
    const known = metas.get(name);
    if (!known) metas.set(name, [content]);
    else if (known.length < 100) known.push(content);
  }
  return metas;
}

/** The facts about the home in Open Graph and the other `meta` elements of a page. */
export function readMeta(metas: Metas, context: PageContext): PartialReading {
  const reading = emptyReading();
  const first = (...names: string[]): [string | undefined, string] => {
    const name = names.find((one) => metas.has(one)) ?? '';
    return [metas.get(name)?.[0], name];
  };
  const source = (name: string) => ({
    from: name.startsWith('og:') || name.startsWith('product:') ? ('open-graph' as const) : ('meta' as const),
    where: name,
  });

  const [title, titleName] = first('og:title', 'twitter:title');
  note(reading, 'title', plainText(title, BOUNDS.title), source(titleName));
  const [text, textName] = first('og:description', 'description', 'twitter:description');
  note(reading, 'description', plainText(text, BOUNDS.description), source(textName));
  const [street, streetName] = first(
    'og:street-address',
    'place:street-address',
    'business:contact_data:street_address',
  );
  const [city, cityName] = first('og:locality', 'place:locality', 'business:contact_data:locality');
  const address = makeAddress({
    street,
    city,
    region: first('og:region', 'place:region', 'business:contact_data:region')[0],
    postalCode: first('og:postal-code', 'og:postal_code', 'business:contact_data:postal_code')[0],
    country: first('og:country-name', 'business:contact_data:country_name')[0],
  });
  note(reading, 'address', address, source(streetName || cityName));
  const [amount, amountName] = first('product:price:amount', 'og:price:amount', 'product:sale_price:amount');
  const currency = currencyCode(
    first('product:price:currency', 'og:price:currency', 'product:sale_price:currency')[0],
    context.dollarOf,
  );
  note(reading, 'price', readPrice(amount, { currency, dollarOf: context.dollarOf }), source(amountName));
  readCounts(reading, metas);
  const pictures: PhotoFound[] = (metas.get('og:image') ?? []).map((url) => ({ url }));
  // Secure and plain addresses name the same pictures.
  const others = (
    metas.get('og:image:secure_url') ??
    metas.get('og:image:url') ??
    metas.get('twitter:image') ??
    []
  ).map((url): PhotoFound => ({ url }));
  const [photos, name] =
    pictures.length >= others.length ? [pictures, 'og:image'] : [others, 'og:image:secure_url'];
  note(reading, 'photos', takePhotos(photos, context.base), source(name));
  return reading;
}

/** Site-specific names have common endings: `site:beds`, `product:baths`. */
function readCounts(reading: PartialReading, metas: Metas): void {
  for (const [name, [content]] of metas) {
    const end = name.split(/[:.]/).at(-1) ?? '';
    if (/^(?:bed|bedroom)s?$/.test(end))
      note(reading, 'bedrooms', readRooms(content), { from: 'meta', where: name });
    if (/^(?:bath|bathroom)s?$/.test(end))
      note(reading, 'bathrooms', readRooms(content), { from: 'meta', where: name });
  }
}
