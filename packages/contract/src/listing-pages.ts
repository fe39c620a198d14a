import { z } from 'zod';
import { Branding } from './branding.ts';
import { defineRoute } from './define-route.ts';
import { ImageId, LeadId, ListingId, Timestamp } from './ids.ts';
import { LeadReceipt, ListingLeadForm } from './leads.ts';
import { API_BASE, MAX_SHARE_PASSWORD_LENGTH } from './limits.ts';
import { ListingAttribution, ListingType } from './listing-entities.ts';
import { pageOf, pageQuery } from './paging.ts';
import { PublishingProfile } from './publishing-profiles.ts';
import { PublishingObstacle } from './publishing-routes.ts';
import { ShareLink, shareLinkLimits } from './share-links.ts';

/** Photos of a listing that can be left out of its page. */
const MAX_LEFT_OUT = 500;
const line = (length: number) => z.string().trim().max(length, `At most ${length} characters`);

/** What a person may choose of the page of a listing. */
const settings = {
  /** Whether the exact address is shown; else only `place`, and the street is taken out of title and text. */
  shows_address: z.boolean(),
  /** What is shown in place of the address; empty: the town, where the address names one. */
  place: line(120),
  /** Whether altered pictures can be compared with the photo as it was taken. */
  shows_comparisons: z.boolean(),
  shows_contact: z.boolean(),
  contact_name: line(120),
  contact_email: z.union([z.literal(''), z.email('Invalid email address').max(254)]),
  contact_phone: line(40),
  /** Whether visitors can write to the agent. */
  takes_leads: z.boolean(),
  /** Whether search engines may find the page. */
  is_indexed: z.boolean(),
  /** Photos that are not on the page. */
  left_out: z.array(ImageId).max(MAX_LEFT_OUT),
};

export const ListingPageSettings = z.object(settings).meta({ id: 'ListingPageSettings' });
export type ListingPageSettings = z.infer<typeof ListingPageSettings>;

/** The page of a listing as its agent sees it. */
export const ListingPageState = z
  .object({
    settings: ListingPageSettings,
    /** The town that the address names, which is shown where `place` is empty. */
    town: z.string(),
    /** The link that opens the page; null: it is switched off. */
    link: ShareLink.nullable(),
    /** Photos of the listing in their order. */
    photos: z.array(
      z.object({
        image: ImageId,
        name: z.string(),
        thumbnail_url: z.string(),
        /** Why it is never shown; null: it may be. */
        banned: z.string().nullable(),
        /** What its picture says; null: nothing has to be said of it. */
        label: z.string().nullable(),
      }),
    ),
    /** What the publishing rules say against these photos. */
    obstacles: z.array(PublishingObstacle),
    /** Whether the publishing rules want the original beside altered pictures. */
    requires_originals: z.boolean(),
    /** Forms that visitors of the page have sent. */
    lead_count: z.int(),
  })
  .meta({ id: 'ListingPageState' });
export type ListingPageState = z.infer<typeof ListingPageState>;

/** Addresses of a picture of a page; they work while its link does. */
const picture = {
  preview_url: z.string(),
  thumbnail_url: z.string(),
  thumbhash: z.string().nullable(),
  width: z.int(),
  height: z.int(),
};

/** A picture as visitors of a listing's page see it. */
export const ListingPagePhoto = z
  .object({
    /** Names it on this page only. */
    key: z.string(),
    /** What it shows; empty where that is not known. */
    caption: z.string(),
    /** What has to be said of it, such as 'Virtually staged'; null: nothing. */
    label: z.string().nullable(),
    /** Where that is written on the picture itself, which must not be cut off; null: it is not. */
    label_place: PublishingProfile.shape.label.shape.place.nullable(),
    /** Whether it is the photo before the changes that stands beside it. */
    is_before: z.boolean(),
    ...picture,
    /** The photo as it was taken, to compare it with; null: that is not offered. */
    original: z.object(picture).nullable(),
  })
  .meta({ id: 'ListingPagePhoto' });
export type ListingPagePhoto = z.infer<typeof ListingPagePhoto>;

/** What the page of a listing shows. Nothing in it says more than the agent chose. */
export const ListingPage = z
  .object({
    title: z.string(),
    /** The address, or only the town; empty where neither is known. */
    place: z.string(),
    listing_type: ListingType.nullable(),
    /** With its currency, such as `$450,000`; empty where it is not known. */
    display_price: z.string(),
    bedrooms: z.number().nullable(),
    bathrooms: z.number().nullable(),
    square_feet: z.number().nullable(),
    description: z.string(),
    /** Who offers the home, where its source says so; without its number in the MLS where the address is hidden. */
    attribution: ListingAttribution.nullable(),
    photos: z.array(ListingPagePhoto),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    takes_leads: z.boolean(),
    /** Who presents it, without the contact, which stands on each page by itself; null: its owner wrote no branding. */
    branding: Branding.nullable(),
  })
  .meta({ id: 'ListingPage' });
export type ListingPage = z.infer<typeof ListingPage>;

/** A form that a visitor of a listing's page has sent. */
export const ListingLead = z
  .object({
    id: LeadId,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    /** Null: the listing was deleted. */
    listing: ListingId.nullable(),
    /** What the listing was called when it was sent. */
    listing_title: z.string(),
    /** A robot may have sent it. */
    is_suspect: z.boolean(),
    created_at: Timestamp,
  })
  .meta({ id: 'ListingLead' });
export type ListingLead = z.infer<typeof ListingLead>;

/** Sizes in which visitors get a picture. */
export const LISTING_PAGE_RENDITIONS = ['preview', 'thumbnail'] as const;

const picturePlace = { picture: z.string().max(64), rendition: z.enum(LISTING_PAGE_RENDITIONS) };

const own = { tag: 'listing-pages', access: 'account' } as const;
const open = { tag: 'listing-pages', access: 'public' } as const;
const ofListing = `${API_BASE}/listings/:listingId/page/`;
const listing = z.strictObject({ listingId: ListingId });
const base = `${API_BASE}/listing-pages/:token/`;
const params = z.strictObject({ token: z.string() });

/** The page that an agent shares of a listing, and what buyers wrote there. */
export const listingPageRoutes = {
  state: defineRoute({
    ...own,
    method: 'GET',
    path: ofListing,
    summary: 'The page of a listing for buyers: what it shows, its link, and what the publishing rules say',
    status: 200,
    params: listing,
    response: ListingPageState,
  }),
  update: defineRoute({
    ...own,
    method: 'PATCH',
    path: ofListing,
    summary: 'Choose what the page of a listing shows',
    status: 200,
    params: listing,
    body: z.strictObject(settings).partial(),
    response: ListingPageState,
    holdsSecret: true,
  }),
  switchOn: defineRoute({
    ...own,
    method: 'POST',
    path: `${ofListing}link/`,
    summary: 'Switch the page of a listing on; one that is on keeps its link',
    status: 201,
    params: listing,
    body: z.strictObject({
      expires_in_days: shareLinkLimits.daysToLive.default(null),
      password: shareLinkLimits.password.default(null),
    }),
    response: ListingPageState,
    holdsSecret: true,
  }),
  preview: defineRoute({
    ...own,
    method: 'GET',
    path: `${ofListing}preview/`,
    summary: 'What buyers see of the page of a listing, whether it is on or not',
    status: 200,
    params: listing,
    response: ListingPage,
  }),
  previewPicture: defineRoute({
    ...own,
    method: 'GET',
    path: `${ofListing}preview/pictures/:picture/:rendition/`,
    summary: 'A picture of that preview; WebP or JPEG by Accept',
    status: 200,
    params: listing.extend(picturePlace),
    produces: 'image/*',
  }),
  leads: defineRoute({
    ...own,
    method: 'GET',
    path: `${API_BASE}/listing-leads/`,
    summary: 'What visitors of own listing pages have written, newest first',
    status: 200,
    query: z.strictObject({ ...pageQuery(), listing: ListingId.optional() }),
    response: pageOf(ListingLead),
  }),
  removeLead: defineRoute({
    ...own,
    method: 'DELETE',
    path: `${API_BASE}/listing-leads/:leadId/`,
    summary: 'Delete what a visitor has written, for good',
    status: 204,
    params: z.strictObject({ leadId: LeadId }),
  }),
};

/** What buyers do on the page of a listing. A token that opens nothing says so, and one that did says what became of it. */
export const publicListingRoutes = {
  get: defineRoute({
    ...open,
    method: 'GET',
    path: base,
    summary: 'What the page of a listing shows',
    status: 200,
    params,
    response: ListingPage,
  }),
  unlock: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}unlock/`,
    summary: 'Give the password of a page; this browser is let in for a day',
    status: 200,
    params,
    body: z.strictObject({ password: z.string().max(MAX_SHARE_PASSWORD_LENGTH) }),
    response: ListingPage,
    rateLimit: 'sharePassword',
    holdsSecret: true,
  }),
  picture: defineRoute({
    ...open,
    method: 'GET',
    path: `${base}pictures/:picture/:rendition/`,
    summary: 'A picture of the page; WebP or JPEG by Accept',
    status: 200,
    params: params.extend(picturePlace),
    produces: 'image/*',
  }),
  visit: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}visits/`,
    summary: 'Count that the page was opened; the agent is not counted',
    status: 200,
    params,
    response: z.object({ success: z.literal(true) }),
  }),
  lead: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}lead/`,
    summary: 'Write to the agent about the listing of the page',
    status: 201,
    params,
    body: ListingLeadForm,
    response: LeadReceipt,
    rateLimit: 'lead',
  }),
};
