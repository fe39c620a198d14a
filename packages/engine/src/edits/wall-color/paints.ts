/** Paint names of the product and the color each is painted in, sRGB. */
export const PAINTS: ReadonlyMap<string, string> = new Map([
  ['white', '#F4F2EC'],
  ['beige', '#D9C7A9'],
  ['gray', '#A9ABAA'],
  ['blue', '#6F93B3'],
  ['green', '#7C9A76'],
  ['navy', '#2B3A57'],
  ['charcoal', '#45484C'],
  ['sage', '#9CAF88'],
  ['taupe', '#9A8A7B'],
  ['cream', '#F1E6CC'],
  ['warm_gray', '#B3A89E'],
  ['navy_blue', '#2B3A57'],
  ['sage_green', '#9CAF88'],
  ['terracotta', '#C5704F'],
  ['soft_pink', '#E8C4C0'],
]);

/** The hex of a paint name (`sage_green`, `Sage Green`, `sage-green`) or of a hex with or without `#`; null for neither. */
export function paintHex(nameOrHex: string): string | null {
  const text = nameOrHex.trim();
  const hex = /^#?([0-9a-fA-F]{6})$/.exec(text)?.[1];
  if (hex !== undefined) return `#${hex.toUpperCase()}`;
  return PAINTS.get(text.toLowerCase().replaceAll(/[\s-]+/g, '_')) ?? null;
}
