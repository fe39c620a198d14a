import { type EditArguments, inWords, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Replaces the sky above the house. */
export function sky({ seed, ...args }: EditArguments<'sky'>): ReadEdit {
  const name = inWords(args.sky_type);
  const { shown, bulky, files, forEngine } = readCorrections(args.corrections);
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    label: versionName('sky', args),
    description: `Another sky: ${name.toLowerCase()}`,
    request: (chosen, paths) => ({
      mode: 'sky',
      sky_type: args.sky_type,
      corrections: forEngine(paths),
      strength: args.strength,
      seed: chosen,
    }),
  };
}
