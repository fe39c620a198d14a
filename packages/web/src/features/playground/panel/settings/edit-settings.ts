import {
  type BRAND_CORNERS,
  type DRAWING_PAPERS,
  type DRAWING_UNITS,
  EDIT_DEFAULTS,
  type EditMode,
  type EMPTY_ROOM_TYPES,
  FLOOR_DIRECTIONS,
  FLOOR_MATERIALS,
  type FloorDirection,
  type FloorMaterial,
  type LIGHTING_TYPES,
  type REMOVAL_QUALITIES,
  type ROOM_TYPES,
  type SKY_TYPES,
  type STAGING_STYLES,
  type UPSCALES,
  type WALL_COLORS,
  type Wallpaper,
  type WallpaperRepeat,
  type WINDOW_VIEWS,
} from '@home-design/contract';

/** The state of the edit panel. Each kind of edit keeps its settings while another one is shown. */
export interface EditSettings {
  mode: EditMode;
  style: (typeof STAGING_STYLES)[number];
  roomType: (typeof ROOM_TYPES)[number];
  /** For a furnished version: furnish anew, or show the same arrangement differently. */
  arrangement: 'new' | 'keep';
  /** How many arrangements one request makes. */
  alternatives: number;
  /** Name of a paint, or a typed hex value. */
  color: string;
  wallpaper: Wallpaper;
  wallpaperRepeat: WallpaperRepeat;
  /** Name of a paint, or a typed hex value; empty: the pattern's own colors. */
  wallpaperColor: string;
  floorMaterial: FloorMaterial;
  floorDirection: FloorDirection;
  lighting: (typeof LIGHTING_TYPES)[number];
  brightness: number;
  contrast: number;
  warmth: number;
  skyType: (typeof SKY_TYPES)[number];
  emptyRoomType: (typeof EMPTY_ROOM_TYPES)[number];
  windowView: (typeof WINDOW_VIEWS)[number];
  scale: (typeof UPSCALES)[number];
  strength: number;
  /** Wall paint of a combined edit; empty: the paint of the style. */
  paint: (typeof WALL_COLORS)[number] | '';
  /** Light of a combined edit; empty: the light of the style, or none. */
  light: (typeof LIGHTING_TYPES)[number] | '';
  units: (typeof DRAWING_UNITS)[number];
  paper: (typeof DRAWING_PAPERS)[number];
  brand: BrandSettings;
  removalQuality: (typeof REMOVAL_QUALITIES)[number];
  /** Whether the user stated the right to change the picture. */
  rights: boolean;
  /** A text until it is a number; empty: a random seed. */
  seed: number | string;
}

/** A name or a logo in a corner of the picture. */
export interface BrandSettings {
  text: string;
  /** Replaces the text: a picture in base64, with its file name. */
  logo: { name: string; content: string } | null;
  corner: (typeof BRAND_CORNERS)[number];
  /** Width as a share of the picture's. */
  size: number;
}

export const defaultSettings: EditSettings = {
  mode: 'wall-color',
  style: EDIT_DEFAULTS.style,
  roomType: EDIT_DEFAULTS.room_type,
  arrangement: 'new',
  alternatives: EDIT_DEFAULTS.alternatives,
  color: EDIT_DEFAULTS.color,
  wallpaper: EDIT_DEFAULTS.pattern,
  wallpaperRepeat: EDIT_DEFAULTS.repeat,
  wallpaperColor: '',
  floorMaterial: FLOOR_MATERIALS[0],
  floorDirection: FLOOR_DIRECTIONS[0],
  lighting: EDIT_DEFAULTS.lighting,
  brightness: EDIT_DEFAULTS.brightness,
  contrast: EDIT_DEFAULTS.contrast,
  warmth: EDIT_DEFAULTS.warmth,
  skyType: EDIT_DEFAULTS.sky,
  emptyRoomType: EDIT_DEFAULTS.empty_room_type,
  windowView: EDIT_DEFAULTS.window_view,
  scale: EDIT_DEFAULTS.scale,
  strength: EDIT_DEFAULTS.strength,
  paint: '',
  light: '',
  units: EDIT_DEFAULTS.units,
  paper: EDIT_DEFAULTS.paper,
  brand: { text: '', logo: null, corner: EDIT_DEFAULTS.corner, size: EDIT_DEFAULTS.brand_size },
  removalQuality: EDIT_DEFAULTS.removal_quality,
  rights: false,
  seed: '',
};

/** Sentences about invalid settings, by field. */
export interface SettingProblems {
  color?: string;
  style?: string;
  seed?: string;
  /** About the marks on the photo, or a choice that must be made first. */
  marks?: string;
}
