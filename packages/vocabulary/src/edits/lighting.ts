import type { EditVocabulary } from '../edit-vocabulary.ts';
import { choice, range } from '../setting.ts';

/** The nine moods of light. */
export const LIGHTING_TYPES = [
  'twilight',
  'golden_hour',
  'ambient',
  'flamboyant',
  'moody',
  'evenly_lit',
  'hard_direct',
  'warm_light',
  'cool_light',
] as const;
export type LightingType = (typeof LIGHTING_TYPES)[number];

/** Changes the light. */
export const lighting = {
  editClass: 'light only',
  names: ['lighting'],
  settings: {
    type: choice(LIGHTING_TYPES, 'golden_hour'),
    /** Exposure factor in linear light. */
    brightness: range(0.5, 2, 0.05, 1.2),
    /** Slope of the tone curve at mid gray. */
    contrast: range(0.5, 2, 0.05, 1.1),
    /** Below 0 is cooler, above 0 warmer. */
    warmth: range(-1, 1, 0.05, 0),
  },
} as const satisfies EditVocabulary;
