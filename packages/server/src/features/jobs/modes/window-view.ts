import { type EditArguments, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Replaces the view through the windows, or brings out the present one. */
export function windowView({ seed, ...args }: EditArguments<'window-view'>): ReadEdit {
  const { shown, bulky, files, forEngine } = readCorrections(args.corrections);
  const isRecovered = args.view === 'recover';
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    label: versionName('window-view', args),
    description: isRecovered ? 'The view outside brought out' : `Another view outside: ${args.view}`,
    request: (chosen, paths) => ({
      mode: 'window-view',
      view: args.view,
      corrections: forEngine(paths),
      strength: args.strength,
      seed: chosen,
    }),
  };
}
