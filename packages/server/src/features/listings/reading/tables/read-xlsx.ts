import { strFromU8, unzipSync } from 'fflate';
import { BOUNDS } from '../bounds.ts';
import type { TableLine } from './table.ts';
import { cellPlace, readSharedStrings, readSheetCells, readSheetPlaces } from './xlsx-parts.ts';

export class NoWorkbookError extends Error {}

/** The first bytes of a ZIP, which is the container of XLSX. */
export function isZip(content: Uint8Array): boolean {
  return content[0] === 0x50 && content[1] === 0x4b && (content[2] === 3 || content[2] === 5);
}

/**
 * The cells, as text, of the first sheet of an XLSX workbook that has any. Only the needed parts are unpacked, each
 * up to the size in its entry and 60 MB in all, so that a ZIP bomb has no effect; a cell far out (XFD1048576) makes
 * no table of that size. The whole-workbook readers on npm do neither.
 */
export function readXlsx(content: Uint8Array, mostLines: number): { lines: TableLine[]; remarks: string[] } {
  const parts = unpack(content);
  const text = (name: string): string | undefined => {
    const part = parts[name];
    return part ? strFromU8(part) : undefined;
  };
  const workbook = text('xl/workbook.xml');
  if (workbook === undefined) throw new NoWorkbookError();
  const sheets = readSheetPlaces(workbook, text('xl/_rels/workbook.xml.rels') ?? '');
  const strings = readSharedStrings(text('xl/sharedStrings.xml') ?? '');
  const remarks: string[] = [];
  for (const sheet of sheets) {
    const xml = text(sheet.path);
    if (xml === undefined) continue;
    const lines = linesOf(readSheetCells(xml, strings), mostLines);
    if (lines.length === 0) continue;
    if (sheets.length > 1)
      remarks.push(`The workbook has ${sheets.length} sheets; "${sheet.name.slice(0, 60)}" was read.`);
    return { lines, remarks };
  }
  return { lines: [], remarks };
}

/** The parts of a workbook with its words and numbers. */
const NEEDED =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]{1,80}\.xml)$/;

function unpack(content: Uint8Array): Record<string, Uint8Array> {
  let room: number = BOUNDS.unpackedBytes;
  try {
    return unzipSync(content, {
      filter: ({ name, originalSize }) => {
        if (!NEEDED.test(name) || originalSize > room) return false;
        room -= originalSize;
        return true;
      },
    });
  } catch {
    throw new NoWorkbookError();
  }
}

function linesOf(cells: Iterable<{ place: string; text: string }>, mostLines: number): TableLine[] {
  const lines: TableLine[] = [];
  let line: TableLine | undefined;
  for (const { place, text } of cells) {
    const at = cellPlace(place);
    if (!at || at.column > BOUNDS.columns || text.trim() === '') continue;
    if (line?.number !== at.row + 1) {
      if (lines.length >= mostLines) break;
      line = { number: at.row + 1, cells: [] };
      lines.push(line);
    }
    while (line.cells.length < at.column) line.cells.push('');
    line.cells[at.column] = text;
  }
  return lines;
}
