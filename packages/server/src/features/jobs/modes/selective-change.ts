import { type EditArguments, inWords, thingsInWords, versionName } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { removedOf } from './object-removal.ts';
import { CHANGED, type ReadEdit } from './read-edit.ts';
import { hexOf } from './wall-color.ts';

/** Changes only what was chosen: paint, things to remove, light. */
export function selectiveChange({ seed, ...args }: EditArguments<'selective-change'>): ReadEdit {
  const walls = readCorrections(args.walls, 'walls');
  const things = readCorrections(args.corrections);
  const { color, categories, objects, light, strength } = args;
  return {
    ...CHANGED,
    arguments: { ...args, ...walls.shown, ...things.shown },
    bulky: { ...walls.bulky, ...things.bulky },
    files: { ...walls.files, ...things.files },
    seed,
    label: versionName('selective-change', { ...args, ...removedOf(args) }),
    description: inWords(changesIn(args).join('; ')),
    request: (chosen, paths) => ({
      mode: 'selective-change',
      ...(color ? { color: hexOf(color) } : {}),
      walls: walls.forEngine(paths),
      categories,
      objects,
      corrections: things.forEngine(paths),
      ...(light ? { light } : {}),
      strength,
      seed: chosen,
    }),
  };
}

function changesIn(args: Omit<EditArguments<'selective-change'>, 'seed'>): string[] {
  const { color, light } = args;
  const removed = removedOf(args);
  const isRemoving = removed.categories.length + removed.others > 0;
  return [
    ...(color ? [`walls painted ${nameOf(color)}`] : []),
    ...(isRemoving ? [`${thingsInWords(removed)} taken out`] : []),
    ...(light ? [`light: ${inWords(light).toLowerCase()}`] : []),
  ];
}

const nameOf = (color: string) => (color.startsWith('#') ? color.toUpperCase() : color.replaceAll('_', ' '));
