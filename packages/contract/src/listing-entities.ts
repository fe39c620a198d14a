import { z } from 'zod';
import { ImageId, ListingBatchId, ListingId, ListingImageId, ProjectId, Timestamp } from './ids.ts';

/**
 * How far an import has come. `pending`: it waits. `scraping`: the source is being read. `processing`: its pictures are
 * being fetched. `failed`: the source could not be read; `error` says why.
 */
export const LISTING_STATUSES = ['pending', 'scraping', 'processing', 'completed', 'failed'] as const;
export const ListingStatus = z.enum(LISTING_STATUSES);
export type ListingStatus = z.infer<typeof ListingStatus>;

/** What is offered. `pending`: an offer was accepted, and the sale is not complete. */
export const LISTING_TYPES = ['for_sale', 'for_rent', 'sold', 'pending'] as const;
export const ListingType = z.enum(LISTING_TYPES);
export type ListingType = z.infer<typeof ListingType>;

/** The same in words, as people and the statistics read them. */
export const LISTING_TYPE_LABELS: Readonly<Record<ListingType, string>> = {
  for_sale: 'For Sale',
  for_rent: 'For Rent',
  sold: 'Sold',
  pending: 'Pending',
};

/** Where a listing comes from: a public web page, a page saved by a browser, a row of a table, photos, or the MLS of this server. */
export const LISTING_SOURCES = ['url', 'saved_page', 'table', 'photos', 'reso'] as const;
export const ListingSource = z.enum(LISTING_SOURCES);
export type ListingSource = z.infer<typeof ListingSource>;

/** A property as its source describes it. */
export const Listing = z
  .object({
    id: ListingId,
    /** Empty until the source was read, or where it has none. */
    title: z.string(),
    address: z.string(),
    status: ListingStatus,
    /** Null: the source does not say. */
    listing_type: ListingType.nullable(),
    is_featured: z.boolean(),
    is_archived: z.boolean(),
    /** The first picture, small, kept by this server; null while there is none. */
    primary_image_url: z.string().nullable(),
    /** The price as people read it, such as `$450,000`; empty where the source does not say. */
    display_price: z.string(),
    bedrooms: z.number().nullable(),
    bathrooms: z.number().nullable(),
    square_feet: z.number().nullable(),
    /** The page at its source; null for what came from a file that names none. */
    source_url: z.string().nullable(),
    source_type: ListingSource,
    /** What the file or folder was called that it came from; null where it came from the web. */
    source_name: z.string().nullable(),
    /** Its project; null while it has none. */
    project: ProjectId.nullable(),
    /** Id of the rules by which it is published. */
    publishing_profile: z.string(),
    /** Pictures that the source names. */
    image_count: z.int(),
    /** Why the source could not be read, and what to do; null unless `failed`. */
    error: z.string().nullable(),
    /** Pictures on their way into the project; null while none are. */
    download: z
      .object({
        total: z.int(),
        /** Those that are in the project. */
        done: z.int(),
        /** Those that could not be had. */
        failed: z.int(),
      })
      .nullable(),
    /** When the source was read last; null: never. */
    fetched_at: Timestamp.nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof Listing>;

/** A picture that the source names. */
export const ListingImage = z
  .object({
    id: ListingImageId,
    /** Its address at the source; null for one that came in a file. */
    source_url: z.string().nullable(),
    caption: z.string(),
    /** `waiting`: it is fetched when the listing gets a project. */
    state: z.enum(['waiting', 'done', 'failed']),
    /** Why it could not be had; null unless `failed`. */
    error: z.string().nullable(),
    /** The photo that it became in the project; null while it is none. */
    image: ImageId.nullable(),
  })
  .meta({ id: 'ListingImage' });
export type ListingImage = z.infer<typeof ListingImage>;

/** Who offers a property, as its source says. MLSs demand that it stands wherever the property is shown. */
export const ListingAttribution = z
  .object({
    /** The office that lists it; empty, as the others, where the source does not say. */
    office: z.string(),
    agent: z.string(),
    /** Phone number or mail address under which they want to be asked about it. */
    contact: z.string(),
    mls_name: z.string(),
    mls_number: z.string(),
  })
  .meta({ id: 'ListingAttribution' });
export type ListingAttribution = z.infer<typeof ListingAttribution>;

/** A listing with everything that was read about it, and where each fact was found. */
export const ListingDetail = Listing.extend({
  description: z.string(),
  /** Null: the source does not say. */
  attribution: ListingAttribution.nullable(),
  images: z.array(ListingImage),
  /** By the name of a field: where its value was found, such as 'JSON-LD, offers.price'. */
  found_in: z.record(z.string(), z.string()),
  /** What was there and could not be read, in sentences. */
  remarks: z.array(z.string()),
}).meta({ id: 'ListingDetail' });
export type ListingDetail = z.infer<typeof ListingDetail>;

/** How many listings there are. Archived ones count in `archived` alone. */
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

/** An address, a file or a row of a table that was not taken, and why. */
const NotTaken = z.object({ url: z.string(), detail: z.string() });

/** What became of one import. */
export const ListingImport = z
  .object({
    /** The import under which they are found again; null where nothing was taken. */
    batch: ListingBatchId.nullable(),
    /** Listings that were made; their sources are read afterwards. */
    successful: z.int(),
    failed: z.int(),
    listings: z.array(Listing),
    /** What was not taken, and why. */
    errors: z.array(NotTaken),
  })
  .meta({ id: 'ListingImport' });
export type ListingImport = z.infer<typeof ListingImport>;

/** One import, as it stands now. */
export const ListingBatch = z
  .object({
    id: ListingBatchId,
    created_at: Timestamp,
    /** Where its listings come from; null when all of them were deleted. */
    source_type: ListingSource.nullable(),
    /** What the file or folder was called; null where it came from the web. */
    source_name: z.string().nullable(),
    total: z.int(),
    successful: z.int(),
    /** Those that could not be read, and what was not taken. */
    failed: z.int(),
    /** Failed ones that can be read again. */
    retryable: z.int(),
    /** Those that wait or are being read. */
    under_way: z.int(),
    /** `processing` while a source of it waits or is being read. */
    status: z.enum(['processing', 'completed']),
  })
  .meta({ id: 'ListingBatch' });
export type ListingBatch = z.infer<typeof ListingBatch>;

/** One import, with what did not become a listing. */
export const ListingBatchDetail = ListingBatch.extend({ errors: z.array(NotTaken) }).meta({
  id: 'ListingBatchDetail',
});
export type ListingBatchDetail = z.infer<typeof ListingBatchDetail>;

/** A kind of source that can be read, and what it can say. */
export const ListingTemplate = z
  .object({
    id: z.string(),
    name: z.string(),
    source_type: ListingSource,
    /** Names of the fields of a listing that such a source may fill. */
    fields: z.array(z.string()),
  })
  .meta({ id: 'ListingTemplate' });
export type ListingTemplate = z.infer<typeof ListingTemplate>;
