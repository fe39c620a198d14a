/** Limits of reading: the rest is ignored, so that the cost of a hostile source grows only with its size. */
export const BOUNDS = {
  /** Characters of a page; the rest is ignored. */
  page: 5_000_000,
  /** Elements of a page. */
  elements: 100_000,
  /** Characters of each stored text. */
  title: 300,
  description: 10_000,
  address: 300,
  addressPart: 120,
  caption: 300,
  attribution: 200,
  url: 2_048,
  remark: 300,
  /** Characters that are searched for a number, a price or an area. */
  value: 300,
  /** Most entries that are stored. */
  photos: 60,
  remarks: 100,
  /** Values of JSON data that are visited, and their depth. */
  jsonValues: 200_000,
  jsonDepth: 40,
  /** Characters of JSON that needs the lenient parser (comments, trailing commas, names without quotes). */
  lenientJson: 1_000_000,
  /** A table: bytes of its file, bytes unpacked, rows, columns, characters of a cell. */
  tableBytes: 10_000_000,
  unpackedBytes: 60_000_000,
  rows: 5_000,
  columns: 200,
  cell: 20_000,
  /** A saved page with its pictures. */
  savedPageBytes: 100_000_000,
  savedParts: 2_000,
} as const;

/** Largest plausible values; larger ones are errors of the source. */
export const PLAUSIBLE = { price: 1e12, rooms: 200, squareFeet: 10_000_000 } as const;
