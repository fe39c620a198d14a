import { type EditArguments, versionName } from '@home-design/contract';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Draws the room. */
export function blueprint({ seed, ...args }: EditArguments<'blueprint'>): ReadEdit {
  const { units, paper } = args;
  return {
    ...CHANGED,
    arguments: args,
    seed,
    kind: 'generated',
    label: versionName('blueprint', args),
    description: `Plan and view of the room with estimated dimensions, on ${paper} paper`,
    request: (chosen) => ({ mode: 'blueprint', units, paper, seed: chosen }),
  };
}
