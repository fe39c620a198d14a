import { BOUNDS } from '../bounds.ts';

export interface NumberInText {
  value: number;
  start: number;
  end: number;
}

const FRACTIONS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

/** 12,50,000 | 1.250.000,50 and 1 250 000 and 1'250'000 | 450000.00 and 2,5 */
const NUMBER =
  /\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|(?<![\d.,])[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?/gu;

/**
 * The numbers of a text (of its first 300 characters) in American, British and European notations. One point or comma
 * with exactly three digits behind it separates thousands: 1.250 is 1250.
 */
export function numbersIn(text: string): NumberInText[] {
  const found: NumberInText[] = [];
  for (const match of text.slice(0, BOUNDS.value).matchAll(NUMBER)) {
    const whole = match[0];
    let end = match.index + whole.length;
    let value = amountOf(whole, match[1]);
    const rest = text.slice(end, end + 8);
    const fraction = /^\s?([¼½¾⅓⅔])/u.exec(rest) ?? /^[\s-]([13])\/([24])(?!\d)/.exec(rest);
    if (fraction && Number.isInteger(value)) {
      value += fraction[2] ? Number(fraction[1]) / Number(fraction[2]) : (FRACTIONS[fraction[1] ?? ''] ?? 0);
      end += fraction[0].length;
    }
    if (Number.isFinite(value)) found.push({ value, start: match.index, end });
  }
  return found;
}

function amountOf(digits: string, separator: string | undefined): number {
  if (separator !== undefined) {
    const parts = digits.split(separator);
    // The last group of three digits may be followed by decimals behind the other mark: 1.250.000,50.
    return Number(parts.join('').replace(',', '.'));
  }
  if (/^\d{1,2}(?:,\d{2})+,\d{3}$/.test(digits)) return Number(digits.replaceAll(',', ''));
  return Number(digits.replace(',', '.'));
}
