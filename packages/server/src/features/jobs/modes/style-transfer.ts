import { type EditArguments, inWords, styleInWords, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Gives the room another style: walls, furniture where it fits, light. */
export function styleTransfer({ seed, ...args }: EditArguments<'style-transfer'>): ReadEdit {
  const { shown, bulky, files, forEngine } = readCorrections(args.corrections);
  const { style, room_type, strength } = args;
  const room = inWords(room_type).toLowerCase();
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    kind: 'generated',
    label: versionName('style-transfer', args),
    description: `The ${room} in ${styleInWords(style)}: walls, furniture where it can stand, light`,
    request: (chosen, paths) => ({
      mode: 'style-transfer',
      style,
      room_type,
      corrections: forEngine(paths),
      strength,
      seed: chosen,
      materials_seed: args.materials_seed,
    }),
  };
}
