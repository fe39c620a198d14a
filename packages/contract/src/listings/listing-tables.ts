import { z } from 'zod';
import { MAX_LISTING_COLUMNS } from '../limits.ts';

/** The possible meanings of a table column. */
export const LISTING_COLUMN_FIELDS = [
  'title',
  'description',
  'address',
  'street',
  'streetNumber',
  'streetDirectionBefore',
  'streetName',
  'streetSuffix',
  'streetDirectionBehind',
  'unit',
  'city',
  'region',
  'postalCode',
  'country',
  'listingType',
  'propertyType',
  'price',
  'rent',
  'currency',
  'period',
  'bedrooms',
  'bathrooms',
  'bathroomsFull',
  'bathroomsHalf',
  'area',
  'squareFeet',
  'squareMeters',
  'areaUnit',
  'photos',
  'sourceUrl',
  'listingKey',
  'listOffice',
  'listAgent',
  'listContact',
  'mlsName',
] as const;
export const ListingColumnField = z.enum(LISTING_COLUMN_FIELDS);
export type ListingColumnField = z.infer<typeof ListingColumnField>;

/** The meaning of each column, in order; null: the column is ignored. */
export const ListingColumnMapping = z.array(ListingColumnField.nullable()).max(MAX_LISTING_COLUMNS);
export type ListingColumnMapping = z.infer<typeof ListingColumnMapping>;

/** The form field with a mapping as JSON. */
export const mappingField = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(ListingColumnMapping);

/** ISO 4217 currency of prices without one. */
export const ListingCurrency = z.string().regex(/^[A-Z]{3}$/, 'must be a code of three letters, such as USD');

/** A preview of a table import. */
export const ListingTablePreview = z
  .object({
    columns: z.array(z.string()),
    /** The guessed meaning of the columns. */
    mapping: ListingColumnMapping,
    /** The first rows, with a cell for each column. */
    rows: z.array(z.array(z.string())),
    row_count: z.int(),
    /** Sentences: skipped rows and unreadable values. */
    remarks: z.array(z.string()),
  })
  .meta({ id: 'ListingTablePreview' });
export type ListingTablePreview = z.infer<typeof ListingTablePreview>;
