import type { ListingColumnField } from '@home-design/contract';
import { MAX_UPLOAD_MEGABYTES } from '@home-design/contract';
import { formatNumber, plural } from '../../../lib/formats.ts';

/** Sentences of the imports from files. */
export const fileCopy = {
  ways: 'Where the listings come from',
  addresses: 'Web pages',
  pages: 'Saved pages',
  table: 'Table',
  photos: 'Photos',

  pagesText:
    'For sites that block automated access: open the page of the property in your browser, save it (Ctrl+S, or ⌘S on a Mac), and drop the file here.',
  dropPages: 'Drop saved pages here or',
  choosePages: 'choose files',
  pagesHint: `HTML or MHTML, up to ${MAX_UPLOAD_MEGABYTES} MB each`,
  pagesSending: 'The saved pages are being read',
  taken: (added: number, filled: number) =>
    [
      ...(added > 0 ? [`${plural(added, 'listing')} added`] : []),
      ...(filled > 0 ? [`${plural(filled, 'listing')} filled`] : []),
    ].join(', '),
  pagesNotTaken: (count: number) =>
    count === 1 ? '1 file was not added' : `${formatNumber(count)} files were not added`,

  tableText:
    'A list of properties, one per row, with the column names in the first row. RESO Data Dictionary names and everyday names are recognized.',
  dropTable: 'Drop a table here or',
  chooseTable: 'choose a file',
  tableHint: `CSV or XLSX, up to ${MAX_UPLOAD_MEGABYTES} MB`,
  tableFailed: 'The table could not be read',
  tableSize: (rows: number, columns: number) => `${plural(rows, 'row')}, ${plural(columns, 'column')}`,
  otherTable: 'Choose another file',
  mapping: 'What the columns mean',
  meaningOf: (column: string) => `Meaning of ${column}`,
  unnamed: (place: number) => `Column ${formatNumber(place)}`,
  currencyOfPrices: 'Currency of the prices',
  currencyHint: 'Used for prices without a currency. Prices that have one keep it.',
  currencyUnknown: 'Not stated',
  currencyName: (code: string) => {
    const name = new Intl.DisplayNames('en', { type: 'currency' }).of(code);
    return name === undefined || name === code ? code : `${name} (${code})`;
  },
  notTaken: 'Not taken',
  addRows: (rows: number) => `Add ${plural(rows, 'listing')}`,
  rowsAdded: 'Their pictures are being downloaded.',
  rowsNotTaken: (count: number) =>
    count === 1 ? '1 row was not added' : `${formatNumber(count)} rows were not added`,
  fields: {
    title: 'Title',
    description: 'Description',
    address: 'Address',
    street: 'Street and number',
    streetNumber: 'House number',
    streetDirectionBefore: 'Direction before the street',
    streetName: 'Street name',
    streetSuffix: 'Street suffix',
    streetDirectionBehind: 'Direction after the street',
    unit: 'Unit',
    city: 'City',
    region: 'State or region',
    postalCode: 'Postal code',
    country: 'Country',
    listingType: 'Sale status',
    propertyType: 'Property type',
    price: 'Price',
    rent: 'Rent',
    currency: 'Currency',
    period: 'Rent per',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    bathroomsFull: 'Full bathrooms',
    bathroomsHalf: 'Half bathrooms',
    area: 'Living area',
    squareFeet: 'Living area in square feet',
    squareMeters: 'Living area in square meters',
    areaUnit: 'Unit of the area',
    photos: 'Photo addresses',
    sourceUrl: 'Web page',
    listingKey: 'Listing number',
    listOffice: 'Listing office',
    listAgent: 'Listing agent',
    listContact: 'Contact of the listing office',
    mlsName: 'Name of the MLS',
  } satisfies Record<ListingColumnField, string>,
} as const;
