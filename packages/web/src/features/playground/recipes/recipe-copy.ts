import type { WorkflowStep } from '@home-design/contract';
import { plural } from '../../../lib/formats.ts';
import { modeNames } from '../modes/mode-names.ts';
import { detailOf, modeOf } from './recipe-steps.ts';

/** Sentences about recipes: saved edits with a name. */
export const recipeCopy = {
  title: 'Recipes',
  intro: 'Saved edits that you can apply to any photo.',
  close: 'Close',
  listTitle: 'Your recipes',
  loading: 'Loading your recipes',
  empty: 'No recipes yet. Save edits below, and apply them to the next photo in one go.',
  listFailed: 'Your recipes could not be loaded.',
  tryAgain: 'Try again',
  apply: 'Apply',
  applyOf: (name: string) => `Apply ${name}`,
  cost: (count: number) =>
    count === 1 ? 'Costs 1 design' : `Costs ${plural(count, 'design')}; steps that cannot be made are free`,
  processing: 'Processing',
  applyFailed: 'Failed to apply edit',
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removeSure: (name: string) => `Delete “${name}” for good?`,
  keep: 'Keep',
  removeFailed: 'The recipe could not be deleted',
  saveTitle: 'Save as a recipe',
  whatLabel: 'What to save',
  panel: (step: string) => `The edit set in the panel: ${step}`,
  chain: (count: number, label: string) =>
    `The ${count === 1 ? 'edit' : plural(count, 'edit')} that made “${label}”`,
  leftOut: (labels: string) => `Left out, because it only fits this photo: ${labels}`,
  nothing: 'There is nothing to save yet: marks on this photo are not part of a recipe.',
  name: 'Name',
  nameHint: 'For example: Evening look',
  nameMissing: 'Please give the recipe a name',
  save: 'Save recipe',
  saved: 'Recipe saved',
  saveFailed: 'The recipe could not be saved',
} as const;

/** 'Wall color: sage'. */
export function wordsOfStep(step: WorkflowStep): string {
  const mode = modeOf(step);
  const name = mode === null ? step.transformation : modeNames[mode];
  const detail = detailOf(step)?.replaceAll('_', ' ');
  return detail === undefined ? name : `${name}: ${detail}`;
}

/** 'Wall color: sage → Lighting: golden hour'. */
export const wordsOfSteps = (steps: readonly WorkflowStep[]): string => steps.map(wordsOfStep).join(' → ');
