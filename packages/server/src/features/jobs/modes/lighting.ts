import { type EditArguments, inWords, versionName } from '@home-design/contract';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Changes the light. */
export function lighting({ seed, ...args }: EditArguments<'lighting'>): ReadEdit {
  const name = inWords(args.type);
  return {
    ...CHANGED,
    arguments: args,
    seed,
    label: versionName('lighting', args),
    description: `${name}; brightness ${args.brightness}, contrast ${args.contrast}, warmth ${args.warmth}`,
    request: (chosen) => ({
      mode: 'lighting',
      type: args.type,
      brightness: args.brightness,
      contrast: args.contrast,
      warmth: args.warmth,
      strength: args.strength,
      seed: chosen,
    }),
  };
}
