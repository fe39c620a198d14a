import { BOUNDS } from '../bounds.ts';
import { readArea } from '../facts/areas.ts';
import { type ColumnField, fieldOfName } from '../facts/field-names.ts';
import { readListingType } from '../facts/listing-type.ts';
import { webAddress } from '../facts/source-key.ts';

/** The field of each column of a table, null for one that is left out. */
export type Mapping = (ColumnField | null)[];

/** Fields that may fill several columns: photos come in numbered columns. */
const SEVERAL: readonly ColumnField[] = ['photos'];
/** Rows to inspect for a column with an unknown name. */
const SAMPLE = 50;

/**
 * A suggested field for each column: by its name (RESO Data Dictionary, and everyday names in English, German,
 * French, Spanish and Italian), else by the form of its cells. Each field is given once, to the more certain column.
 */
export function suggestMapping(columns: string[], rows: string[][]): Mapping {
  const taken = new Set<ColumnField>();
  const mapping: Mapping = columns.map(() => null);
  const take = (at: number, field: ColumnField | null) => {
    if (field === null || mapping[at] || (taken.has(field) && !SEVERAL.includes(field))) return;
    taken.add(field);
    mapping[at] = field;
  };
  columns.forEach((name, at) => {
    const field = fieldOfName(name);
    // A column called 'Image' without addresses means something else.
    if (field !== 'photos' || isUnfilled(rows, at) || looksLike(rows, at, isPictureCell)) take(at, field);
  });
  columns.forEach((_, at) => {
    if (mapping[at] || isUnfilled(rows, at)) return;
    if (looksLike(rows, at, isPictureCell)) take(at, 'photos');
    else if (looksLike(rows, at, (cell) => webAddress(cell) !== null)) take(at, 'sourceUrl');
    else if (looksLike(rows, at, (cell) => readArea(cell, null) !== null && cell.length < 30))
      take(at, 'area');
    else if (
      looksLike(rows, at, (cell) =>
        /^(?:[$£€]|US\$|CHF|EUR|GBP|USD)\s?\d[\d.,' ]*$|^\d[\d.,' ]*\s?(?:€|EUR|CHF)$/.test(cell),
      )
    )
      take(at, 'price');
    // Beside a column with the sale status, 'For rent' still tells a lease from a sale.
    else if (looksLike(rows, at, isStatusCell))
      take(at, taken.has('listingType') ? 'propertyType' : 'listingType');
  });
  return mapping;
}

function filled(rows: string[][], at: number): string[] {
  return rows
    .slice(0, SAMPLE)
    .map((row) => (row[at] ?? '').trim())
    .filter((cell) => cell !== '');
}

function isUnfilled(rows: string[][], at: number): boolean {
  return filled(rows, at).length === 0;
}

/** Most filled cells are of the kind. */
function looksLike(rows: string[][], at: number, isKind: (cell: string) => boolean): boolean {
  const cells = filled(rows, at);
  return cells.length > 0 && cells.filter(isKind).length >= cells.length * 0.6;
}

/** A few words about the state of a listing, not a sentence that contains one. */
function isStatusCell(cell: string): boolean {
  return cell.length <= 30 && cell.split(/\s+/).length <= 4 && readListingType(cell) !== null;
}

function isPictureCell(cell: string): boolean {
  const [first = ''] = addressesIn(cell);
  const url = webAddress(first);
  return (
    url !== null &&
    (/\.(?:jpe?g|png|webp|avif|heic)$/i.test(url.pathname) ||
      /\/(?:photo|image|media|picture)/i.test(url.pathname))
  );
}

/**
 * The web addresses in a cell, separated by blanks, lines, commas, semicolons or bars. A comma in an address stays in
 * it.
 */
export function addressesIn(cell: string): string[] {
  return cell
    .slice(0, BOUNDS.cell)
    .split(/[\s;|"[\]]+|,(?=\s*(?:https?:)?\/\/)/i)
    .map((piece) => piece.replace(/^[,']+|[,']+$/g, ''))
    .filter((piece) => /^(?:https?:)?\/\/./i.test(piece))
    .slice(0, 300);
}
