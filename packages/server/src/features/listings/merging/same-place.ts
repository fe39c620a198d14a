import { streetWords } from '../reading/facts/address-key.ts';

/** Abbreviations of states; a city with the name of its state is abbreviated on both sides, so it still matches. */
const STATES: ReadonlyMap<string, string> = new Map(
  `al alabama,ak alaska,az arizona,ar arkansas,ca california,co colorado,ct connecticut,de delaware,fl florida,ga georgia,
  hi hawaii,id idaho,il illinois,in indiana,ia iowa,ks kansas,ky kentucky,la louisiana,me maine,md maryland,
  ma massachusetts,mi michigan,mn minnesota,ms mississippi,mo missouri,mt montana,ne nebraska,nv nevada,
  nh new hampshire,nj new jersey,nm new mexico,ny new york,nc north carolina,nd north dakota,oh ohio,ok oklahoma,
  or oregon,pa pennsylvania,ri rhode island,sc south carolina,sd south dakota,tn tennessee,tx texas,ut utah,vt vermont,
  va virginia,wa washington,wv west virginia,wi wisconsin,wy wyoming,dc district of columbia`
    .split(',')
    .map((line) => {
      const [short = '', ...long] = line.trim().split(' ');
      return [long.join(' '), short];
    }),
);

/** An address in its compared form. */
export interface Place {
  /** Words of street and town in their long forms, the unit behind a #. */
  words: string;
  /** The five digits of a postal code at the end; null if there is none. */
  code: string | null;
}

const COUNTRY = /,?\s*\b(?:usa|u\.s\.a\.|united states(?: of america)?)\.?\s*$/i;
const CODE = /[\s,]+(\d{5})(?:-\d{4})?\s*$/;

/** An address in its compared form; null if it names no house. */
export function placeOf(text: string): Place | null {
  const [whole, code] = withoutCode(text.trim().replace(COUNTRY, ''));
  const pieces = whole.split(',').map((piece) => piece.trim());
  const state = STATES.get((pieces.at(-1) ?? '').toLowerCase().replaceAll(/\s+/g, ' '));
  if (state !== undefined && pieces.length > 1) pieces[pieces.length - 1] = state;
  const words = streetWords(pieces.join(' '));
  // A house is identified by its number; a street and a town alone contain many houses.
  const house = pieces.length > 1 ? pieces.slice(0, -1).join(' ') : whole;
  if (!/\d/.test(house) || words.length < 3) return null;
  return { words: words.join(' '), code };
}

function withoutCode(text: string): [string, string | null] {
  const found = CODE.exec(text);
  return found ? [text.slice(0, found.index), found[1] ?? null] : [text, null];
}

/** Whether two addresses are of one home. Postal codes are compared only if both have one. */
export function isSamePlace(one: Place | null, other: Place | null): boolean {
  if (one === null || other === null || one.words !== other.words) return false;
  return one.code === null || other.code === null || one.code === other.code;
}
