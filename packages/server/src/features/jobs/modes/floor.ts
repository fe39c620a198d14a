import { type EditArguments, type FloorDirection, inWords, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';

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
    label: versionName('floor', args),
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
