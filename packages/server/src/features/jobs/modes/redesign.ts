import type { EditArguments } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, inWords, type ReadEdit } from './read-edit.ts';
import { hexOf } from './wall-color.ts';

/** Clears the room and decorates it anew. */
export function redesign({ seed, ...args }: EditArguments<'redesign'>): ReadEdit {
  const { light } = args;
  return {
    ...doneUp(args, seed, 'Redesign', (room) => `The ${room} cleared and done up anew`),
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
    ...doneUp(args, seed, 'Concept', (room) => `What the space could be: a ${room}`),
    request: (chosen, paths) => ({ mode: 'concept', ...askedOfBoth(args, paths), seed: chosen }),
  };
}

type Shared = Omit<EditArguments<'concept'>, 'seed'>;

function doneUp(
  args: Shared,
  seed: number | undefined,
  name: string,
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
    label: `${name}: ${inWords(args.style)} ${room}`,
    description: `${describe(room)}, in ${args.style} style`,
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
