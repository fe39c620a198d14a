import { strToU8, zipSync } from 'fflate';

type Value = string | number | null;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An XLSX workbook of two sheets, the first with these rows: the first column in shared texts, others inline. */
export function workbook(rows: Value[][], sheet?: string): Uint8Array {
  const shared: string[] = [];
  const cell = (value: Value, row: number, column: number) => {
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
    if (column > 0) return `<c r="${place}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
    shared.push(value);
    return `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`;
  };
  const data = rows
    .map(
      (row, at) => `<row r="${at + 1}">${row.map((value, column) => cell(value, at, column)).join('')}</row>`,
    )
    .join('');
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);
  return zipSync({
    '[Content_Types].xml': xml('<Types/>'),
    'xl/workbook.xml': xml(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Homes" sheetId="1" r:id="rId7"/><sheet name="Notes" sheetId="2" r:id="rId8"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': xml(
      '<Relationships><Relationship Id="rId8" Target="worksheets/sheet2.xml"/><Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': xml(
      `<sst>${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t><rPh><t>spoken</t></rPh></si>`).join('')}</sst>`,
    ),
    'xl/worksheets/sheet1.xml': xml(sheet ?? `<worksheet><sheetData>${data}</sheetData></worksheet>`),
    'xl/worksheets/sheet2.xml': xml(
      '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    ),
  });
}
