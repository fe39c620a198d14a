import { ImageId, ListingId, type MergedFact, ProjectId } from '@home-design/contract';
import { z } from 'zod';

/** Columns of a listing that a merge may change. */
const CHANGED_COLUMNS = [
  'title',
  'address',
  'price',
  'listingType',
  'bedrooms',
  'bathrooms',
  'squareFeet',
  'attribution',
  'description',
  'publishingProfile',
  'isFeatured',
  'isArchived',
  'status',
  'error',
  'fetchedAt',
] as const;
export type ChangedColumn = (typeof CHANGED_COLUMNS)[number];

/** The column that stores a fact of the wire form. */
export const COLUMN_OF = {
  title: 'title',
  address: 'address',
  display_price: 'price',
  listing_type: 'listingType',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  square_feet: 'squareFeet',
  description: 'description',
  publishing_profile: 'publishingProfile',
} as const satisfies Record<MergedFact, ChangedColumn>;

/** A value before and after the merge. */
export const Changed = z.object({ before: z.json(), after: z.json() });
export type Changed = z.infer<typeof Changed>;

/** The changes of a merge, so that it can be undone. */
export const MergeChanges = z.object({
  columns: z.partialRecord(z.enum(CHANGED_COLUMNS), Changed),
  foundIn: z.record(z.string(), Changed),
  /** Pictures that moved between the listings, in their state before. */
  pictures: z.array(
    z.object({
      id: z.string(),
      listingId: ListingId,
      place: z.int(),
      mergedFrom: ListingId.nullable(),
    }),
  ),
  /** Photos that moved into the other project, with their places before. */
  photos: z.array(z.object({ id: ImageId, position: z.int() })),
  /** The project they came from. */
  photosFrom: ProjectId.nullable(),
  /** The project that the kept listing got. */
  gotProject: ProjectId.nullable(),
  gotPicture: z.boolean(),
  /** Whether it got the page settings of the merged one. */
  gotPage: z.boolean(),
  /** Photos that the merge left out of sets and page. */
  leftOut: z.array(ImageId),
  /** Photos whose captions were copied. */
  captions: z.array(ImageId),
  /** Listings that were parts of the merged one before. */
  parts: z.array(ListingId),
});
export type MergeChanges = z.infer<typeof MergeChanges>;
