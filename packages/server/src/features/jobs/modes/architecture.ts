import { type EditArguments, versionName } from '@home-design/contract';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Shows the room or house as an architect would: upright, in even light. */
export function architecture({ seed, ...args }: EditArguments<'architecture'>): ReadEdit {
  return {
    ...CHANGED,
    arguments: args,
    seed,
    label: versionName('architecture', args),
    description: 'Uprights made upright, light made even',
    request: (chosen) => ({ mode: 'architecture', strength: args.strength, seed: chosen }),
  };
}
