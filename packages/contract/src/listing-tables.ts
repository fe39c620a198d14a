import { z } from 'zod';
import { MAX_LISTING_COLUMNS } from './limits.ts';

/** What a column of a table can say of a listing. */
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

/** What each column of a table says, in their order; null: nothing that is taken. */
export const ListingColumnMapping = z.array(ListingColumnField.nullable()).max(MAX_LISTING_COLUMNS);
export type ListingColumnMapping = z.infer<typeof ListingColumnMapping>;

/** The field of a form that holds a mapping, as JSON. */
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

/** ISO 4217: in which currency prices are that say none. */
export const ListingCurrency = z.string().regex(/^[A-Z]{3}$/, 'must be a code of three letters, such as USD');

/** A table as it would be taken. */
export const ListingTablePreview = z
  .object({
    columns: z.array(z.string()),
    /** What the columns seem to say. */
    mapping: ListingColumnMapping,
    /** The first rows, a cell for each column. */
    rows: z.array(z.array(z.string())),
    row_count: z.int(),
    /** Sentences: what was left out or could not be read. */
    remarks: z.array(z.string()),
  })
  .meta({ id: 'ListingTablePreview' });
export type ListingTablePreview = z.infer<typeof ListingTablePreview>;
