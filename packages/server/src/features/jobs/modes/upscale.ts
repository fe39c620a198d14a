import { type EditArguments, versionName } from '@home-design/contract';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Enlarges the picture. */
export function upscale({ seed, ...args }: EditArguments<'upscale'>): ReadEdit {
  return {
    ...CHANGED,
    arguments: args,
    seed,
    label: versionName('upscale', args),
    description: `Enlarged ${args.scale} times`,
    request: (chosen) => ({ mode: 'upscale', scale: args.scale, seed: chosen }),
  };
}
