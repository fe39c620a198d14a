/** Words for streets and their abbreviations: a text may use either. */
const SHORT_FORMS = [
  ['street', 'st'],
  ['avenue', 'ave'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['boulevard', 'blvd'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['terrace', 'ter'],
  ['highway', 'hwy'],
  ['square', 'sq'],
  ['straße', 'strasse', 'str'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
] as const;

const POSTCODES =
  /\b\d{4,6}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/g;
const UNIT = /^(?:apt|apartment|unit|suite|ste|flat|floor|fl|no|#)\b|^#/i;

const partsOf = (address: string): string[] =>
  address
    .split(/[,\n;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The part of an address that may be shown if the address is hidden: the town. Empty if the town is not certain. */
export function townOf(address: string): string {
  return partsOf(address)
    .slice(1)
    .filter((part) => !UNIT.test(part))
    .map((part) => part.replace(POSTCODES, '').replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !/\d/.test(part))
    .join(', ');
}

/** Removes the street, its number and the postcode of an address from a text, in any spelling. */
export function withoutAddress(text: string, address: string): string {
  const [street = ''] = partsOf(address);
  const words = street.replaceAll(/[.#]/g, ' ').split(/\s+/).filter(Boolean);
  const named = words.filter((word) => !/^\d+[a-z]?$/i.test(word));
  const postcodes = address.match(POSTCODES) ?? [];
  // The name of a street may be an ordinary word: a single word is removed only beside its number or the word street.
  const wanted = [words, ...(named.length > 1 ? [named] : [])].filter((each) => each.length > 0);
  let result = text;
  for (const each of wanted) {
    const pattern = each.map(patternOf).join(String.raw`[\s.,#-]+`);
    const bounded = String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])\.?`;
    result = result.replaceAll(new RegExp(bounded, 'giu'), '…');
  }
  for (const postcode of postcodes) result = result.replaceAll(postcode, '…');
  return result.replaceAll(/…(?:[\s,]*…)+/g, '…').trim();
}

function patternOf(word: string): string {
  const forms = SHORT_FORMS.find((each) => (each as readonly string[]).includes(word.toLowerCase()));
  const written = (forms ?? [word]).map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return `(?:${written.join('|')})`;
}

/** The title of a page with a hidden address; a title that consists of the address becomes the town. */
export function titleWithoutAddress(title: string, address: string, place: string): string {
  const rest = withoutAddress(title, address);
  if (rest === title.trim() && rest !== '') return rest;
  const told = rest.replaceAll('…', ' ').replaceAll(POSTCODES, ' ');
  const plain = told.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,.–-]+|[\s,.–-]+$/g, '');
  const isTownOnly = plain === '' || !/\p{L}{3}/u.test(plain) || townOf(`x, ${plain}`) === place;
  if (!isTownOnly) return plain;
  return place === '' ? 'A home' : `A home in ${place}`;
}
