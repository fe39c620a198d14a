import { type EditArguments, inWords, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Removes all furniture. */
export function emptyRoom({ seed, ...args }: EditArguments<'empty-room'>): ReadEdit {
  const room = args.room_type === 'general' ? 'room' : inWords(args.room_type).toLowerCase();
  const { shown, bulky, files, forEngine } = readCorrections(args.corrections);
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    label: versionName('empty-room', args),
    description: `Furniture taken out of the ${room}`,
    request: (chosen, paths) => ({
      mode: 'empty-room',
      room_type: args.room_type,
      corrections: forEngine(paths),
      seed: chosen,
    }),
  };
}
