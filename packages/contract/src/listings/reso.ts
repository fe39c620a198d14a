import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { API_BASE, MAX_LISTING_ADDRESSES, MAX_RESO_NUMBERS } from '../limits.ts';
import { ListingImport, ListingType } from './listing-entities.ts';

/** A property of the MLS in the results of a search. */
export const ResoProperty = z
  .object({
    /** RESO Data Dictionary `ListingKey`: identifies the property in its MLS. */
    listing_key: z.string(),
    /** RESO Data Dictionary `ListingId`: the number that people use; empty if the MLS has none. */
    mls_number: z.string(),
    title: z.string(),
    address: z.string(),
    /** The formatted price, such as `$450,000`; empty if the MLS has none. */
    display_price: z.string(),
    /** Null: the MLS does not say. */
    listing_type: ListingType.nullable(),
    bedrooms: z.number().nullable(),
    bathrooms: z.number().nullable(),
    square_feet: z.number().nullable(),
    /** Null: the MLS does not say. */
    photo_count: z.int().nullable(),
    /** Whether the user already has a listing of it. */
    is_there: z.boolean(),
  })
  .meta({ id: 'ResoProperty' });
export type ResoProperty = z.infer<typeof ResoProperty>;

/** MLS numbers, separated by commas, spaces or lines. */
export const mlsNumbersIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((number) => number !== '')),
];

const at = { tag: 'listings', access: 'account', status: 200 } as const;
const base = `${API_BASE}/listings/`;
const text = (length: number) => z.string().trim().max(length).default('');

/** Properties of the MLS that the operator has set up. Every call answers 404 without an MLS. */
export const resoRoutes = {
  search: defineRoute({
    ...at,
    method: 'GET',
    path: `${base}search_mls/`,
    summary:
      'Search the MLS of this server by MLS numbers, or by city and postal code as the MLS writes them',
    query: z
      .strictObject({
        /** Separated by commas, spaces or lines. */
        numbers: text(2_000).refine(
          (value) => mlsNumbersIn(value).length <= MAX_RESO_NUMBERS,
          `At most ${MAX_RESO_NUMBERS} MLS numbers at once`,
        ),
        city: text(100),
        postal_code: text(20),
        page: z.coerce.number().int().min(1).max(100).default(1),
      })
      .refine(
        ({ numbers, city, postal_code }) =>
          mlsNumbersIn(numbers).length > 0 || city !== '' || postal_code !== '',
        'Please enter MLS numbers, a city or a postal code',
      ),
    /** The latest changed property comes first. */
    response: z.object({ results: z.array(ResoProperty), has_next: z.boolean() }),
    rateLimit: 'resoSearch',
  }),
  import: defineRoute({
    ...at,
    method: 'POST',
    path: `${base}create_from_mls/`,
    summary: 'Import properties of the MLS, each as one listing; existing ones are skipped',
    body: z.strictObject({
      listing_keys: z
        .array(z.string().trim().min(1).max(255))
        .min(1, 'Please choose at least one property')
        .max(MAX_LISTING_ADDRESSES, `At most ${MAX_LISTING_ADDRESSES} properties at once`),
      /** Makes a project for each listing as soon as it was read. */
      auto_create_project: z.boolean().default(false),
    }),
    /** `errors` names keys. */
    response: ListingImport,
    rateLimit: 'listingImport',
  }),
};
