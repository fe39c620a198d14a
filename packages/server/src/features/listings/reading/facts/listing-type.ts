import type { ListingFacts } from '../listing-facts.ts';

type ListingType = NonNullable<ListingFacts['listingType']>;

/** In this order: 'Sold, was for sale' is sold. */
const WORDS: [ListingType, RegExp][] = [
  [
    'sold',
    /\b(?:recently sold|just sold|sold(?: out)?|closed|off market sold|verkauft|vendue?|vendid[oa]|venduto|venduta)\b/,
  ],
  [
    'pending',
    /\b(?:pending|under contract|active under contract|under offer|sale agreed|sold stc|contingent|reserviert|reserved|sous (?:compromis|offre|promesse)|reservad[oa]|in trattativa|backup offers?)\b/,
  ],
  [
    'for_rent',
    /\b(?:for rent|to rent|rent|rental|rentals|to let|lettings?|lease|for lease|lease out|leaseout|residential lease|zu vermieten|vermietung|mieten?|mietwohnung|a louer|location|louer|te huur|huur|en alquiler|alquiler|se alquila|arriendo|in affitto|affitto|affittasi)\b/,
  ],
  [
    'for_sale',
    /\b(?:for sale|sale|sell|active|buy|sales|coming soon|zu verkaufen|verkauf|kauf(?:en)?|te koop|koop|a vendre|vente|acheter|en venta|venta|se vende|in vendita|vendita|vendesi)\b/,
  ],
];

/**
 * The meaning of a word or two about the state of a listing: 'FOR_SALE', 'ActiveUnderContract', 'À louer'. For short
 * texts only: a sentence may contain several of these words.
 */
export function readListingType(value: unknown): ListingType | null {
  if (typeof value !== 'string') return null;
  const text = value
    .slice(0, 80)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, (marks) => (/^\p{M}+$/u.test(marks) ? '' : ' '))
    .toLowerCase()
    .trim();
  if (/^(?:un|not )sold/.test(text)) return null;
  if (/^sold (?:stc|subject to contract)\b/.test(text)) return 'pending';
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** The same in a title or another sentence: only unambiguous phrases count. */
export function listingTypeInSentence(text: string): ListingType | null {
  const plain = text.slice(0, 400).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const phrases: [ListingType, RegExp][] = [
    ['pending', /\b(?:sale agreed|under offer|under contract|sold stc|sale pending)\b/],
    [
      'for_rent',
      /\b(?:for rent|to rent|to let|zu vermieten|a louer|te huur|en alquiler|in affitto|for lease)\b/,
    ],
    ['for_sale', /\b(?:for sale|zu verkaufen|zum kauf|te koop|a vendre|en venta|in vendita)\b/],
    ['sold', /\b(?:just sold|recently sold|has been sold)\b/],
  ];
  return phrases.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
