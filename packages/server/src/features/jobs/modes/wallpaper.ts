import { type EditArguments, inWords, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';
import { hexOf } from './wall-color.ts';

/** Puts wallpaper or panels on the walls. */
export function wallpaper({ seed, ...args }: EditArguments<'wallpaper'>): ReadEdit {
  const { pattern, repeat, color } = args;
  const { shown, bulky, files, forEngine } = readCorrections(args.corrections);
  const ground = color === undefined ? '' : `, in ${hexOf(color)}`;
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    label: versionName('wallpaper', args),
    description: `Walls covered with ${inWords(pattern).toLowerCase()}, ${repeat} repeat${ground}`,
    request: (chosen, paths) => ({
      mode: 'wallpaper',
      pattern,
      repeat,
      ...(color !== undefined && { color: hexOf(color) }),
      corrections: forEngine(paths),
      strength: args.strength,
      seed: chosen,
    }),
  };
}
