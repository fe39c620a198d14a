import { formatNumber, plural } from '../../../lib/formats.ts';

/** Sentences of the import from an MLS. */
export const mlsCopy = {
  text: (name: string) => `Search ${name}, and choose the properties to add.`,
  numbers: 'MLS numbers',
  numbersHint: 'Separate several with commas or line breaks.',
  or: 'Or a place, spelled as in the MLS:',
  city: 'City',
  postalCode: 'Postal code',
  search: 'Search',
  nothingAsked: 'Please enter MLS numbers, a city or a postal code',
  tooMany: (most: number) => `At most ${formatNumber(most)} MLS numbers at once`,
  searching: 'Searching',
  failed: 'The MLS could not be searched',
  found: 'Properties found',
  count: (count: number, hasMore: boolean) =>
    hasMore
      ? `The first ${plural(count, 'property', 'properties')}`
      : plural(count, 'property', 'properties'),
  noneFound: 'No property was found',
  noneFoundText: 'Check the numbers, and write the city as the MLS does, with capital letters.',
  more: 'Show more',
  select: (name: string) => `Select ${name}`,
  isThere: 'In your listings',
  number: (number: string) => `MLS ${number}`,
  photos: (count: number) => plural(count, 'photo'),
  add: (count: number) => (count === 0 ? 'Add listings' : `Add ${plural(count, 'listing')}`),
  noneChosen: 'Please choose at least one property',
  addedText: 'Their facts and photos are being read.',
  notTaken: (count: number) =>
    count === 1 ? '1 property was not added' : `${formatNumber(count)} properties were not added`,
} as const;
