import { z } from 'zod';
import { ImageId, ListingBatchId, ListingId, ListingImageId, ProjectId, Timestamp } from '../ids.ts';

/**
 * The state of an import. `pending`: it waits. `scraping`: the source is being read. `processing`: its pictures are
 * being downloaded. `failed`: the source could not be read; `error` says why.
 */
export const LISTING_STATUSES = ['pending', 'scraping', 'processing', 'completed', 'failed'] as const;
export const ListingStatus = z.enum(LISTING_STATUSES);
export type ListingStatus = z.infer<typeof ListingStatus>;

/** The kind of offer. `pending`: an offer was accepted, and the sale is not complete. */
export const LISTING_TYPES = ['for_sale', 'for_rent', 'sold', 'pending'] as const;
export const ListingType = z.enum(LISTING_TYPES);
export type ListingType = z.infer<typeof ListingType>;

/** Labels of these kinds, for the page and the statistics. */
export const LISTING_TYPE_LABELS: Readonly<Record<ListingType, string>> = {
  for_sale: 'For Sale',
  for_rent: 'For Rent',
  sold: 'Sold',
  pending: 'Pending',
};

/** The source of a listing: a public web page, a saved page, a row of a table, photos, or the MLS of this server. */
export const LISTING_SOURCES = ['url', 'saved_page', 'table', 'photos', 'reso'] as const;
export const ListingSource = z.enum(LISTING_SOURCES);
export type ListingSource = z.infer<typeof ListingSource>;

/** A property as its source describes it. */
export const Listing = z
  .object({
    id: ListingId,
    /** Empty until the source was read, or if it has none. */
    title: z.string(),
    address: z.string(),
    status: ListingStatus,
    /** Null: the source does not say. */
    listing_type: ListingType.nullable(),
    is_featured: z.boolean(),
    is_archived: z.boolean(),
    /** The first picture, small, from this server; null without one. */
    primary_image_url: z.string().nullable(),
    /** The formatted price, such as `$450,000`; empty if the source has none. */
    display_price: z.string(),
    bedrooms: z.number().nullable(),
    bathrooms: z.number().nullable(),
    square_feet: z.number().nullable(),
    /** The page at its source; null for a file that names none. */
    source_url: z.string().nullable(),
    source_type: ListingSource,
    /** Name of the imported file or folder; null for a web page. */
    source_name: z.string().nullable(),
    /** Its project; null without one. */
    project: ProjectId.nullable(),
    /** Id of its publishing rules. */
    publishing_profile: z.string(),
    /** The count of pictures in the source. */
    image_count: z.int(),
    /** Why the source could not be read, and what to do; null unless `failed`. */
    error: z.string().nullable(),
    /** Running downloads of pictures into the project; null without any. */
    download: z
      .object({
        total: z.int(),
        /** How many are in the project. */
        done: z.int(),
        /** How many could not be downloaded. */
        failed: z.int(),
      })
      .nullable(),
    /** When the source was last read; null: never. */
    fetched_at: Timestamp.nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof Listing>;

/** A picture in the source of a listing. */
export const ListingImage = z
  .object({
    id: ListingImageId,
    /** Its address at the source; null for one from a file. */
    source_url: z.string().nullable(),
    caption: z.string(),
    /** `waiting`: it is downloaded when the listing gets a project. */
    state: z.enum(['waiting', 'done', 'failed']),
    /** Why it could not be downloaded; null unless `failed`. */
    error: z.string().nullable(),
    /** The photo in the project that was made of it; null without one. */
    image: ImageId.nullable(),
  })
  .meta({ id: 'ListingImage' });
export type ListingImage = z.infer<typeof ListingImage>;

/** The broker of a property, as the source says. MLSs require it wherever the property is shown. */
export const ListingAttribution = z
  .object({
    /** The listing office. Like the other fields, it is empty if the source does not say. */
    office: z.string(),
    agent: z.string(),
    /** Phone number or email address for questions about the property. */
    contact: z.string(),
    mls_name: z.string(),
    mls_number: z.string(),
  })
  .meta({ id: 'ListingAttribution' });
export type ListingAttribution = z.infer<typeof ListingAttribution>;

/** A listing with all facts that were read, and where each was found. */
export const ListingDetail = Listing.extend({
  description: z.string(),
  /** Null: the source does not say. */
  attribution: ListingAttribution.nullable(),
  images: z.array(ListingImage),
  /** By field name: where its value was found, such as 'JSON-LD, offers.price'. */
  found_in: z.record(z.string(), z.string()),
  /** Facts that could not be read, in sentences. */
  remarks: z.array(z.string()),
}).meta({ id: 'ListingDetail' });
export type ListingDetail = z.infer<typeof ListingDetail>;

/** Counts of listings. Archived ones count only in `archived`. */
export const ListingStats = z
  .object({
    total: z.int(),
    featured: z.int(),
    with_projects: z.int(),
    archived: z.int(),
    /** By the label of the type: 'For Sale', 'For Rent', 'Sold', 'Pending'. */
    by_listing_type: z.object({
      'For Sale': z.int(),
      'For Rent': z.int(),
      Sold: z.int(),
      Pending: z.int(),
    }),
  })
  .meta({ id: 'ListingStats' });
export type ListingStats = z.infer<typeof ListingStats>;

/** A refused address, file or row of a table, with the reason. */
const NotTaken = z.object({ url: z.string(), detail: z.string() });

/** The result of one import. */
export const ListingImport = z
  .object({
    /** The id of the import; null if nothing was accepted. */
    batch: ListingBatchId.nullable(),
    /** The new listings; their sources are read later. */
    successful: z.int(),
    failed: z.int(),
    listings: z.array(Listing),
    /** Refused entries with the reasons. */
    errors: z.array(NotTaken),
  })
  .meta({ id: 'ListingImport' });
export type ListingImport = z.infer<typeof ListingImport>;

/** The present state of one import. */
export const ListingBatch = z
  .object({
    id: ListingBatchId,
    created_at: Timestamp,
    /** The source of its listings; null when all of them were deleted. */
    source_type: ListingSource.nullable(),
    /** Name of the imported file or folder; null for web pages. */
    source_name: z.string().nullable(),
    total: z.int(),
    successful: z.int(),
    /** Failed listings and refused entries. */
    failed: z.int(),
    /** Failed ones that can be read again. */
    retryable: z.int(),
    /** Those that wait or are being read. */
    under_way: z.int(),
    /** `processing` while one of its sources waits or is being read. */
    status: z.enum(['processing', 'completed']),
  })
  .meta({ id: 'ListingBatch' });
export type ListingBatch = z.infer<typeof ListingBatch>;

/** One import, with its refused entries. */
export const ListingBatchDetail = ListingBatch.extend({ errors: z.array(NotTaken) }).meta({
  id: 'ListingBatchDetail',
});
export type ListingBatchDetail = z.infer<typeof ListingBatchDetail>;

/** A kind of source that can be read, and its fields. */
export const ListingTemplate = z
  .object({
    id: z.string(),
    name: z.string(),
    source_type: ListingSource,
    /** Names of the listing's fields that such a source can fill. */
    fields: z.array(z.string()),
  })
  .meta({ id: 'ListingTemplate' });
export type ListingTemplate = z.infer<typeof ListingTemplate>;
