import type { CellNames } from '../../../scene/segmentation/room-network/room-network.ts';
import { VIEW_CLASSES, type ViewClass } from '../../../scene/segmentation/room-network/view-classes.ts';

/** Classes of the building that count as one: a rug in the place of the floor is no fault. */
export const BUILDING: readonly (readonly ViewClass[])[] = [
  ['floor', 'rug'],
  ['wall', 'covering'],
  ['ceiling'],
  ['glass', 'frame', 'curtain', 'outside'],
  ['door'],
  ['built-in', 'fixture', 'trim'],
];
/** Classes of things that a fill must not contain. */
const THINGS: readonly ViewClass[] = ['furniture', 'hanging', 'lamp', 'mirror', 'plant', 'clutter'];
const PARTS = BUILDING.flat();

/** The probability of any of these classes in a cell, 0 … 1. */
export function likelihood({ data }: CellNames, cell: number, names: readonly ViewClass[]): number {
  let sum = 0;
  for (const name of names) sum += data[cell * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(name)]!;
  return sum;
}

/** The probability that a cell shows a thing, 0 … 1. */
export const thingLikelihood = (cells: CellNames, cell: number): number => likelihood(cells, cell, THINGS);

/** Whether the building, and nothing else, is expected behind the things at a cell. */
export const isBuildingBehind = (cell: number, cells: CellNames, behind: CellNames): boolean =>
  likelihood(behind, cellBehind(cell, cells, behind), PARTS) > 0.5;

/** The cell of `behind` at the place of a cell. */
export function cellBehind(cell: number, { width, height }: CellNames, behind: CellNames): number {
  const across = (((cell % width) + 0.5) * behind.width) / width;
  const down = ((Math.floor(cell / width) + 0.5) * behind.height) / height;
  return Math.floor(down) * behind.width + Math.floor(across);
}
