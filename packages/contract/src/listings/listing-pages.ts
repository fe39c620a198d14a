import { z } from 'zod';
import { Branding } from '../account/branding.ts';
import { defineRoute } from '../define-route.ts';
import { ImageId, LeadId, ListingId, Timestamp } from '../ids.ts';
import { LeadReceipt, ListingLeadForm } from '../leads/leads.ts';
import { API_BASE, MAX_SHARE_PASSWORD_LENGTH } from '../limits.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { PublishingProfile } from '../publishing/publishing-profiles.ts';
import { PublishingObstacle } from '../publishing/publishing-routes.ts';
import { ShareLink, shareLinkLimits } from '../sharing/share-links.ts';
import { ListingAttribution, ListingType } from './listing-entities.ts';

/** Photos of a listing that its page can leave out. */
const MAX_LEFT_OUT = 500;
const line = (length: number) => z.string().trim().max(length, `At most ${length} characters`);

/** The settings of a listing's page. */
const settings = {
  /** Whether the exact address is shown; otherwise only `place`, and the street is removed from title and text. */
  shows_address: z.boolean(),
  /** Shown in place of the address; empty: the town in the address. */
  place: line(120),
  /** Whether visitors can compare altered pictures with the original photo. */
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

/** The page of a listing for its agent. */
export const ListingPageState = z
  .object({
    settings: ListingPageSettings,
    /** The town in the address, which is shown while `place` is empty. */
    town: z.string(),
    /** The link of the page; null: the page is off. */
    link: ShareLink.nullable(),
    /** Photos of the listing in their order. */
    photos: z.array(
      z.object({
        image: ImageId,
        name: z.string(),
        thumbnail_url: z.string(),
        /** Why it is never shown; null: it can be shown. */
        banned: z.string().nullable(),
        /** The label of its picture; null: none is needed. */
        label: z.string().nullable(),
      }),
    ),
    /** The objections of the publishing rules to these photos. */
    obstacles: z.array(PublishingObstacle),
    /** Whether the publishing rules require the original beside altered pictures. */
    requires_originals: z.boolean(),
    /** How many forms visitors of the page have sent. */
    lead_count: z.int(),
  })
  .meta({ id: 'ListingPageState' });
export type ListingPageState = z.infer<typeof ListingPageState>;

/** Addresses of a picture of a page. They work as long as its link. */
const picture = {
  preview_url: z.string(),
  thumbnail_url: z.string(),
  thumbhash: z.string().nullable(),
  width: z.int(),
  height: z.int(),
};

/** A picture for visitors of a listing's page. */
export const ListingPagePhoto = z
  .object({
    /** Identifies it on this page only. */
    key: z.string(),
    /** A description; empty if unknown. */
    caption: z.string(),
    /** The required label, such as 'Virtually staged'; null without one. */
    label: z.string().nullable(),
    /** The place of the label in the picture itself, which must not be cropped; null if it is not drawn. */
    label_place: PublishingProfile.shape.label.shape.place.nullable(),
    /** Whether it is an original that is shown beside its altered picture. */
    is_before: z.boolean(),
    ...picture,
    /** The original photo to compare with; null: there is no comparison. */
    original: z.object(picture).nullable(),
  })
  .meta({ id: 'ListingPagePhoto' });
export type ListingPagePhoto = z.infer<typeof ListingPagePhoto>;

/** The content of a listing's page. It contains nothing that the agent did not choose. */
export const ListingPage = z
  .object({
    title: z.string(),
    /** The address, or only the town; empty if unknown. */
    place: z.string(),
    listing_type: ListingType.nullable(),
    /** With its currency, such as `$450,000`; empty if unknown. */
    display_price: z.string(),
    bedrooms: z.number().nullable(),
    bathrooms: z.number().nullable(),
    square_feet: z.number().nullable(),
    description: z.string(),
    /** The broker of the home, if the source names one; without the MLS number if the address is hidden. */
    attribution: ListingAttribution.nullable(),
    photos: z.array(ListingPagePhoto),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    takes_leads: z.boolean(),
    /** The branding of the owner, without the contact, which the page has separately; null without branding. */
    branding: Branding.nullable(),
  })
  .meta({ id: 'ListingPage' });
export type ListingPage = z.infer<typeof ListingPage>;

/** A form that a visitor of a listing's page sent. */
export const ListingLead = z
  .object({
    id: LeadId,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    /** Null: the listing was deleted. */
    listing: ListingId.nullable(),
    /** The title of the listing when the form was sent. */
    listing_title: z.string(),
    /** Whether a robot may have sent it. */
    is_suspect: z.boolean(),
    created_at: Timestamp,
  })
  .meta({ id: 'ListingLead' });
export type ListingLead = z.infer<typeof ListingLead>;

/** Sizes of pictures for visitors. */
export const LISTING_PAGE_RENDITIONS = ['preview', 'thumbnail'] as const;

const picturePlace = { picture: z.string().max(64), rendition: z.enum(LISTING_PAGE_RENDITIONS) };

const own = { tag: 'listing-pages', access: 'account' } as const;
const open = { tag: 'listing-pages', access: 'public' } as const;
const ofListing = `${API_BASE}/listings/:listingId/page/`;
const listing = z.strictObject({ listingId: ListingId });
const base = `${API_BASE}/listing-pages/:token/`;
const params = z.strictObject({ token: z.string() });

/** The public page of a listing, and the messages of buyers from it. */
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
    summary: 'Switch the page of a listing on; a page that is already on keeps its link',
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
    summary: 'The messages from visitors of all listing pages, newest first',
    status: 200,
    query: z.strictObject({ ...pageQuery(), listing: ListingId.optional() }),
    response: pageOf(ListingLead),
  }),
  removeLead: defineRoute({
    ...own,
    method: 'DELETE',
    path: `${API_BASE}/listing-leads/:leadId/`,
    summary: 'Permanently delete a message',
    status: 204,
    params: z.strictObject({ leadId: LeadId }),
  }),
};

/**
 * The calls of buyers on the page of a listing. An unknown token gets 404. A token that worked once gets the reason why
 * it ended.
 */
export const publicListingRoutes = {
  get: defineRoute({
    ...open,
    method: 'GET',
    path: base,
    summary: 'The content of a listing page',
    status: 200,
    params,
    response: ListingPage,
  }),
  unlock: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}unlock/`,
    summary: 'Enter the password of a page; this browser has access for a day',
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
