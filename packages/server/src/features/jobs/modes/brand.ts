import { type EditArguments, versionName } from '@home-design/contract';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Puts a name or a logo into a corner of the picture. */
export function brand({ seed, logo, ...args }: EditArguments<'brand'>): ReadEdit {
  const { text, corner, size, opacity } = args;
  const place = corner.replace('-', ' ');
  return {
    ...CHANGED,
    arguments: args,
    bulky: logo ? { logo } : {},
    files: logo ? { logo } : {},
    seed,
    label: versionName('brand', args),
    description: text ? `“${text}” at the ${place}` : `A logo at the ${place}`,
    request: (chosen, paths = {}) => ({
      mode: 'brand',
      ...(text ? { text } : {}),
      ...(paths.logo ? { logo: paths.logo } : {}),
      corner,
      size,
      opacity,
      seed: chosen,
    }),
  };
}
