import { emptyMask, type Mask } from './mask.ts';
import { addStep, stepOf, useSelect } from './select-store.ts';
import { settled } from './steps.ts';

/** Starts with an empty selection, once the size is known. */
export const beginSteps = (width: number, height: number): void =>
  useSelect.setState({ steps: [settled(emptyMask(width, height))], at: 0 });

/** Replaces the whole selection. */
export function changeMask(change: (mask: Mask) => Mask): void {
  const step = stepOf(useSelect.getState());
  if (step) addStep(settled(change(step.mask)));
}
