import type { EditArguments } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, inWords, type ReadEdit } from './read-edit.ts';

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
    label: isRecovered ? 'Window view: brought out' : `Window view: ${inWords(args.view)}`,
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
