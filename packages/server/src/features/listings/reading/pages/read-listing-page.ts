import { BOUNDS } from '../bounds.ts';
import {
  emptyReading,
  mergeReadings,
  note,
  type PartialReading,
  remark,
  wholeReading,
} from '../facts/partial-reading.ts';
import { takePhotos } from '../facts/photos.ts';
import { webAddress } from '../facts/source-key.ts';
import type { ListingReading } from '../listing-facts.ts';
import { isBlockedPage } from './blocked-page.ts';
import { readPage } from './page.ts';
import { pageContext, statedAddresses } from './page-context.ts';
import { readGallery } from './read-gallery.ts';
import { readJsonLd } from './read-json-ld.ts';
import { metasOf, readMeta } from './read-meta.ts';
import { readMicrodata } from './read-microdata.ts';
import { readPageData } from './read-page-data.ts';
import { readPageText } from './read-page-text.ts';

/**
 * Reads the facts of a listing from the HTML of its page, each from the most certain place that has it: JSON-LD,
 * microdata, the data for its scripts, Open Graph, then the words on it. It never throws, its time grows with the
 * size of the page alone, and it stays within the limits of `bounds.ts`.
 * @param pageUrl the address of the page; '' if it is unknown.
 */
export function readListingPage(html: string, pageUrl: string): ListingReading {
  const { elements, isCut } = readPage(html);
  const context = pageContext(elements, pageUrl);
  const own = emptyReading();
  const stated = statedAddresses(elements)[0];
  const address = webAddress(pageUrl) ?? (stated ? webAddress(stated) : null);
  if (address) {
    const from = webAddress(pageUrl)
      ? 'the address that was asked for'
      : 'the address that the page names as its own';
    note(own, 'sourceUrl', address.href, { from: 'meta', where: from });
  }
  if (isBlockedPage(html)) {
    remark(
      own,
      'The site refused an automatic request. Save the page in your browser and import the saved file.',
    );
    return wholeReading(own);
  }
  const metas = metasOf(elements);
  const jsonLd = readJsonLd(elements, context);
  const microdata = readMicrodata(elements, context);
  const data = readPageData(elements, context);
  const meta = readMeta(metas, context);
  const text = readPageText(elements, metas, context);
  const readings = [jsonLd, microdata, data, meta, text];
  const merged = mergeReadings([own, ...readings]);
  choosePhotos(merged, [jsonLd, microdata, data], meta, readGallery(elements, context), context.base);
  chooseDescription(merged, readings);
  findCurrency(merged, readings);
  settleRent(merged);
  if (isCut) remark(merged, 'The page is very long, so its end was not read.');
  if (!saysSomething(merged)) remark(merged, 'Nothing about a home was found on this page.');
  return wholeReading(merged);
}

/** The longest of the certain lists; if none has more than one photo, those of the page's gallery. */
function choosePhotos(
  merged: PartialReading,
  certain: PartialReading[],
  meta: PartialReading,
  gallery: NonNullable<PartialReading['facts']['photos']>,
  base: string | undefined,
): void {
  let best = certain[0];
  for (const reading of certain)
    if ((reading.facts.photos?.length ?? 0) > (best?.facts.photos?.length ?? 0)) best = reading;
  const chosen = best?.facts.photos ?? [];
  delete merged.facts.photos;
  delete merged.sources.photos;
  const graph = meta.facts.photos ?? [];
  if (chosen.length <= 1 && gallery.length > Math.max(chosen.length, graph.length)) {
    const first = chosen.filter(({ url }) => gallery.every((photo) => photo.url !== url));
    const photos = takePhotos([...first, ...gallery], base);
    note(merged, 'photos', photos, { from: 'page-text', where: 'the pictures on the page' });
  }
  if (best && chosen.length >= Math.min(graph.length, 2))
    note(merged, 'photos', chosen, best.sources.photos ?? { from: 'page-text', where: 'the page' });
  note(merged, 'photos', graph, meta.sources.photos ?? { from: 'open-graph', where: 'og:image' });
  note(merged, 'photos', gallery, { from: 'page-text', where: 'the pictures on the page' });
}

/** The text of the page replaces a summary: one that was cut off, or was written for search engines. */
function chooseDescription(merged: PartialReading, readings: PartialReading[]): void {
  const known = merged.facts.description;
  if (known === undefined) return;
  const begin = known.replace(/\s?(?:…|\.{3})$/, '').slice(0, 60);
  const from = merged.sources.description?.from;
  const isSummary = from === 'open-graph' || from === 'meta';
  for (const { facts, sources } of readings) {
    const longer = facts.description;
    if (!longer || !sources.description || longer.length <= (merged.facts.description?.length ?? 0)) continue;
    if (
      (begin.length >= 20 && longer.startsWith(begin)) ||
      (isSummary && sources.description.from === 'page-text')
    ) {
      merged.facts.description = longer.slice(0, BOUNDS.description);
      merged.sources.description = sources.description;
    }
  }
}

/** A price without a currency takes it from another place with the same amount. */
function findCurrency(merged: PartialReading, readings: PartialReading[]): void {
  const { price } = merged.facts;
  if (!price || price.currency !== null) return;
  const same = readings.find(
    ({ facts }) => facts.price?.amount === price.amount && facts.price.currency !== null,
  );
  if (same?.facts.price) merged.facts.price = { ...price, currency: same.facts.price.currency };
}

/** A rent has a period, and a price with a period is a rent. */
function settleRent(merged: PartialReading): void {
  const { price, listingType } = merged.facts;
  if (!price) return;
  if (price.per !== null && listingType === undefined && merged.sources.price)
    note(merged, 'listingType', 'for_rent', merged.sources.price);
  if (price.per === null && listingType === 'for_rent') {
    merged.facts.price = { ...price, per: 'month' };
    remark(merged, 'The page does not say for how long the rent pays; a month was taken.');
  }
}

function saysSomething({ facts }: PartialReading): boolean {
  const { address, price, bedrooms, bathrooms, squareFeet, photos, listingType } = facts;
  return (
    [address, price, bedrooms, bathrooms, squareFeet, listingType].some((fact) => fact !== undefined) ||
    (photos?.length ?? 0) > 0
  );
}
