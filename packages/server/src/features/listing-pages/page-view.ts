import { API_BASE, type ListingPage, type ListingPagePhoto } from '@home-design/contract';
import { nameOfLabel } from '../downloads/index.ts';
import { attributionView, displayPrice } from '../listings/index.ts';
import type { ShareKeys } from '../shares/index.ts';
import { titleWithoutAddress, townOf, withoutAddress } from './hide-address.ts';
import type { PageContent, PagePicture } from './opened-page.ts';

/** The base of a page's picture addresses. */
export interface PictureRoot {
  path: string;
  keys: ShareKeys;
}

/** The pictures for visitors with the token. */
export const picturesOfLink = (token: string, keys: ShareKeys): PictureRoot => ({
  path: `${API_BASE}/listing-pages/${token}/pictures/`,
  keys,
});

/** A page for its readers: its picture addresses work for them only, and only the branding names its owner. */
export function pageView(page: PageContent, root: PictureRoot): ListingPage {
  const { listing, settings } = page;
  const contact = {
    name: settings.contact_name,
    email: settings.contact_email,
    phone: settings.contact_phone,
  };
  const hasContact = settings.shows_contact && Object.values(contact).some((each) => each !== '');
  return {
    title: titleOf(page),
    place: placeOf(page),
    listing_type: listing.listingType,
    display_price: displayPrice(listing.price),
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    square_feet: listing.squareFeet,
    description: told(page, listing.description),
    attribution: attributionOf(page),
    photos: page.shown.map((picture) => photoView(picture, page, root)),
    contact: hasContact ? contact : null,
    takes_leads: settings.takes_leads,
    branding: brandingOf(page),
  };
}

/**
 * The business that presents the home. The page's contact says how to reach the agent, and only if the agent wants
 * it.
 */
function brandingOf({ branding, settings }: PageContent): ListingPage['branding'] {
  if (branding === null) return null;
  const website = settings.shows_contact ? branding.website : '';
  return { ...branding, contact_name: '', contact_email: '', contact_phone: '', website };
}

/**
 * The firm that offers the home. The number in the MLS reveals the address, so it is hidden together with the
 * address.
 */
function attributionOf({ listing, settings }: PageContent): ListingPage['attribution'] {
  if (listing.attribution === null) return null;
  const view = attributionView(listing.attribution);
  return settings.shows_address ? view : { ...view, mls_number: '' };
}

/** The heading of a page. */
export function titleOf(page: PageContent): string {
  const { listing, settings } = page;
  if (settings.shows_address) return listing.title || listing.address || 'A home';
  return titleWithoutAddress(listing.title, listing.address, placeOf(page));
}

/** The place of the home, as exactly as its agent allows. */
export function placeOf({ listing, settings }: PageContent): string {
  return settings.shows_address ? listing.address : settings.place || townOf(listing.address);
}

/** A text of the listing, without the address if that is hidden. */
export function told({ listing, settings }: PageContent, text: string): string {
  return settings.shows_address ? text : withoutAddress(text, listing.address);
}

function photoView(picture: PagePicture, page: PageContent, root: PictureRoot): ListingPagePhoto {
  const original = picture.original === null ? undefined : page.pictures.get(picture.original);
  return {
    key: picture.key,
    caption: told(page, picture.caption),
    label: picture.label,
    label_place: picture.drawn?.place ?? null,
    is_before: picture.isBefore,
    ...addressesOf(picture, root),
    original: original ? addressesOf(original, root) : null,
  };
}

/** Addresses and size of a picture on a page. */
export function addressesOf(picture: PagePicture, { path, keys }: PictureRoot) {
  const { thumbhash, width, height } = picture.version;
  const at = (rendition: 'preview' | 'thumbnail') =>
    `${path}${picture.key}/${rendition}/?v=${tagOf(picture, keys)}`;
  return { preview_url: at('preview'), thumbnail_url: at('thumbnail'), thumbhash, width, height };
}

/** A tag for the content of a picture: it changes with the label. The hash of the file stays secret. */
export function tagOf({ version, drawn }: PagePicture, keys: ShareKeys): string {
  return keys.nameOf('content', `${version.contentHash} ${drawn ? nameOfLabel(drawn) : ''}`).slice(0, 22);
}
