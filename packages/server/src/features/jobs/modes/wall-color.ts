import { type EditArguments, inWords, paintHex, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Paints the walls. */
export function wallColor({ seed, ...args }: EditArguments<'wall-color'>): ReadEdit {
  const hex = hexOf(args.color);
  const isNamed = hex !== args.color.toUpperCase();
  const name = isNamed ? inWords(args.color) : hex;
  const { shown, bulky, files, forEngine } = readCorrections(args.corrections);
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    label: versionName('wall-color', args),
    description: isNamed ? `Walls painted ${name.toLowerCase()} (${hex})` : `Walls painted ${hex}`,
    request: (chosen, paths) => ({
      mode: 'wall-color',
      color: hex,
      corrections: forEngine(paths),
      strength: args.strength,
      seed: chosen,
    }),
  };
}

/** `#RRGGBB` of a paint that the schema of the arguments accepts. */
export const hexOf = (color: string): string => paintHex(color) ?? color;
