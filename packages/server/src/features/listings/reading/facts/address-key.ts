import type { ListingAddress } from '../listing-facts.ts';

/** Words of streets with their abbreviations. */
const SHORT: Record<string, string> = Object.fromEntries(
  [
    'avenue:ave av avn',
    'boulevard:blvd boul bd',
    'circle:cir circ',
    'close:cl',
    'court:ct crt',
    'crescent:cres crs',
    'drive:dr drv',
    'highway:hwy',
    'lane:ln',
    'parkway:pkwy pky',
    'place:pl',
    'plaza:plz',
    'road:rd',
    'square:sq',
    'street:st str',
    'terrace:ter terr',
    'trail:trl',
    'way:wy',
    'mount:mt',
    'saint:sankt',
    'north:n',
    'south:s',
    'east:e',
    'west:w',
    'northeast:ne',
    'northwest:nw',
    'southeast:se',
    'southwest:sw',
    'strasse:strasze',
  ].flatMap((line) => {
    const [word = '', rest = ''] = line.split(':');
    return rest.split(' ').map((short) => [short, word]);
  }),
);

const UNIT =
  /^(?:apartment|apt|unit|suite|ste|flat|room|rm|no|nr|number|wohnung|whg|appartement|piso|int|interno)$/;

const COUNTRIES = new Set(
  'usa us unitedstates unitedstatesofamerica uk gb unitedkingdom greatbritain england scotland wales germany deutschland de france fr spain espana es italy italia it austria osterreich at switzerland schweiz ch canada ca australia au ireland ie'.split(
    ' ',
  ),
);

/**
 * The form of an address that is equal for equal addresses: without case, accents and punctuation, with the long
 * forms of street words, the unit behind a #, without country. 'Apt 4B, 12 N. Main St.' and '12 North Main Street
 * #4b' are one. Null for an address that is too vague to distinguish it from its neighbors.
 */
export function addressKey(address: ListingAddress | null): string | null {
  if (!address) return null;
  const { street, city, postalCode, text } = address;
  const pieces = text.split(',').filter((piece) => piece.trim() !== '' && isNoCountry(piece));
  if (street !== null && (city !== null || postalCode !== null)) {
    // A house is identified by its number or its name; a street alone contains many houses.
    if (!/\d/.test(street) && !street.includes(',')) return null;
    return [...streetWords(street), '|', ...placeWords(address)].join(' ').slice(0, 400);
  }
  // Without known parts, a number must precede the place.
  const house = pieces.length > 1 ? pieces.slice(0, -1).join(' ') : text;
  const words = streetWords(pieces.join(' '));
  return /\d/.test(house) && words.length >= 3 ? words.join(' ').slice(0, 400) : null;
}

/** The postal code identifies the place, or the city and region without one. */
function placeWords({ city, region, postalCode }: ListingAddress): string[] {
  const code = wordsOf(postalCode ?? '').join('');
  // Four more digits (ZIP+4) only name the side of the street.
  if (code !== '') return [code.replace(/^(\d{5})\d{4}$/, '$1')];
  return [...wordsOf(city ?? ''), ...wordsOf(region ?? '')];
}

/** Words of an address in their long forms, the unit last behind a #. */
export function streetWords(text: string): string[] {
  const words = wordsOf(text.replace(/#\s*/g, ' unit ').replace(/(\p{L})str\.?(?=\s|,|$)/giu, '$1strasse'));
  const rest: string[] = [];
  let unit = '';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    if (UNIT.test(word) && next !== undefined && /\d|^[a-z]$/.test(next)) {
      unit ||= next;
      at += 1;
    } else rest.push(longForm(word, at));
  }
  return unit === '' ? rest : [...rest, `#${unit}`];
}

/** 'St' before a name is 'Saint' only without a number before it; both compared addresses are treated alike. */
function longForm(word: string, at: number): string {
  if (word === 'st' && at === 0) return 'saint';
  return SHORT[word] ?? word;
}

function wordsOf(text: string): string[] {
  return text
    .slice(0, 300)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function isNoCountry(part: string): boolean {
  return !COUNTRIES.has(wordsOf(part).join(''));
}
