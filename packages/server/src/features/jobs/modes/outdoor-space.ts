import { type EditArguments, inWords, styleInWords, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Replaces the sky above an outdoor space and furnishes the free ground. */
export function outdoorSpace({ seed, ...args }: EditArguments<'outdoor-space'>): ReadEdit {
  const { shown, bulky, files, forEngine } = readCorrections(args.corrections);
  const { style, sky_type, strength } = args;
  const sky = inWords(sky_type).toLowerCase();
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    kind: 'generated',
    label: versionName('outdoor-space', args),
    description: `Another sky (${sky}), and furniture in ${styleInWords(style)} where the ground is free`,
    request: (chosen, paths) => ({
      mode: 'outdoor-space',
      style,
      sky_type,
      corrections: forEngine(paths),
      strength,
      seed: chosen,
      materials_seed: args.materials_seed,
    }),
  };
}
