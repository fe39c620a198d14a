import {
  type BRAND_CORNERS,
  type DRAWING_PAPERS,
  type DRAWING_UNITS,
  EDIT_ARGUMENTS,
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
  type StagingPlan,
  type UPSCALES,
  type WALL_COLORS,
  type WINDOW_VIEWS,
} from '@home-design/contract';
import { NOTHING_POINTED_OUT, type PointedOut } from './marks/pointed-out.ts';
import { ownArguments } from './own-arguments.ts';
import { panelCopy as copy } from './panel-copy.ts';

/** What the edit panel holds. Each kind of edit keeps its own settings while another one is shown. */
export interface EditSettings {
  mode: EditMode;
  style: (typeof STAGING_STYLES)[number];
  roomType: (typeof ROOM_TYPES)[number];
  /** Where the shown version is furnished: furnish anew, or show the same arrangement differently. */
  arrangement: 'new' | 'keep';
  /** How many arrangements are asked for at once. */
  alternatives: number;
  /** Name of a paint, or what was typed as a hex value. */
  color: string;
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
  /** Paint of the walls in an edit made of several; empty for one that goes with the style. */
  paint: (typeof WALL_COLORS)[number] | '';
  /** The light of such an edit; empty for one that goes with the style, or for none. */
  light: (typeof LIGHTING_TYPES)[number] | '';
  units: (typeof DRAWING_UNITS)[number];
  paper: (typeof DRAWING_PAPERS)[number];
  brand: BrandSettings;
  removalQuality: (typeof REMOVAL_QUALITIES)[number];
  /** Whether the person said that they may change the picture. */
  rights: boolean;
  /** Text while it is no number; empty when it is left to chance. */
  seed: number | string;
}

/** A name or a logo in a corner of the picture. */
export interface BrandSettings {
  text: string;
  /** Instead of the text: a picture in base64, with its file's name. */
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

/** Sentences about settings that cannot be sent, by the field they belong to. */
export interface SettingProblems {
  color?: string;
  style?: string;
  seed?: string;
  /** About what is pointed out on the photo, or has to be chosen first. */
  marks?: string;
}

/**
 * The arguments to send, checked by the contract; null together with the problems otherwise.
 * @param plan the arrangement of the shown version; null when it is not furnished
 * @param pointed what the person pointed out on the photo
 */
export function argumentsOf(
  settings: EditSettings,
  plan: StagingPlan | null = null,
  pointed: PointedOut = NOTHING_POINTED_OUT,
): {
  args: Record<string, unknown> | null;
  problems: SettingProblems;
} {
  const { mode, seed } = settings;
  const keptPlan = mode === 'furniture' && settings.arrangement === 'keep' ? plan : null;
  if (keptPlan && settings.style === keptPlan.style && (seed === '' || seed === keptPlan.seed)) {
    return { args: null, problems: { style: copy.sameStyle } };
  }
  if (mode === 'watermark' && !settings.rights) return { args: null, problems: { marks: copy.rightsFirst } };
  const args = {
    ...(keptPlan ? { style: settings.style, plan: keptPlan } : ownArguments(settings, pointed)),
    ...(seed === '' ? {} : { seed }),
  };

  const checked = EDIT_ARGUMENTS[mode].safeParse(args);
  if (checked.success) return { args, problems: {} };

  const fields = new Set(checked.error.issues.map((issue) => issue.path[0]));
  return { args: null, problems: problemsOf(mode, fields) };
}

function problemsOf(mode: EditMode, fields: ReadonlySet<PropertyKey | undefined>): SettingProblems {
  const problems: SettingProblems = {};
  if (fields.has('color') && mode === 'selective-change') problems.marks = copy.chooseSomething;
  else if (fields.has('color')) problems.color = copy.colorInvalid;
  if (fields.has('categories')) problems.marks = copy.chooseFirst;
  if (fields.has('corrections')) problems.marks = copy.tooMuchMarked;
  if (fields.has('text')) problems.marks = copy.brandMissing;
  if (fields.has('seed')) problems.seed = copy.seedInvalid;
  return problems;
}

/** How many versions the settings ask for, each of them a design. */
export function designsOf(settings: EditSettings, plan: StagingPlan | null): number {
  const isNew = settings.mode === 'furniture' && (plan === null || settings.arrangement === 'new');
  return isNew ? settings.alternatives : 1;
}
