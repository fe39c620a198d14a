import type { EditArguments } from '@home-design/contract';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Enlarges the picture. */
export function upscale({ seed, ...args }: EditArguments<'upscale'>): ReadEdit {
  return {
    ...CHANGED,
    arguments: args,
    seed,
    label: `Upscale: ${args.scale}×`,
    description: `Enlarged ${args.scale} times`,
    request: (chosen) => ({ mode: 'upscale', scale: args.scale, seed: chosen }),
  };
}
