import type { EditVocabulary } from '../edit-vocabulary.ts';
import { choice } from '../setting.ts';

/** Units of the dimensions in a drawing. */
export const DRAWING_UNITS = ['metric', 'imperial'] as const;

/** White lines on blue, or dark lines on white. */
export const DRAWING_PAPERS = ['blue', 'white'] as const;

/** Draws the room: its plan and its view, with estimated dimensions. */
export const blueprint = {
  editClass: 'structure',
  names: ['blueprint-visualization'],
  settings: { units: choice(DRAWING_UNITS), paper: choice(DRAWING_PAPERS) },
} as const satisfies EditVocabulary;
