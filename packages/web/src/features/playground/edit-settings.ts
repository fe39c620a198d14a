import {
  EDIT_ARGUMENTS,
  EDIT_DEFAULTS,
  type EditMode,
  type EMPTY_ROOM_TYPES,
  type LIGHTING_TYPES,
  type ROOM_TYPES,
  type SKY_TYPES,
  type STAGING_STYLES,
  type StagingPlan,
  type UPSCALES,
  type WINDOW_VIEWS,
} from '@home-design/contract';
import { NOTHING_POINTED_OUT, type PointedOut } from './marks/pointed-out.ts';
import { panelCopy as copy } from './panel-copy.ts';

/** The edits that the panel offers; the others are for callers of the API. */
export type PanelMode = Exclude<
  EditMode,
  | 'style-transfer'
  | 'redesign'
  | 'concept'
  | 'outdoor-space'
  | 'selective-change'
  | 'architecture'
  | 'blueprint'
  | 'brand'
>;

/** What the edit panel holds. Each kind of edit keeps its own settings while another one is shown. */
export interface EditSettings {
  mode: PanelMode;
  style: (typeof STAGING_STYLES)[number];
  roomType: (typeof ROOM_TYPES)[number];
  /** Where the shown version is furnished: furnish anew, or show the same arrangement differently. */
  arrangement: 'new' | 'keep';
  /** How many arrangements are asked for at once. */
  alternatives: number;
  /** Name of a paint, or what was typed as a hex value. */
  color: string;
  lighting: (typeof LIGHTING_TYPES)[number];
  brightness: number;
  contrast: number;
  warmth: number;
  skyType: (typeof SKY_TYPES)[number];
  emptyRoomType: (typeof EMPTY_ROOM_TYPES)[number];
  windowView: (typeof WINDOW_VIEWS)[number];
  scale: (typeof UPSCALES)[number];
  strength: number;
  /** Text while it is no number; empty when it is left to chance. */
  seed: number | string;
}

export const defaultSettings: EditSettings = {
  mode: 'wall-color',
  style: EDIT_DEFAULTS.style,
  roomType: EDIT_DEFAULTS.room_type,
  arrangement: 'new',
  alternatives: EDIT_DEFAULTS.alternatives,
  color: EDIT_DEFAULTS.color,
  lighting: EDIT_DEFAULTS.lighting,
  brightness: EDIT_DEFAULTS.brightness,
  contrast: EDIT_DEFAULTS.contrast,
  warmth: EDIT_DEFAULTS.warmth,
  skyType: EDIT_DEFAULTS.sky,
  emptyRoomType: EDIT_DEFAULTS.empty_room_type,
  windowView: EDIT_DEFAULTS.window_view,
  scale: EDIT_DEFAULTS.scale,
  strength: EDIT_DEFAULTS.strength,
  seed: '',
};

/** Sentences about settings that cannot be sent, by the field they belong to. */
export interface SettingProblems {
  color?: string;
  style?: string;
  seed?: string;
  /** About what is pointed out on the photo. */
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
  const args = {
    ...(keptPlan ? { style: settings.style, plan: keptPlan } : ownArguments(settings, pointed)),
    ...(seed === '' ? {} : { seed }),
  };

  const checked = EDIT_ARGUMENTS[mode].safeParse(args);
  if (checked.success) return { args, problems: {} };

  const fields = new Set(checked.error.issues.map((issue) => issue.path[0]));
  const problems: SettingProblems = {};
  if (fields.has('color')) problems.color = copy.colorInvalid;
  if (fields.has('categories')) problems.marks = copy.chooseFirst;
  if (fields.has('corrections')) problems.marks = copy.tooMuchMarked;
  if (fields.has('seed')) problems.seed = copy.seedInvalid;
  return { args: null, problems };
}

/** The arguments of the kind of edit that is shown, but for the seed. */
function ownArguments(settings: EditSettings, pointed: PointedOut): Record<string, unknown> {
  const { mode, strength } = settings;
  const corrections = pointed.corrections ? { corrections: pointed.corrections } : {};
  switch (mode) {
    case 'furniture': {
      const { style, roomType, alternatives } = settings;
      return { style, room_type: roomType, strength, ...(alternatives > 1 ? { alternatives } : {}) };
    }
    case 'wall-color':
      return { color: settings.color, strength, ...corrections };
    case 'lighting': {
      const { lighting, brightness, contrast, warmth } = settings;
      return { type: lighting, brightness, contrast, warmth, strength };
    }
    case 'sky':
      return { sky_type: settings.skyType, strength, ...corrections };
    case 'window-view':
      return { view: settings.windowView, strength, ...corrections };
    case 'upscale':
      return { scale: settings.scale };
    case 'empty-room':
      return { room_type: settings.emptyRoomType, ...corrections };
    case 'object-removal': {
      const { categories, objects } = pointed;
      return {
        ...(categories.length > 0 ? { categories } : {}),
        ...(objects.length > 0 ? { objects } : {}),
        ...corrections,
      };
    }
    case 'declutter':
      return corrections;
  }
}

/** How many versions the settings ask for, each of them a design. */
export function designsOf(settings: EditSettings, plan: StagingPlan | null): number {
  const isNew = settings.mode === 'furniture' && (plan === null || settings.arrangement === 'new');
  return isNew ? settings.alternatives : 1;
}
