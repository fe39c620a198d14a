import { type EditArguments, pointsOut } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { CHANGED, inWords, type ReadEdit } from './read-edit.ts';

/** Takes things out of the picture: by type, single ones, or what a person marked. */
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

/** 'sofa, chair and 2 other things', as far as it is known before anything was looked for. */
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
