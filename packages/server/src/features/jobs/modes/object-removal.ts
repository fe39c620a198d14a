import { type EditArguments, inWords, pointsOut, thingsInWords, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';

/** Removes things from the picture: by type, by number, or as marked by a person. */
export function objectRemoval({ seed, ...args }: EditArguments<'object-removal'>): ReadEdit {
  const { shown, bulky, files, forEngine } = readCorrections(args.corrections);
  const removed = removedOf(args);
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    label: versionName('object-removal', removed),
    description: `${inWords(thingsInWords(removed))} taken out of the picture`,
    request: (chosen, paths) => ({
      mode: 'object-removal',
      categories: args.categories,
      objects: args.objects,
      corrections: forEngine(paths),
      seed: chosen,
    }),
  };
}

/** The things that are removed, as far as they are known without an analysis. */
export function removedOf({
  categories,
  objects,
  corrections,
}: Pick<EditArguments<'object-removal'>, 'categories' | 'objects' | 'corrections'>) {
  return { categories, others: objects.length + (pointsOut(corrections.add) ? 1 : 0) };
}
