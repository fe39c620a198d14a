import type { ListingFacts, ListingReading } from '../listing-facts.ts';
import { readListingPage } from '../pages/read-listing-page.ts';
import { DATA_PAGES } from './data-pages.ts';
import type { SavedPage } from './homes.ts';
import { PLAIN_PAGES } from './plain-pages.ts';
import { STRUCTURED_PAGES } from './structured-pages.ts';

/** Pages in the structures that sites publish, with invented values. */
export const SAVED_PAGES: SavedPage[] = [...STRUCTURED_PAGES, ...DATA_PAGES, ...PLAIN_PAGES];

export interface Judged {
  page: SavedPage;
  reading: ListingReading;
  right: string[];
  /** Values that differ from those on the page, or that are not on the page. */
  wrong: string[];
  missing: string[];
}

/** Compares a reading with its page, fact by fact. */
export function judge(page: SavedPage): Judged {
  const reading = readListingPage(page.html, page.url);
  const read = comparable(reading.facts);
  const judged: Judged = { page, reading, right: [], wrong: [], missing: [] };
  for (const [field, stands] of Object.entries(page.stands)) {
    const found = read[field as keyof typeof read];
    const isNothing = found === null || (Array.isArray(found) && found.length === 0);
    const standsNothing = stands === null || (Array.isArray(stands) && stands.length === 0);
    if (JSON.stringify(found) === JSON.stringify(stands)) judged.right.push(field);
    else if (isNothing && !standsNothing) judged.missing.push(field);
    else judged.wrong.push(field);
  }
  return judged;
}

function comparable({ address, photos, sourceUrl, ...facts }: ListingFacts) {
  return { ...facts, address: address?.text ?? null, photos: photos.map(({ url }) => url) };
}
