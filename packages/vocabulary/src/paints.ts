/** Wall paints by name. The playground offers the first list, the landing page the second. */
export const WALL_COLORS = [
  'white',
  'beige',
  'gray',
  'blue',
  'green',
  'navy',
  'charcoal',
  'sage',
  'taupe',
  'cream',
] as const;
export const LANDING_WALL_COLORS = [
  'white',
  'beige',
  'warm_gray',
  'charcoal',
  'navy_blue',
  'sage_green',
  'terracotta',
  'soft_pink',
] as const;
export type WallColorName = (typeof WALL_COLORS)[number] | (typeof LANDING_WALL_COLORS)[number];

/** The color of each paint, sRGB. */
export const PAINT_HEX: Readonly<Record<WallColorName, `#${string}`>> = {
  white: '#F4F2EC',
  beige: '#D9C7A9',
  gray: '#A9ABAA',
  blue: '#6F93B3',
  green: '#7C9A76',
  navy: '#2B3A57',
  charcoal: '#45484C',
  sage: '#9CAF88',
  taupe: '#9A8A7B',
  cream: '#F1E6CC',
  warm_gray: '#B3A89E',
  navy_blue: '#2B3A57',
  sage_green: '#9CAF88',
  terracotta: '#C5704F',
  soft_pink: '#E8C4C0',
};

/** The default paint of walls. */
export const DEFAULT_PAINT: WallColorName = 'white';

/** `#RRGGBB` of a paint name (`sage_green`, `Sage Green`, `sage-green`) or of a hex with or without `#`; null for neither. */
export function paintHex(nameOrHex: string): string | null {
  const text = nameOrHex.trim();
  const hex = /^#?([0-9a-fA-F]{6})$/.exec(text)?.[1];
  if (hex !== undefined) return `#${hex.toUpperCase()}`;
  const name = text.toLowerCase().replaceAll(/[\s-]+/g, '_');
  return Object.hasOwn(PAINT_HEX, name) ? PAINT_HEX[name as WallColorName] : null;
}
