import type { ListingReading } from '../listing-facts.ts';
import type { Table } from '../tables/table.ts';
import type { Mapping } from './column-mapping.ts';
import { type NamedValue, readValues } from './read-values.ts';

/**
 * A listing for each row of a table, in order, with its columns read by the mapping. Remarks name the row by its
 * number in the file, and the column.
 */
export function readRows(
  { columns, rows, rowNumbers }: Omit<Table, 'remarks'>,
  mapping: Mapping,
): ListingReading[] {
  return rows.map((row, index) => {
    const values = columns.flatMap((name, at): NamedValue[] => {
      const field = mapping[at];
      return field ? [{ field, name, text: row[at] ?? '' }] : [];
    });
    return readValues(values, `Row ${rowNumbers?.[index] ?? index + 2}: `);
  });
}
