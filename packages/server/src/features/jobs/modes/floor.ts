import type { EditArguments, FloorDirection } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, inWords, type ReadEdit } from './read-edit.ts';

const WAYS: Readonly<Record<FloorDirection, string>> = {
  lengthwise: 'lengthwise',
  crosswise: 'crosswise',
  diagonal: 'diagonally',
};

/** Lays another floor. */
export function floor({ seed, ...args }: EditArguments<'floor'>): ReadEdit {
  const name = inWords(args.material);
  const { shown, bulky, files, forEngine } = readCorrections(args.corrections);
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    label: `Floor: ${name}`,
    description: `Floor of ${name.toLowerCase()}, laid ${WAYS[args.direction]}`,
    request: (chosen, paths) => ({
      mode: 'floor',
      material: args.material,
      direction: args.direction,
      corrections: forEngine(paths),
      strength: args.strength,
      seed: chosen,
    }),
  };
}
