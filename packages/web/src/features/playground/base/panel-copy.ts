import {
  EDIT_CLASS,
  type EditClass,
  type EditMode,
  type EMPTY_ROOM_TYPES,
  type FloorDirection,
  type FloorMaterial,
  type LIGHTING_TYPES,
  type SKY_TYPES,
  type WALL_COLORS,
  type Wallpaper,
  type WallpaperRepeat,
  type WINDOW_VIEWS,
} from '@home-design/contract';
import { plural } from '../../../lib/formats.ts';
import { modeNames } from '../modes/mode-names.ts';

/** Sentences of the edit panel, which is loaded after the page. */
export const panelCopy = {
  panelTitle: 'Edit',
  recipes: 'Recipes',
  skipToPhoto: 'Skip to the photo',
  modeLabel: 'Kind of edit',
  modes: modeNames,
  findMode: 'Find an edit',
  noMode: 'No edit matches.',
  touches: {
    furniture: 'Furnishes an empty or half-empty room. Walls, windows, doors and floor stay as they are.',
    'wall-color':
      'Repaints the walls and keeps their light and texture. Trim, doors, windows and furniture stay exactly as they are.',
    wallpaper:
      'Puts wallpaper or panels on the walls in true size and keeps their light. Doors, windows and furniture stay exactly as they are.',
    floor:
      'Lays another floor in true size and keeps the light on it. Rugs and furniture stay exactly as they are.',
    lighting: 'Changes the light of the whole picture. Nothing is added, moved or removed.',
    sky: 'Replaces the sky of an outdoor photo and matches the light below it. The house stays as it is.',
    'window-view':
      'Shows another view through the windows, or recovers one that is overexposed. Frames and bars stay as they are.',
    'object-removal':
      'Removes things from the photo and fills in what was behind them. Everything else stays exactly as it is.',
    'empty-room':
      'Removes the furniture it finds. Walls, windows, doors and fixtures stay. What it cannot see behind the furniture it makes up.',
    declutter:
      'Removes small loose items such as shoes, clothes, bags, toys, bottles and cups. Furniture and decor stay.',
    watermark:
      'Removes a watermark from a picture you have the right to change. Where the mark is see-through, the picture under it is recovered.',
    'style-transfer':
      'Paints, furnishes and lights the room in one style. Steps that would not look right are skipped, and the result lists them.',
    redesign:
      'Removes furniture where the result is clean, then repaints, furnishes and lights the room. The result lists skipped steps.',
    concept: 'Shows what an empty room could be used for. Walls and windows stay. Needs open floor.',
    'outdoor-space':
      'Replaces the sky, matches the light, and adds outdoor furniture where there is open ground in front of the camera.',
    'selective-change':
      'Makes only the changes you choose: paint, removal and light. If one of them fails, none is made.',
    architecture:
      'Straightens vertical lines and evens out the light from corner to corner. Edges may be cropped.',
    blueprint:
      'Draws a sheet with a floor plan, a line drawing of the view, and estimated dimensions. The result is a drawing, not a photo.',
    brand: 'Puts your name or logo into a corner. Everything else stays exactly as it is.',
    'light-match': 'Matches exposure and color to the other photos of a listing.',
    upright: 'Straightens leaning verticals. The edges are cropped slightly.',
    upscale: 'Makes the picture larger, with more detail. Takes about 15-30 s; the result is a JPEG.',
  },
  sameStyle: 'This would give the result you already have. Choose another style or another seed.',
  classTitle: 'Changes',
  wallColor: 'Wall color',
  ownColor: 'Any other color',
  ownColorHint: 'Hex value, for example #9CAF88',
  pickFromScreen: 'Pick a color from the screen',
  colorInvalid: 'Please enter a color such as #9CAF88',
  wallpaper: 'Pattern',
  wallpaperColor: 'Color',
  ownColors: 'As pictured',
  wallpaperRepeat: 'Size of the pattern',
  floor: 'Floor',
  floorDirection: 'Direction',
  lighting: 'Lighting',
  sky: 'Sky',
  skyPictures: {
    loading: 'Preparing pictures of this photo …',
    photo: null,
    'no-sky': 'No open sky was found in this photo, so these are examples. Mark the sky to change it.',
    samples: 'These pictures are examples.',
  },
  emptyRoomType: 'Room',
  windowView: 'View',
  scale: 'How large',
  brightness: 'Brightness',
  contrast: 'Contrast',
  warmth: 'Warmth',
  strength: 'Strength',
  advanced: 'Advanced',
  seed: 'Seed',
  seedHint: 'The same photo, settings and seed give the same result. Leave empty for a random seed.',
  chooseSomething: 'Choose a wall color, things to remove, or a light first.',
  rightsFirst: 'Please confirm that you may change this picture.',
  brandMissing: 'Type a name or choose a logo first.',
  chooseFirst: 'First choose or mark what to remove.',
  tooMuchMarked: 'Too much is marked. Please remove some marks.',
  seedInvalid: 'The seed must be a whole number from 0 to 4294967295',
  apply: 'Apply',
  noImage: 'Please upload an image first',
  cost: (count: number) => `Costs ${plural(count, 'design')}.`,
  left: (remaining: number, total: number) => `${remaining} of ${total} left this month.`,
  tooFewLeft: (remaining: number) => `Only ${remaining} left this month.`,
  usual: (words: string) => `Recent ones took ${words}.`,
  costFree: 'Free if it fails, is canceled or stays a suggestion.',
  costNothing: 'Trying it costs nothing.',
  costFreeCombined: 'Free if it fails, is canceled, misses a part that is listed here or stays a suggestion.',
  seePlans: 'See the plans',
  noneLeft: (total: number) =>
    `All ${plural(total, 'design')} of this month are used. You get new ones next month.`,
} as const;

/** A description of each kind of change. */
const classNotes: Readonly<Record<EditClass, string>> = {
  'light only': 'the light only',
  'movable things': 'furniture and other movable things',
  surfaces: 'surfaces of the room',
  structure: 'the building itself. Many listings do not allow this.',
  view: 'what is seen outside. Many listings do not allow this, or ask for a note.',
};

/** Edits of the whole picture: the kind of change does not describe them. */
const pictureNotes: Readonly<Partial<Record<EditMode, string>>> = {
  watermark: 'the watermark and the picture under it',
  brand: 'what the logo or label covers',
  architecture: 'the whole picture: vertical lines and light',
  upscale: 'the size of the picture only',
};

/** What an edit changes, as shown before the click. */
export const changeNote = (mode: EditMode): string => pictureNotes[mode] ?? classNotes[EDIT_CLASS[mode]];

/** Readable names of the wall paints. */
export const paintNames: Readonly<Record<(typeof WALL_COLORS)[number], string>> = {
  white: 'White',
  beige: 'Beige',
  gray: 'Gray',
  blue: 'Blue',
  green: 'Green',
  navy: 'Navy',
  charcoal: 'Charcoal',
  sage: 'Sage',
  taupe: 'Taupe',
  cream: 'Cream',
};

/** Name and description of each light. */
export const lightingNames: Readonly<
  Record<(typeof LIGHTING_TYPES)[number], readonly [name: string, line: string]>
> = {
  twilight: ['Twilight', 'Blue dusk with glowing lamps'],
  golden_hour: ['Golden hour', 'Low, warm evening sun'],
  ambient: ['Ambient', 'Soft light from all around'],
  flamboyant: ['Flamboyant', 'Bright and full of color'],
  moody: ['Moody', 'Dark, with deep shadows'],
  evenly_lit: ['Evenly lit', 'Clear light, few shadows'],
  hard_direct: ['Hard direct', 'Hard light, strong contrast'],
  warm_light: ['Warm light', 'Yellow, like lamps'],
  cool_light: ['Cool light', 'Bluish, like a clear north sky'],
};

/** Name and description of each sky. */
export const skyNames: Readonly<Record<(typeof SKY_TYPES)[number], readonly [name: string, line: string]>> = {
  sunny: ['Sunny', 'High sun, a few clouds'],
  blue_sky: ['Blue sky', 'Fair weather, small clouds'],
  clear_blue: ['Clear blue', 'Not a cloud'],
  dramatic: ['Dramatic', 'Dark, towering clouds'],
  sunset: ['Sunset', 'Low sun, warm glow'],
  partly_cloudy: ['Partly cloudy', 'Sun between clouds'],
};

/** Kinds of room that can be emptied, and the things that stay in each. */
export const emptyRoomNames: Readonly<
  Record<(typeof EMPTY_ROOM_TYPES)[number], readonly [name: string, line: string]>
> = {
  general: ['Any room', 'Appliances and plumbing stay'],
  living_room: ['Living room', 'Only what is built in stays'],
  kitchen: ['Kitchen', 'Oven, refrigerator, sink stay'],
  bedroom: ['Bedroom', 'Only what is built in stays'],
  bathroom: ['Bathroom', 'Toilet and sink stay'],
};

/** Readable names of papers and panels. */
export const wallpaperNames: Readonly<Record<Wallpaper, string>> = {
  botanical: 'Botanical',
  ogee: 'Ogee',
  art_deco_fans: 'Art Deco fans',
  wide_stripes: 'Wide stripes',
  ticking_stripes: 'Ticking stripes',
  dots: 'Dots',
  grasscloth: 'Grasscloth',
  beadboard: 'Beadboard',
  shiplap: 'Shiplap',
  wainscot: 'Wainscot',
  panel_molding: 'Panel molding',
  white_brick: 'Painted brick',
  wood_slats: 'Wood slats',
};

/** How large a pattern repeats. */
export const wallpaperRepeatNames: Readonly<Record<WallpaperRepeat, string>> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
};

/** Readable names of the floors. */
export const floorNames: Readonly<Record<FloorMaterial, string>> = {
  oak_planks: 'Oak planks',
  white_planks: 'White planks',
  gray_planks: 'Gray planks',
  walnut_planks: 'Walnut planks',
  oak_herringbone: 'Oak herringbone',
  marble_tiles: 'Marble tiles',
  slate_tiles: 'Slate tiles',
  checkered_tiles: 'Checkered tiles',
  terracotta_tiles: 'Terracotta tiles',
  terrazzo: 'Terrazzo',
  beige_carpet: 'Beige carpet',
  gray_carpet: 'Gray carpet',
};

/** The patterns of boards and tiles. */
export const floorDirectionNames: Readonly<Record<FloorDirection, string>> = {
  lengthwise: 'Lengthwise',
  crosswise: 'Crosswise',
  diagonal: 'Diagonal',
};

/** Name and description of each view through the windows. */
export const windowViewNames: Readonly<
  Record<(typeof WINDOW_VIEWS)[number], readonly [name: string, line: string]>
> = {
  garden: ['Garden', 'Lawn, hedge and trees'],
  hills: ['Hills', 'Green, far away'],
  city: ['City', 'Houses across the street'],
  sea: ['Sea', 'Water to the horizon'],
  sky: ['Sky', 'As from high above'],
  recover: ['Own view', 'Bring out what is there'],
};
