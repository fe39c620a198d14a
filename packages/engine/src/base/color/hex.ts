import { EngineError } from '../engine-error.ts';

/**
 * `#rrggbb` to its three bytes.
 *
 * @throws EngineError `edit_invalid` for anything else.
 */
export function parseHex(hex: string): [number, number, number] {
  if (!/^#[0-9a-fA-F]{6}$/.test(hex)) {
    throw new EngineError('edit_invalid', `"${hex}" is not a color like #9caf88.`);
  }
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Three bytes as `#rrggbb`. */
export function formatHex(red: number, green: number, blue: number): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}
