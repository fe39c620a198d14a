import { type EditArguments, versionName } from '@home-design/contract';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Straightens the verticals. */
export function upright({ seed, ...args }: EditArguments<'upright'>): ReadEdit {
  return {
    ...CHANGED,
    arguments: args,
    seed,
    label: versionName('upright', args),
    description: 'Leaning verticals straightened; a little was cut off the edges',
    request: (chosen) => ({ mode: 'upright', seed: chosen }),
  };
}
