import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ListingId, Timestamp } from '../ids.ts';
import { API_BASE } from '../limits.ts';
import { Listing } from './listing-entities.ts';

const at = { tag: 'listings', access: 'account' } as const;
const base = `${API_BASE}/listings/`;
const params = z.strictObject({ listingId: ListingId });
const count = z.int().nonnegative();

/** The facts to choose between when two listings are merged. */
export const MERGED_FACTS = [
  'title',
  'address',
  'display_price',
  'listing_type',
  'bedrooms',
  'bathrooms',
  'square_feet',
  'description',
  'publishing_profile',
] as const;
export const MergedFact = z.enum(MERGED_FACTS);
export type MergedFact = z.infer<typeof MergedFact>;

/** Why two listings are likely one property. */
const likeness = {
  same_address: z.boolean(),
  /** Photos that both have; fewer than two do not count. */
  photos_alike: count,
};

/** Two listings that are likely one property. */
export const ListingPair = z
  .object({
    /** The listing that would stay. */
    kept: Listing,
    /** The listing that would be merged into it. */
    merged: Listing,
    ...likeness,
  })
  .meta({ id: 'ListingPair' });
export type ListingPair = z.infer<typeof ListingPair>;

/** The value of a fact in one listing; null without one. */
const side = z.union([z.string(), z.number()]).nullable();

/** A comparison of two listings, and the effects of a merge. */
export const ListingComparison = z
  .object({
    kept: Listing,
    merged: Listing,
    ...likeness,
    facts: z.array(
      z.object({
        fact: MergedFact,
        kept: side,
        merged: side,
        /** The more complete value, or the one that was read later. */
        suggested: z.enum(['kept', 'merged']),
      }),
    ),
    photos: z.object({
      kept: count,
      merged: count,
      /** Photos of the kept listing after the merge. */
      joined: count,
      /** Photos that both have; the larger one is shown. */
      doubled: count,
    }),
    /**
     * The titles of their projects. If both have one, the photos of the merged listing's project move to the other one.
     */
    projects: z.object({ kept: z.string().nullable(), merged: z.string().nullable(), moved_photos: count }),
    /** Published sets, which belong to the kept listing after the merge. */
    publications: z.object({ kept: count, merged: count }),
    /** Whether its public page is on now. */
    pages: z.object({ kept: z.boolean(), merged: z.boolean() }),
    /** Messages from buyers. */
    messages: z.object({ kept: count, merged: count }),
  })
  .meta({ id: 'ListingComparison' });
export type ListingComparison = z.infer<typeof ListingComparison>;

/** A listing that was merged into another one, and the facts taken from it. */
export const MergedListing = z
  .object({
    listing: ListingId,
    title: z.string(),
    address: z.string(),
    source_type: Listing.shape.source_type,
    source_url: Listing.shape.source_url,
    source_name: Listing.shape.source_name,
    /** When its source was last read; null: never. */
    fetched_at: Timestamp.nullable(),
    merged_at: Timestamp,
    taken: z.array(MergedFact),
    /** How many pictures came from it. */
    pictures: count,
    /** False: it belongs to a listing that was merged itself, and that merge must be undone first. */
    can_undo: z.boolean(),
  })
  .meta({ id: 'MergedListing' });
export type MergedListing = z.infer<typeof MergedListing>;

/** Listings that are likely one property are suggested for merging, and merged when their owner decides it. */
export const listingMergingRoutes = {
  pairs: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}duplicates/`,
    summary: 'Pairs of listings that are likely the same property, without those marked to be kept apart',
    status: 200,
    response: z.object({ results: z.array(ListingPair) }),
  }),
  compare: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}:listingId/compare/`,
    summary: 'Two listings side by side, and the effect of merging the other one into this one',
    status: 200,
    params,
    query: z.strictObject({ other: ListingId }),
    response: ListingComparison,
  }),
  merge: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}:listingId/merge/`,
    summary: 'Merge another listing into this one; nothing is deleted, and it can be undone',
    status: 200,
    params,
    body: z.strictObject({
      other: ListingId,
      /** The facts to take from the other listing; the rest stays. */
      take: z.array(MergedFact).max(MERGED_FACTS.length).default([]),
    }),
    response: Listing,
  }),
  undo: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}:listingId/undo_merge/`,
    summary: 'Undo the merge of a listing',
    status: 200,
    params,
    response: z.object({ kept: Listing, merged: Listing }),
  }),
  merged: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}:listingId/merged/`,
    summary: 'The listings merged into this one, with their sources',
    status: 200,
    params,
    response: z.object({ results: z.array(MergedListing) }),
  }),
  keepBoth: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}:listingId/keep_both/`,
    summary: 'Mark two listings to be kept apart; they are not suggested for merging again',
    status: 204,
    params,
    body: z.strictObject({ other: ListingId }),
  }),
};
