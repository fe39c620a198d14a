import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { publicOrigin } from '../../platform/http/guards/origin.ts';
import { type PageHead, productPicture } from '../../platform/http/pages/page-head.ts';
import { displayPrice } from '../listings/index.ts';
import { type Doorkeeper, listingPagePath, type ShareDeps } from '../shares/index.ts';
import type { OpenedPage } from './opened-page.ts';
import { addressesOf, type PictureRoot, picturesOfLink, placeOf, titleOf, told } from './page-view.ts';
import { allowIndexing } from './routes.ts';

/** Both addresses of the public page. */
const LISTING_PAGE = /^(?:\/app)?\/share\/listing\/([^/]+)\/?$/;
const UNNAMED = { title: 'A home', description: 'A home, shared by link.' };
const MAX_DESCRIPTION = 200;
/** Most pictures in the description for search engines. */
const TOLD_PICTURES = 10;

/**
 * The head of a listing's page for messengers and search engines. Unless it may be indexed, it has only the title and
 * the product's picture: messengers keep what they fetch, even after the page is switched off.
 * @returns undefined for other pages
 */
export function createListingPageHead(deps: ShareDeps, door: Doorkeeper<OpenedPage>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<PageHead | undefined> => {
    const token = LISTING_PAGE.exec(request.url.split('?', 1)[0] ?? '')?.[1];
    if (token === undefined) return undefined;
    const origin = publicOrigin(request, deps.publicUrl);
    const card = { ...UNNAMED, url: `${origin}${listingPagePath(token)}`, ...productPicture(origin) };
    const page = await door.find(token, request, reply).catch((error: unknown) => statusOf(error));
    if (typeof page === 'number') return { ...card, status: page };
    if (page.link.passwordHash !== null) return card;
    allowIndexing(page, reply);
    const [first] = page.shown;
    const root = picturesOfLink(token, deps.shareKeys);
    const head = {
      ...card,
      title: titleOf(page),
      // Preloaded, because the page's script could request it only after it has the list of pictures.
      ...(first && { firstPicture: addressesOf(first, root).preview_url }),
    };
    return page.settings.is_indexed ? indexed(head, page, { origin, root }) : head;
  };
}

function statusOf(error: unknown): number {
  if (error instanceof AppError) return error.status;
  throw error;
}

interface Place {
  origin: string;
  root: PictureRoot;
}

/** The head of a page that may be indexed: only what the page itself shows. */
function indexed(head: PageHead, page: OpenedPage, { origin, root }: Place): PageHead {
  const { listing, settings, shown } = page;
  const { price, bedrooms, bathrooms, squareFeet } = listing;
  const text = told(page, listing.description).replaceAll(/\s+/g, ' ').trim();
  const facts = [displayPrice(price), placeOf(page)].filter((fact) => fact !== '').join(', ');
  const description = cut([facts, text].filter((part) => part !== '').join('. '));
  const images = shown
    .slice(0, TOLD_PICTURES)
    .map((picture) => `${origin}${addressesOf(picture, root).preview_url}`);
  const place = placeOf(page);
  return {
    ...head,
    description: description || head.description,
    ...(images[0] === undefined ? {} : { image: images[0], imageText: head.title }),
    isPublic: true,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: head.title,
      url: head.url,
      ...(text === '' ? {} : { description: text }),
      ...(images.length === 0 ? {} : { image: images }),
      ...(price?.currency
        ? { offers: { '@type': 'Offer', price: price.amount, priceCurrency: price.currency } }
        : {}),
      about: {
        '@type': 'Accommodation',
        ...(bedrooms === null ? {} : { numberOfBedrooms: bedrooms }),
        ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
        ...(squareFeet === null
          ? {}
          : { floorSize: { '@type': 'QuantitativeValue', value: squareFeet, unitCode: 'FTK' } }),
        ...(place === ''
          ? {}
          : {
              address: {
                '@type': 'PostalAddress',
                [settings.shows_address ? 'streetAddress' : 'addressLocality']: place,
              },
            }),
      },
    },
  };
}

const cut = (text: string): string =>
  text.length <= MAX_DESCRIPTION
    ? text
    : `${text
        .slice(0, MAX_DESCRIPTION - 1)
        .toWellFormed()
        .trimEnd()}…`;
