import type { EditMode } from './edit-arguments.ts';
import type { EditStep } from './versions.ts';

/** Edits that are made of others, and can be forecast. */
export const COMBINED_MODES = [
  'style-transfer',
  'redesign',
  'concept',
  'outdoor-space',
  'selective-change',
  'architecture',
] as const satisfies readonly EditMode[];

/** Whether an edit is made of others. */
export const isCombined = (mode: EditMode): boolean => COMBINED_MODES.some((combined) => combined === mode);

/** Parts of a finished edit that were going to be made, or to be tried, and are not in the result. */
export const partsMissed = (steps: readonly EditStep[]): EditStep[] =>
  steps.filter(({ outlook, edits }) => (outlook === 'will' || outlook === 'may') && edits.length === 0);

/**
 * Whether a finished edit costs its design: only when all was made that was not said to be impossible before. What it
 * made is kept either way.
 */
export const isCharged = (steps: readonly EditStep[]): boolean => partsMissed(steps).length === 0;
