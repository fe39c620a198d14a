import { type EditArguments, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Removes small loose things. */
export function declutter({ seed, ...args }: EditArguments<'declutter'>): ReadEdit {
  const { shown, bulky, files, forEngine } = readCorrections(args.corrections);
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    label: versionName('declutter', args),
    description: 'Small loose things tidied away',
    request: (chosen, paths) => ({ mode: 'declutter', corrections: forEngine(paths), seed: chosen }),
  };
}
