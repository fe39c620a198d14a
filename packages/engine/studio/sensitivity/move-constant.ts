import type { Constant } from './find-constants.ts';

/** Down is towards zero. */
export const DIRECTIONS = ['down', 'up'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const SHARE = 0.2;

/** The number 20 % smaller or larger; a whole number moves in whole steps, by at least 1. */
export function movedValue({ value, isWhole }: Constant, direction: Direction): number {
  const away = direction === 'up' ? 1 : -1;
  if (!isWhole) return Number((value * (1 + away * SHARE)).toPrecision(12));
  const step = Math.max(1, Math.round(Math.abs(value) * SHARE));
  return value + away * (value < 0 ? -step : step);
}

/** The module's text with another number in the constant's place. */
export function withNumber(
  text: string,
  { start, end }: Pick<Constant, 'start' | 'end'>,
  value: number,
): string {
  return `${text.slice(0, start)}(${value})${text.slice(end)}`;
}
