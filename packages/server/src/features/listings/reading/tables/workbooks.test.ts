import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { suggestMapping } from '../records/column-mapping.ts';
import { readRows } from '../records/read-rows.ts';
import { workbook } from '../test/workbook.ts';
import { readTable } from './read-table.ts';

const csv = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

describe('LISTINGS-62 a workbook is read', () => {
  it('XLSX: shared texts, numbers, inline texts, gaps, another sheet', () => {
    const file = workbook([
      ['Address', 'List Price', 'Beds', 'Photo 1'],
      ['12 Example Street & Co', 449999.99999999994, 3, 'https://p.example/1.jpg'],
      [null, null, null, null],
      ['14 Example Street', null, 2, null],
    ]);
    const table = readTable(file, 'listings.xlsx');
    expect(table).toEqual({
      columns: ['Address', 'List Price', 'Beds', 'Photo 1'],
      rows: [
        ['12 Example Street & Co', '450000', '3', 'https://p.example/1.jpg'],
        ['14 Example Street', '', '2', ''],
      ],
      rowNumbers: [2, 4],
      remarks: ['The workbook has 2 sheets; "Homes" was read.'],
    });
    expect(suggestMapping(table.columns, table.rows)).toEqual(['address', 'price', 'bedrooms', 'photos']);
  });

  it('a cell at the far end of a sheet makes no table of that size', () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Address</t></is></c><c r="B1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
    expect(readTable(workbook([], sheet), 'a.xlsx')).toMatchObject({ columns: ['Address', '1'], rows: [] });
  });

  it('a ZIP bomb is not unpacked, whether it declares many rows or a large size', () => {
    const row = (at: number) => `<row r="${at}"><c r="A${at}"><v>1</v></c><c r="B${at}"><v>2</v></c></row>`;
    const file = (blanks: number) =>
      zipSync({
        'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a"/></sheets></workbook>'),
        'xl/worksheets/sheet1.xml': strToU8(
          `<worksheet><sheetData>${row(1)}${row(2)}${' '.repeat(blanks)}</sheetData></worksheet>`,
        ),
      });
    expect(readTable(file(1_000), 'a.xlsx').rows).toEqual([['1', '2']]);
    const bomb = file(100_000_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(readTable(bomb, 'a.xlsx')).toMatchObject({ columns: [], rows: [] });
  });

  it('an entry that is longer than its declared size is cut there', () => {
    const file = Buffer.from(
      workbook([
        ['Address', 'Price'],
        ['1 A St', 5],
      ]),
    );
    const name = Buffer.from('xl/worksheets/sheet1.xml');
    const entry = file.lastIndexOf(name) - 46;
    expect(file.readUInt32LE(entry)).toBe(0x02014b50);
    file.writeUInt32LE(30, entry + 24);
    expect(readTable(file, 'a.xlsx').rows).toEqual([]);
  });

  it.each([
    [
      'an old Excel file',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'a.xls',
      'This is an Excel file in the old format, or one with a password. Save it as XLSX or CSV and import that.',
    ],
    [
      'a PDF',
      Buffer.from('%PDF-1.7'),
      'a.csv',
      'This is a PDF, not a table. Save the table as XLSX or CSV and import that.',
    ],
    [
      'a damaged workbook',
      workbook([['a', 'b']]).subarray(0, 200),
      'a.xlsx',
      'The file is damaged, or is not an Excel workbook. Open it, save it as XLSX or CSV and import that.',
    ],
    [
      'another ZIP',
      zipSync({ 'a.txt': strToU8('a') }),
      'a.zip',
      'The file is damaged, or is not an Excel workbook. Open it, save it as XLSX or CSV and import that.',
    ],
    [
      'a file of another program',
      zipSync({ 'content.xml': strToU8('a') }),
      'a.ods',
      'This format cannot be read. Save the table as XLSX or CSV and import that.',
    ],
    ['an empty file', Buffer.alloc(0), 'a.csv', 'The file is empty.'],
    [
      'a large file',
      Buffer.alloc(10_000_001, 0x61),
      'a.csv',
      'The file is larger than 10 MB, which is the limit for a table.',
    ],
  ])('%s has a remark', (_name, content, fileName, sentence) => {
    expect(readTable(content, fileName)).toEqual({ columns: [], rows: [], remarks: [sentence] });
  });
});

describe('LISTINGS-62 tables are bounded', () => {
  it('5,000 rows and 200 columns, with a remark about the rest', () => {
    const line = `${Array.from({ length: 201 }, (_, at) => at).join(',')}\n`;
    const table = readTable(csv(line.repeat(5_010)), 'a.csv');
    expect(table.columns).toHaveLength(200);
    expect(table.rows).toHaveLength(5_000);
    expect(table.remarks).toEqual([
      'The table has more than 200 columns; those behind were left out.',
      'The table has more than 5,000 rows; those behind were left out.',
    ]);
  });

  it('an unclosed quotation mark has a remark', () => {
    expect(readTable(csv('Address,Price\n"1 A St,5\n2 A St,6\n'), 'a.csv').remarks).toEqual([
      'A cell begins with a quotation mark that is never closed; the rows behind it may stand in that cell.',
    ]);
  });

  it('any bytes and any cells are read without failing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), fc.constantFrom('a.csv', 'a.xlsx'), (bytes, name) => {
        const table = readTable(bytes, name);
        for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
        readRows(table, suggestMapping(table.columns, table.rows));
      }),
      { numRuns: 200 },
    );
    const header = fc.constantFrom(
      'Price',
      'Beds',
      'Baths',
      'Area',
      'Status',
      'Address',
      'Photo 1',
      'URL',
      'Description',
      'Street',
      'Unit',
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(header, { minLength: 1 }),
        fc.array(fc.array(fc.string({ unit: 'binary' }), { maxLength: 11 }), { maxLength: 5 }),
        (columns, rows) => {
          for (const { facts } of readRows({ columns, rows }, suggestMapping(columns, rows)))
            for (const { url } of facts.photos) expect(url).toMatch(/^https?:/);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('workbooks with bytes changed are read or refused', () => {
    const whole = workbook([
      ['Address', 'Price'],
      ['1 A St', 5],
    ]);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.uint8Array({ minLength: 1, maxLength: 8 }), (at, bytes) => {
        const content = Buffer.from(whole);
        content.set(bytes.subarray(0, content.length - at), at);
        expect(Array.isArray(readTable(content, 'a.xlsx').rows)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['quotes', '"a,'],
    ['quotes in cells', '"x"y,'],
    ['only quotes', '"'],
    ['only commas', ','],
    ['only lines', '\n'],
    ['an open quote', 'a,"b\n'],
  ])('megabytes of %s end', (_name, piece) => {
    expect(
      Array.isArray(readTable(csv(piece.repeat(Math.floor(4_000_000 / piece.length))), 'a.csv').rows),
    ).toBe(true);
  });
});
