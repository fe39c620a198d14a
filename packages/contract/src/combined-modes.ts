import type { EditMode } from './edit-arguments.ts';

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
