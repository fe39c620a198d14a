import { type EditArguments, inWords, styleInWords, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';
import { hexOf } from './wall-color.ts';

/** Clears the room and decorates it anew. */
export function redesign({ seed, ...args }: EditArguments<'redesign'>): ReadEdit {
  const { light } = args;
  return {
    ...doneUp(args, seed, 'redesign', (room) => `The ${room} cleared and done up anew`),
    request: (chosen, paths) => ({
      mode: 'redesign',
      ...askedOfBoth(args, paths),
      ...(light ? { light } : {}),
      seed: chosen,
    }),
  };
}

/** Shows a possible use of a space. */
export function concept({ seed, ...args }: EditArguments<'concept'>): ReadEdit {
  return {
    ...doneUp(args, seed, 'concept', (room) => `What the space could be: a ${room}`),
    request: (chosen, paths) => ({ mode: 'concept', ...askedOfBoth(args, paths), seed: chosen }),
  };
}

type Shared = Omit<EditArguments<'concept'>, 'seed'>;

function doneUp(
  args: Shared,
  seed: number | undefined,
  mode: 'redesign' | 'concept',
  describe: (room: string) => string,
): Omit<ReadEdit, 'request'> {
  const { shown, bulky, files } = readCorrections(args.corrections);
  const room = inWords(args.room_type).toLowerCase();
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    kind: 'generated',
    label: versionName(mode, args),
    description: `${describe(room)}, in ${styleInWords(args.style)}`,
  };
}

function askedOfBoth(
  { style, room_type, color, strength, corrections, materials_seed }: Shared,
  paths: Parameters<ReadEdit['request']>[1],
) {
  return {
    style,
    room_type,
    ...(color ? { color: hexOf(color) } : {}),
    corrections: readCorrections(corrections).forEngine(paths),
    strength,
    materials_seed,
  };
}
