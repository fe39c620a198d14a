import { PLAUSIBLE } from '../bounds.ts';
import { numbersIn } from './numbers.ts';

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FULL_AND_HALF = /(\d{1,2})\s*full\D{1,20}?(\d{1,2})\s*half/i;

/** A count of rooms: '3', '2½ baths', '2,5', 'two', 'Studio' (no bedroom), '2 full, 1 half' (2.5). */
export function readRooms(value: unknown): number | null {
  if (typeof value === 'number') return plausible(value);
  if (typeof value !== 'string') return null;
  const text = value.slice(0, 120).trim();
  const parts = FULL_AND_HALF.exec(text);
  if (parts) return plausible(Number(parts[1]) + Number(parts[2]) / 2);
  if (/^-\s*\d/.test(text)) return null;
  const [first] = numbersIn(text);
  if (first) return plausible(first.value);
  if (/^studio\b|^bedsit\b/i.test(text)) return 0;
  const word = WORDS.indexOf(text.toLowerCase().split(/[^a-z]/, 1)[0] ?? '');
  return word < 0 ? null : word;
}

/** Full bathrooms plus a half for each half one. */
export function fullAndHalf(full: unknown, half: unknown): number | null {
  const whole = readRooms(full);
  if (whole === null) return null;
  return whole + (readRooms(half) ?? 0) / 2;
}

function plausible(count: number): number | null {
  if (!Number.isFinite(count) || count < 0 || count > PLAUSIBLE.rooms) return null;
  return Math.round(count * 100) / 100;
}
