import type { DRAWING_UNITS } from './edits/blueprint.ts';
import type { EmptyRoomType } from './edits/empty-room.ts';
import type { FloorMaterial } from './edits/floor.ts';
import type { LightingType } from './edits/lighting.ts';
import type { SkyType } from './edits/sky.ts';
import type { Wallpaper } from './edits/wallpaper.ts';
import type { WindowView } from './edits/window-view.ts';
import type { EditMode } from './edits.ts';
import { paintHex } from './paints.ts';
import type { RoomType, StagingStyle } from './rooms.ts';

/** The name of an unedited photo in its own history, until it is renamed. */
export const ORIGINAL_LABEL = 'Original';

/** The same outside the history, beside the name of the photo: in file names and for visitors. */
export const AS_PHOTOGRAPHED = 'as photographed';

/** The name of a version for use outside its history. */
export const nameOutside = (label: string): string => (label === ORIGINAL_LABEL ? AS_PHOTOGRAPHED : label);

/** `golden_hour` in words: 'Golden hour'. */
export const inWords = (option: string): string => capitalized(lowerWords(option));

/** The things that an edit removes. */
export interface RemovedThings {
  /** Types of things. */
  categories: readonly string[];
  /** How many things were pointed out besides. */
  others: number;
}

/** 'sofa, chair and more', as far as it is known without an analysis. */
export function thingsInWords({ categories, others }: RemovedThings): string {
  if (categories.length === 0) return others === 1 ? 'selected object' : `${others} selected objects`;
  const named = categories.map((type) => (type === 'tv' ? 'TV' : lowerWords(type)));
  const last = others === 0 ? named.pop() : 'more';
  return named.length === 0 ? `${last}` : `${named.join(', ')} and ${last}`;
}

/** 'Scandinavian style' and 'modern style'. */
export const styleInWords = (style: StagingStyle): string =>
  `${style === 'scandinavian' ? 'Scandinavian' : style} style`;

const FLOORS: Readonly<Record<FloorMaterial, string>> = {
  oak_planks: 'Oak floor',
  white_planks: 'White plank floor',
  gray_planks: 'Gray plank floor',
  walnut_planks: 'Walnut floor',
  oak_herringbone: 'Oak herringbone floor',
  marble_tiles: 'Marble floor',
  slate_tiles: 'Slate floor',
  checkered_tiles: 'Checkered floor',
  terracotta_tiles: 'Terracotta floor',
  terrazzo: 'Terrazzo floor',
  beige_carpet: 'Beige carpet',
  gray_carpet: 'Gray carpet',
};

const WALLPAPER_NAMES: Readonly<Record<Wallpaper, string>> = {
  botanical: 'Botanical wallpaper',
  ogee: 'Ogee wallpaper',
  art_deco_fans: 'Art Deco wallpaper',
  wide_stripes: 'Striped wallpaper',
  ticking_stripes: 'Ticking stripe wallpaper',
  dots: 'Dotted wallpaper',
  grasscloth: 'Grasscloth walls',
  beadboard: 'Beadboard walls',
  shiplap: 'Shiplap walls',
  wainscot: 'Wainscot panels',
  panel_molding: 'Panel molding',
  white_brick: 'Painted brick walls',
  wood_slats: 'Wood slat walls',
};

const LIGHTS: Readonly<Record<LightingType, string>> = {
  twilight: 'Evening light',
  golden_hour: 'Golden-hour light',
  ambient: 'Ambient light',
  flamboyant: 'Flamboyant light',
  moody: 'Moody light',
  evenly_lit: 'Even light',
  hard_direct: 'Hard light',
  warm_light: 'Warm light',
  cool_light: 'Cool light',
};

const SKIES: Readonly<Record<SkyType, string>> = {
  sunny: 'Sunny sky',
  blue_sky: 'Blue sky',
  clear_blue: 'Clear blue sky',
  dramatic: 'Dramatic sky',
  sunset: 'Sunset sky',
  partly_cloudy: 'Partly cloudy sky',
};

/** The parts of a selective change. */
interface ChosenChanges extends RemovedThings {
  color?: string | undefined;
  light?: LightingType | undefined;
}

/** What was done, in the words of a person, by the settings that matter for it. */
const NAMES = {
  furniture: ({ style }: { style: StagingStyle }) => `Staged in ${styleInWords(style)}`,
  'wall-color': ({ color }: { color: string }) => wallsOf(color),
  wallpaper: ({ pattern, color }: { pattern: Wallpaper; color?: string | undefined }) =>
    color === undefined ? WALLPAPER_NAMES[pattern] : `${WALLPAPER_NAMES[pattern]} in ${paintInWords(color)}`,
  floor: ({ material }: { material: FloorMaterial }) => FLOORS[material],
  lighting: ({ type }: { type: LightingType }) => LIGHTS[type],
  'light-match': () => 'Light matched',
  upright: () => 'Verticals straightened',
  sky: ({ sky_type }: { sky_type: SkyType }) => SKIES[sky_type],
  'window-view': ({ view }: { view: WindowView }) =>
    view === 'recover' ? 'View brought out' : `View of the ${view}`,
  'object-removal': (things: RemovedThings) => capitalized(`${thingsInWords(things)} removed`),
  'empty-room': ({ room_type }: { room_type: EmptyRoomType }) =>
    `Empty ${room_type === 'general' ? 'room' : lowerWords(room_type)}`,
  declutter: () => 'Decluttered',
  watermark: () => 'Watermark removed',
  'style-transfer': ({ style }: { style: StagingStyle }) => `Restyled in ${styleInWords(style)}`,
  redesign: (room: { style: StagingStyle; room_type: RoomType }) => `Redesigned as ${roomInStyle(room)}`,
  concept: (room: { style: StagingStyle; room_type: RoomType }) => `Idea for ${roomInStyle(room)}`,
  'outdoor-space': ({ style, sky_type }: { style: StagingStyle; sky_type: SkyType }) =>
    `Outdoors in ${styleInWords(style)}, ${SKIES[sky_type].toLowerCase()}`,
  'selective-change': (changes: ChosenChanges) => capitalized(changesInWords(changes).join(', ')),
  architecture: () => 'Architectural view',
  blueprint: ({ units }: { units: (typeof DRAWING_UNITS)[number] }) =>
    `Drawing in ${units === 'metric' ? 'meters' : 'feet'}`,
  brand: ({ text }: { text?: string | undefined }) => (text ? `With the name ${text}` : 'With a logo'),
  upscale: ({ scale }: { scale: number }) => `Enlarged ${scale} times`,
} satisfies Record<EditMode, (settings: never) => string>;

/** The settings that the name of a version is made of. */
export type NamedSettings<Mode extends EditMode> =
  Parameters<(typeof NAMES)[Mode]> extends [infer Settings] ? Settings : object;

/** The name of the version that an edit makes: 'Navy walls'. */
export function versionName<Mode extends EditMode>(mode: Mode, settings: NamedSettings<Mode>): string {
  // The mode selects both, so they fit; the type of a union of functions cannot express that.
  return (NAMES[mode] as (settings: NamedSettings<Mode>) => string)(settings);
}

function wallsOf(color: string): string {
  return isPaintName(color) ? `${inWords(color)} walls` : `Walls in ${paintInWords(color)}`;
}

/** 'navy blue', or `#2B3A57` of a color without a name. */
const paintInWords = (color: string): string =>
  isPaintName(color) ? lowerWords(color) : (paintHex(color) ?? color);

const isPaintName = (color: string): boolean =>
  paintHex(color) !== null && !/^#?[0-9a-f]{6}$/i.test(color.trim());

function roomInStyle({ style, room_type }: { style: StagingStyle; room_type: RoomType }): string {
  const name = style === 'scandinavian' ? 'Scandinavian' : style;
  const room = room_type === 'outdoor' ? 'outdoor space' : lowerWords(room_type);
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} ${room}`;
}

function changesInWords(changes: ChosenChanges): string[] {
  const { color, light, categories, others } = changes;
  return [
    ...(color ? [lowerStart(wallsOf(color))] : []),
    ...(categories.length + others > 0 ? [`${thingsInWords(changes)} removed`] : []),
    ...(light ? [LIGHTS[light].toLowerCase()] : []),
  ];
}

const lowerWords = (option: string): string => option.replaceAll(/[_-]/g, ' ');
const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const lowerStart = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
