import { type EditArguments, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Removes a watermark from a picture of the owner. */
export function watermark({ seed, ...args }: EditArguments<'watermark'>): ReadEdit {
  const { shown, bulky, files, forEngine } = readCorrections(args.corrections);
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    label: versionName('watermark', args),
    description: 'A watermark taken off the picture',
    request: (chosen, paths) => ({
      mode: 'watermark',
      rights: args.rights,
      removal_quality: args.removal_quality,
      corrections: forEngine(paths),
      seed: chosen,
    }),
  };
}
