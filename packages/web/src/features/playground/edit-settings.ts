import { EDIT_ARGUMENTS, EDIT_DEFAULTS, type EditMode, type LIGHTING_TYPES } from '@home-design/contract';
import { copy } from './copy.ts';

/** What the edit panel holds. Each kind of edit keeps its own settings while the other one is shown. */
export interface EditSettings {
  mode: EditMode;
  /** Name of a paint, or what was typed as a hex value. */
  color: string;
  lighting: (typeof LIGHTING_TYPES)[number];
  brightness: number;
  contrast: number;
  warmth: number;
  strength: number;
  /** Text while it is no number; empty when it is left to chance. */
  seed: number | string;
}

export const defaultSettings: EditSettings = {
  mode: 'wall-color',
  color: EDIT_DEFAULTS.color,
  lighting: EDIT_DEFAULTS.lighting,
  brightness: EDIT_DEFAULTS.brightness,
  contrast: EDIT_DEFAULTS.contrast,
  warmth: EDIT_DEFAULTS.warmth,
  strength: EDIT_DEFAULTS.strength,
  seed: '',
};

/** Sentences about settings that cannot be sent, by the field they belong to. */
export interface SettingProblems {
  color?: string;
  seed?: string;
}

/** The arguments to send, checked by the contract; null together with the problems otherwise. */
export function argumentsOf(settings: EditSettings): {
  args: Record<string, unknown> | null;
  problems: SettingProblems;
} {
  const { mode, color, lighting, brightness, contrast, warmth, strength, seed } = settings;
  const common = seed === '' ? { strength } : { strength, seed };
  const args: Record<string, unknown> =
    mode === 'wall-color'
      ? { color, ...common }
      : { type: lighting, brightness, contrast, warmth, ...common };

  const checked = EDIT_ARGUMENTS[mode].safeParse(args);
  if (checked.success) return { args, problems: {} };

  const fields = new Set(checked.error.issues.map((issue) => issue.path[0]));
  const problems: SettingProblems = {};
  if (fields.has('color')) problems.color = copy.colorInvalid;
  if (fields.has('seed')) problems.seed = copy.seedInvalid;
  return { args: null, problems };
}
