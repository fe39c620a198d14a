import { API_BASE, type ListingPage, type ListingPagePhoto } from '@home-design/contract';
import { nameOfLabel } from '../downloads/index.ts';
import { displayPrice } from '../listings/index.ts';
import type { ShareKeys } from '../shares/index.ts';
import { titleWithoutAddress, townOf, withoutAddress } from './hide-address.ts';
import type { OpenedPage, PagePicture } from './opened-page.ts';

/** What a page shows, for its visitors: addresses work with this token only, and nothing says whose it is. */
export function pageView(page: OpenedPage, token: string, keys: ShareKeys): ListingPage {
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
    photos: page.shown.map((picture) => photoView(picture, page, token, keys)),
    contact: hasContact ? contact : null,
    takes_leads: settings.takes_leads,
  };
}

/** What a page is headed with. */
export function titleOf(page: OpenedPage): string {
  const { listing, settings } = page;
  if (settings.shows_address) return listing.title || listing.address || 'A home';
  return titleWithoutAddress(listing.title, listing.address, placeOf(page));
}

/** Where the home is, as exactly as its agent wants to tell. */
export function placeOf({ listing, settings }: OpenedPage): string {
  return settings.shows_address ? listing.address : settings.place || townOf(listing.address);
}

/** A text of the listing, without the address where that is not told. */
export function told({ listing, settings }: OpenedPage, text: string): string {
  return settings.shows_address ? text : withoutAddress(text, listing.address);
}

function photoView(picture: PagePicture, page: OpenedPage, token: string, keys: ShareKeys): ListingPagePhoto {
  const original = picture.original === null ? undefined : page.pictures.get(picture.original);
  return {
    key: picture.key,
    caption: told(page, picture.caption),
    label: picture.label,
    label_place: picture.drawn?.place ?? null,
    is_before: picture.isBefore,
    ...addressesOf(picture, token, keys),
    original: original ? addressesOf(original, token, keys) : null,
  };
}

/** Addresses and size of a picture of a page. */
export function addressesOf(picture: PagePicture, token: string, keys: ShareKeys) {
  const { thumbhash, width, height } = picture.version;
  const at = (rendition: 'preview' | 'thumbnail') =>
    `${API_BASE}/listing-pages/${token}/pictures/${picture.key}/${rendition}/?v=${tagOf(picture, keys)}`;
  return { preview_url: at('preview'), thumbnail_url: at('thumbnail'), thumbhash, width, height };
}

/** Names what a picture shows: another label is another picture. The file's own hash is told to nobody. */
export function tagOf({ version, drawn }: PagePicture, keys: ShareKeys): string {
  return keys.nameOf('content', `${version.contentHash} ${drawn ? nameOfLabel(drawn) : ''}`).slice(0, 22);
}
