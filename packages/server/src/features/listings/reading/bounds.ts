/** How much is read: what stands beyond is left out, so that no source, however hostile, costs more than its size. */
export const BOUNDS = {
  /** Characters of a page; what comes after is not looked at. */
  page: 5_000_000,
  /** Elements of a page. */
  elements: 100_000,
  /** Characters of each text that is kept. */
  title: 300,
  description: 10_000,
  address: 300,
  addressPart: 120,
  caption: 300,
  attribution: 200,
  url: 2_048,
  remark: 300,
  /** Characters that are looked at to find a number, a price or an area. */
  value: 300,
  /** How many are kept. */
  photos: 60,
  remarks: 100,
  /** Values of JSON data that are looked at, and how deep. */
  jsonValues: 200_000,
  jsonDepth: 40,
  /** Characters of JSON that has to be read leniently (comments, trailing commas, names without quotes). */
  lenientJson: 1_000_000,
  /** A table: bytes of its file, bytes of it unpacked, rows, columns, characters of a cell. */
  tableBytes: 10_000_000,
  unpackedBytes: 60_000_000,
  rows: 5_000,
  columns: 200,
  cell: 20_000,
  /** A saved page with its pictures. */
  savedPageBytes: 100_000_000,
  savedParts: 2_000,
} as const;

/** What a fact may be at most; beyond it is a mistake of the source. */
export const PLAUSIBLE = { price: 1e12, rooms: 200, squareFeet: 10_000_000 } as const;
