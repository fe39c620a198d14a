import { type EditArguments, pointsOut } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, inWords, type ReadEdit } from './read-edit.ts';

/** Removes things from the picture: by type, by number, or as marked by a person. */
export function objectRemoval({ seed, ...args }: EditArguments<'object-removal'>): ReadEdit {
  const { shown, bulky, files, forEngine } = readCorrections(args.corrections);
  const what = whatGoes(args);
  return {
    ...CHANGED,
    arguments: { ...args, ...shown },
    bulky,
    files,
    seed,
    label: `Removed: ${what}`,
    description: `${inWords(what)} taken out of the picture`,
    request: (chosen, paths) => ({
      mode: 'object-removal',
      categories: args.categories,
      objects: args.objects,
      corrections: forEngine(paths),
      seed: chosen,
    }),
  };
}

/** 'sofa, chair and 2 other things', as far as it is known without an analysis. */
export function whatGoes({
  categories,
  objects,
  corrections,
}: Pick<EditArguments<'object-removal'>, 'categories' | 'objects' | 'corrections'>): string {
  const others = objects.length + (pointsOut(corrections.add) ? 1 : 0);
  if (categories.length === 0) return others === 1 ? 'selected object' : `${others} selected objects`;
  const named = categories.map((type) => (type === 'tv' ? 'TV' : type)).join(', ');
  return others === 0 ? named : `${named} and more`;
}
