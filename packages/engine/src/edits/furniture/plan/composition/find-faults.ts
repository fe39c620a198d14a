import type { Composition, Fault, FaultName } from './fault.ts';
import { outfitFaults } from './outfit.ts';
import { pictureFaults } from './picture.ts';
import { seatFaults } from './seats.ts';
import { hungFaults, openingFaults } from './walls.ts';

/** Loss of score by each fault; about 2 spoils a plan. */
const COST: Record<FaultName, number> = {
  'turned-from-focal-point': 0.8,
  'turned-from-group': 0.8,
  'back-in-front': 1.2,
  'cut-by-edge': 1.2,
  'lone-seat': 0.6,
  'half-off-wall': 1.2,
  'free-without-rug': 0.8,
  'sofa-without-table': 1,
  'before-opening': 1.2,
  'hung-off-center': 0.4,
  'hung-over-something': 0.8,
  'narrow-bed': 0.8,
  'screen-unwatched': 0.6,
  thin: 0.5,
};

const CHARGED_BEFORE: readonly FaultName[] = ['half-off-wall', 'lone-seat', 'narrow-bed'];

/** Everything that is wrong with the composition of a furnished room. */
export function findFaults(composition: Composition): Fault[] {
  return [
    ...seatFaults(composition),
    ...pictureFaults(composition),
    ...openingFaults(composition),
    ...hungFaults(composition),
    ...outfitFaults(composition),
  ];
}

/** What is wrong with a group by itself, before the rest of the room is furnished, and beyond what `misplaced` charges. */
export function groupFaults(composition: Composition): Fault[] {
  return [...seatFaults(composition), ...pictureFaults(composition), ...openingFaults(composition)].filter(
    ({ name }) => !CHARGED_BEFORE.includes(name),
  );
}

/** What faults cost a plan. */
export const costOf = (faults: readonly Fault[]): number =>
  faults.reduce((sum, { name }) => sum + COST[name], 0);
