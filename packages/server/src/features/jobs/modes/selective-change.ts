import { type EditArguments, pointsOut } from '@home-design/contract';
import { readCorrections } from './corrections.ts';
import { whatGoes } from './object-removal.ts';
import { CHANGED, inWords, type ReadEdit } from './read-edit.ts';
import { hexOf } from './wall-color.ts';

/** Changes only what was chosen: paint, things to remove, light. */
export function selectiveChange({ seed, ...args }: EditArguments<'selective-change'>): ReadEdit {
  const walls = readCorrections(args.walls, 'walls');
  const things = readCorrections(args.corrections);
  const { color, categories, objects, light, strength } = args;
  const changes = changesIn(args);
  return {
    ...CHANGED,
    arguments: { ...args, ...walls.shown, ...things.shown },
    bulky: { ...walls.bulky, ...things.bulky },
    files: { ...walls.files, ...things.files },
    seed,
    label: `Changed: ${changes.map(({ name }) => name).join(', ')}`,
    description: inWords(changes.map(({ sentence }) => sentence).join('; ')),
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

function changesIn(args: Omit<EditArguments<'selective-change'>, 'seed'>) {
  const { color, categories, objects, corrections, light } = args;
  const isRemoving = categories.length > 0 || objects.length > 0 || pointsOut(corrections.add);
  return [
    ...(color ? [{ name: 'walls', sentence: `walls painted ${nameOf(color)}` }] : []),
    ...(isRemoving ? [{ name: 'things removed', sentence: `${whatGoes(args)} taken out` }] : []),
    ...(light ? [{ name: 'light', sentence: `light: ${inWords(light).toLowerCase()}` }] : []),
  ];
}

const nameOf = (color: string) => (color.startsWith('#') ? color.toUpperCase() : color.replaceAll('_', ' '));
