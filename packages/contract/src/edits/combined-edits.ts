import type { EditStep } from '../projects/versions.ts';
import type { EditMode } from './edit-arguments.ts';

/** Edits that consist of other edits, and have a forecast. */
export const COMBINED_MODES = [
  'style-transfer',
  'redesign',
  'concept',
  'outdoor-space',
  'selective-change',
  'architecture',
] as const satisfies readonly EditMode[];

/** Whether an edit consists of other edits. */
export const isCombined = (mode: EditMode): boolean => COMBINED_MODES.some((combined) => combined === mode);

/** The parts that the forecast called certain or possible, and that the result lacks. */
export const partsMissed = (steps: readonly EditStep[]): EditStep[] =>
  steps.filter(({ outlook, edits }) => (outlook === 'will' || outlook === 'may') && edits.length === 0);

/**
 * Whether a finished edit costs a design. It does only if the result has all parts that the forecast did not call
 * impossible. The user keeps the result in any case.
 */
export const isCharged = (steps: readonly EditStep[]): boolean => partsMissed(steps).length === 0;
