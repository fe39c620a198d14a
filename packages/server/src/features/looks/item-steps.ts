import { type EditMode, TRANSFORMATIONS, type WorkflowStep } from '@home-design/contract';
import type { LookItemRow } from './store.ts';

/** Edits that furnish: they take the seed of the materials and, except for the one outdoors, a kind of room. */
const FURNISHING: ReadonlySet<EditMode> = new Set([
  'furniture',
  'style-transfer',
  'redesign',
  'concept',
  'outdoor-space',
]);

/** The settings of one photo of a look. */
type Prepared = Pick<LookItemRow, 'light' | 'straightens' | 'roomType' | 'seed'>;

/** The first steps: they need no seed, and are kept when the rest is tried again. */
export function preparingSteps({ light, straightens }: Prepared): WorkflowStep[] {
  return [
    ...(light ? [{ transformation: 'light-match', parameters: { ...light, seed: 0 } }] : []),
    ...(straightens ? [{ transformation: 'upright', parameters: { seed: 0 } }] : []),
  ];
}

/**
 * The steps of a look for one photo, with its seed.
 *
 * @param materialsSeed of the whole look: fabrics, woods, metals and paints are the same for the set.
 */
export function seededSteps(
  steps: readonly WorkflowStep[],
  { roomType, seed }: Prepared,
  materialsSeed: number,
): WorkflowStep[] {
  return steps.map(({ transformation, parameters }) => {
    const mode = Object.hasOwn(TRANSFORMATIONS, transformation) ? TRANSFORMATIONS[transformation] : undefined;
    if (!mode || !FURNISHING.has(mode)) return { transformation, parameters: { ...parameters, seed } };
    const room = roomType && mode !== 'outdoor-space' ? { room_type: roomType } : {};
    return { transformation, parameters: { ...parameters, ...room, seed, materials_seed: materialsSeed } };
  });
}
