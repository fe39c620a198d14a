import type { BRAND_CORNERS, DRAWING_PAPERS, DRAWING_UNITS } from '@home-design/contract';

/** Sentences of the combined edits; they are loaded with the panel. */
export const redesignCopy = {
  paint: 'Walls',
  stylePaint: 'A paint of the style',
  keepPaint: 'Leave them as they are',
  light: 'Light',
  styleLight: 'The light of the style',
  keepLight: 'Leave it as it is',
  noRoomType: 'Furniture is chosen for a garden or terrace.',
  units: 'Dimensions',
  paper: 'Paper',
  estimated: 'All dimensions are estimates from one photo, and the sheet says so.',
  brandText: 'Name',
  brandTextHint: 'One line, exactly as it should appear on the picture',
  logo: 'Logo instead of a name',
  chooseLogo: 'Choose a logo',
  removeLogo: 'Remove the logo',
  logoTooLarge: 'Please choose a picture of at most 130 kB: PNG, WebP or JPEG.',
  corner: 'Corner',
  brandSize: 'Width',
} as const;

export const unitNames: Readonly<Record<(typeof DRAWING_UNITS)[number], string>> = {
  metric: 'Meters',
  imperial: 'Feet and inches',
};

export const paperNames: Readonly<Record<(typeof DRAWING_PAPERS)[number], string>> = {
  blue: 'White on blue',
  white: 'Dark on white',
};

export const cornerNames: Readonly<Record<(typeof BRAND_CORNERS)[number], string>> = {
  'bottom-right': 'Bottom right',
  'bottom-left': 'Bottom left',
  'top-right': 'Top right',
  'top-left': 'Top left',
};
