import { createPlane, type Plane } from '../../../base/raster/raster.ts';
import { floatsFrom } from '../../../base/typed-arrays.ts';
import { inSteps } from '../in-steps.ts';
import type { CellNames } from './room-network.ts';
import { VIEW_CLASSES, type ViewClass } from './view-classes.ts';

/** What the room network sees in each cell of a photo, as it is stored: 1/256 of the longer side a cell. */
export interface SeenClasses {
  readonly width: number;
  readonly height: number;
  /** Probabilities, 0 … 255, of a cell one after another in the order of `VIEW_CLASSES`, cell by cell. */
  readonly data: Uint8Array;
}

/** The network's answer in the form that is stored. */
export function storedClasses({ width, height, data }: CellNames): SeenClasses {
  return { width, height, data: inSteps(data) };
}

/** Stored classes as the network's answer: the probabilities are 0 … 1 again, in the steps they were stored in. */
export function classesAsSeen({ width, height, data }: SeenClasses): CellNames {
  return { width, height, data: floatsFrom(data, (value) => value / 255) };
}

/** The probability of one class, 0 … 1, for every cell. */
export function probabilityOf({ width, height, data }: SeenClasses, name: ViewClass): Plane {
  const plane = createPlane(width, height);
  const own = VIEW_CLASSES.indexOf(name);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = data[i * VIEW_CLASSES.length + own]! / 255;
  return plane;
}
