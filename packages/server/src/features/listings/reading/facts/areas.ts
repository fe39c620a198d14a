import { PLAUSIBLE } from '../bounds.ts';
import { numbersIn } from './numbers.ts';

export type AreaUnit = 'square feet' | 'square meters' | 'square yards';

const SQUARE_FEET: Record<AreaUnit, number> = {
  'square feet': 1,
  'square meters': 10.763_910_4,
  'square yards': 9,
};

const UNITS: [AreaUnit, RegExp][] = [
  [
    'square meters',
    /^(?:m²|m2\b|m\^2|mtk\b|sqm\b|sq\.?\s?m(?:et(?:er|re)s?)?\b|square\s?met|qm\b|quadratmet|mq\b|metri\s?quadr|m[eè]tres?\s?carr|metros?\s?cuadr|㎡)/iu,
  ],
  [
    'square feet',
    /^(?:ft²|ft2\b|ft\^2|ftk\b|sqft\b|sq\.?\s?(?:ft|feet|foot)|square[\s-]?f(?:ee|oo)t|sf\b|pies\s?cuadr|pieds?\s?carr|piedi\s?quadr)/iu,
  ],
  ['square yards', /^(?:ydk\b|sq\.?\s?y(?:ar)?ds?\b|square\s?yard|yd²)/iu],
];

/** A unit of area by its name or code: `sqft`, `FTK`, `m²`, `MTK`. */
export function areaUnit(text: string): AreaUnit | null {
  const trimmed = text.slice(0, 60).trim();
  return UNITS.find(([, pattern]) => pattern.test(trimmed))?.[0] ?? null;
}

/**
 * The area of a home in whole square feet: the first number with a unit of area behind it, or a bare number if the
 * unit is known from elsewhere.
 */
export function readArea(value: unknown, knownUnit: AreaUnit | null): number | null {
  if (typeof value === 'number') return knownUnit === null ? null : inSquareFeet(value, knownUnit);
  if (typeof value !== 'string') return null;
  const numbers = numbersIn(value);
  for (const { value: number, end } of numbers) {
    const unit = areaUnit(value.slice(end, end + 40).replace(/^[\s+-]+/, ''));
    if (unit) return inSquareFeet(number, unit);
  }
  const [only, more] = numbers;
  if (!only || more || knownUnit === null || !/^\D{0,12}[\d.,'’\s]+\+?$/u.test(value.trim())) return null;
  return /-\s*$/.test(value.slice(0, only.start)) ? null : inSquareFeet(only.value, knownUnit);
}

function inSquareFeet(amount: number, unit: AreaUnit): number | null {
  const feet = Math.round(amount * SQUARE_FEET[unit]);
  return Number.isFinite(feet) && feet > 0 && feet <= PLAUSIBLE.squareFeet ? feet : null;
}
