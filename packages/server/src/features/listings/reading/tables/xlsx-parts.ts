import { Parser } from 'saxen';
import { BOUNDS } from '../bounds.ts';

export interface Cell {
  /** `B12` */
  place: string;
  text: string;
}

interface Handlers {
  open?(name: string, attributes: () => Record<string, string>): void;
  close?(name: string): void;
  text?(value: string): void;
}

class EnoughRead extends Error {}

/** Parses XML once; the part behind an error is not read. */
function readXml(xml: string, { open, close, text }: Handlers): void {
  const parser = new Parser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('openTag', (name, attributes) => open?.(local(name), attributes));
  parser.on('closeTag', (name) => close?.(local(name)));
  parser.on('text', (value, decode) => text?.(decode(value)));
  parser.on('cdata', (value) => text?.(value));
  parser.on('warn', () => undefined);
  parser.on('error', () => {
    throw new EnoughRead();
  });
  try {
    parser.parse(xml);
  } catch (error) {
    if (!(error instanceof EnoughRead)) throw error;
  }
}

/** The sheets of a workbook in their order, with the names of their parts. Hidden ones come last. */
export function readSheetPlaces(workbook: string, relations: string): { name: string; path: string }[] {
  const targets = new Map<string, string>();
  readXml(relations, {
    open: (name, attributes) => {
      const { Id, Target } = attributes();
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target);
    },
  });
  const sheets: { name: string; path: string; isHidden: boolean }[] = [];
  readXml(workbook, {
    open: (name, attributes) => {
      if (name !== 'sheet' || sheets.length >= 200) return;
      const all = attributes();
      const relation = Object.entries(all).find(([key]) => /(?:^|:)id$/.test(key))?.[1];
      const target = targets.get(relation ?? '') ?? `worksheets/sheet${sheets.length + 1}.xml`;
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      sheets.push({ name: all.name ?? '', path, isHidden: (all.state ?? 'visible') !== 'visible' });
    },
  });
  return [...sheets.filter(({ isHidden }) => !isHidden), ...sheets.filter(({ isHidden }) => isHidden)];
}

/** The texts that cells share. Their phonetic guides are left out. */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isSpoken = false;
  readXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isSpoken = true;
      else if (name === 't') isText = !isSpoken;
    },
    text: (value) => {
      if (isText && text.length < BOUNDS.cell) text += value;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isSpoken = false;
      else if (name === 'si') strings.push(text.slice(0, BOUNDS.cell));
    },
  });
  return strings;
}

/** The cells of a sheet that have a value, row by row. */
export function readSheetCells(xml: string, strings: string[]): Cell[] {
  const cells: Cell[] = [];
  const most = (BOUNDS.rows + 2) * BOUNDS.columns;
  let place = '';
  let type = '';
  let value = '';
  let isValue = false;
  let row = 0;
  let column = 0;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = Number(attributes().r) || row + 1;
        column = 0;
      } else if (name === 'c') {
        const all = attributes();
        column += 1;
        // A cell without a place is the next one.
        place = all.r ?? `${letters(column)}${row}`;
        column = (cellPlace(place)?.column ?? column - 1) + 1;
        type = all.t ?? 'n';
        value = '';
      } else if (name === 'v' || name === 't') isValue = true;
    },
    text: (text) => {
      if (isValue && value.length < BOUNDS.cell) value += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && value !== '') {
        if (cells.length >= most) throw new EnoughRead();
        cells.push({ place, text: cellText(type, value, strings) });
      }
    },
  });
  return cells;
}

function cellText(type: string, value: string, strings: string[]): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  // #N/A and the like are no values.
  if (type === 'e') return '';
  if (type !== 'n') return value.slice(0, BOUNDS.cell);
  // 449999.99999999994 was entered as 450000.
  const number = Number(value);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value.slice(0, BOUNDS.cell);
}

/** Row and column, both from 0, of `B12`; null for an invalid place. */
export function cellPlace(place: string): { row: number; column: number } | null {
  const match = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(place);
  if (!match) return null;
  const column = [...(match[1] ?? '').toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  return { row: Number(match[2]) - 1, column: column - 1 };
}

function letters(column: number): string {
  let text = '';
  for (let rest = Math.min(column, 18_278); rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(65 + ((rest - 1) % 26)) + text;
  return text;
}
