import type { Raster } from '../../../base/raster/raster.ts';
import type { Analysis } from '../../analysis.ts';
import { createColorFacts } from './color-facts.ts';
import { placeOf } from './place-facts.ts';
import { type KnownRegions, knownRegions, regionFacts } from './region-facts.ts';

/** The facts about every cell of a picture besides a network's features, about -3 … 3 each. */
export interface CellFacts {
  readonly width: number;
  readonly height: number;
  /** Facts of a cell one after another, cell by cell. */
  readonly data: Float32Array;
}

/** Facts of one cell. The trained weights depend on their order. @fixed the classifier's input */
export const FACTS = 42;
/**
 * Groups of facts from one source, which may be absent or wrong: the box, walls, floor, regions, the cells below.
 * @fixed the classifier's input
 */
export const FACT_GROUPS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [12, 13, 17, 18, 19, 20, 21, 36, 37, 38],
  [14, 33, 34, 35],
  [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27],
  [39, 40, 41],
];
/** Indexes of facts about left and right, and of the first fact about the cells below. */
const AT = { across: 10, left: 22, right: 23, below: 39 } as const;
/** Decay per cell of the facts about the cells right below. @fixed the classifier was trained with it */
const MEMORY = 0.7;
/**
 * A sixth of the picture's height counts as one; more than a third is all the same.
 * @fixed the classifier was trained with it
 */
const BELOW = { scale: 6, most: 2 };

/**
 * Computes the facts of every cell: its place in the box, its region, the difference of its color from floor and
 * wall, and the cells below it.
 */
export function cellFacts(photo: Raster, analysis: Analysis, width: number, height: number): CellFacts {
  const regions = knownRegions(analysis);
  const colorFacts = createColorFacts(photo, regions, width, height);
  const data = new Float32Array(width * height * FACTS);
  const faces = new Uint8Array(width * height);
  const shown = regionsOfCells(analysis, width, height);
  for (let i = 0; i < faces.length; i++) {
    const [across, down] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    const { face, facts } = placeOf(analysis, across, down);
    faces[i] = face;
    data.set([...facts, ...regionFacts(regions, shown[i]!), ...colorFacts(i, face)], i * FACTS);
  }
  const cells = { width, height, data };
  addBelow(cells, faces, shown, regions);
  return cells;
}

/** The facts of the mirrored room. */
export function mirroredFacts({ width, height, data }: CellFacts): CellFacts {
  const out = new Float32Array(data.length);
  for (let i = 0; i < width * height; i++) {
    const from = (i - (i % width) + width - 1 - (i % width)) * FACTS;
    const own = out.subarray(i * FACTS, (i + 1) * FACTS);
    own.set(data.subarray(from, from + FACTS));
    own[AT.across] = -own[AT.across]!;
    [own[AT.left], own[AT.right]] = [own[AT.right]!, own[AT.left]!];
  }
  return { width, height, data: out };
}

/** Number of the region that shows at the middle of every cell. */
function regionsOfCells({ labels }: Analysis, width: number, height: number): Uint16Array {
  return Uint16Array.from({ length: width * height }, (_, i) => {
    const row = Math.floor(((Math.floor(i / width) + 0.5) * labels.height) / height);
    const column = Math.floor((((i % width) + 0.5) * labels.width) / width);
    return labels.data[row * labels.width + column]!;
  });
}

/** The cells below a cell, down to the edge of its face: bare wall down to the floor means that the cell hangs. */
function addBelow(
  { width, height, data }: CellFacts,
  faces: Uint8Array,
  shown: Uint16Array,
  { isFloor, isWall }: KnownRegions,
): void {
  for (let x = 0; x < width; x++) {
    let [bare, seen, nearest, last] = [0, 0, 0, -1];
    for (let y = height - 1; y >= 0; y--) {
      const i = y * width + x;
      const face = faces[i]!;
      if (face !== last) [bare, seen, nearest] = [0, 0, 0];
      last = face;
      const at = i * FACTS + AT.below;
      data[at] = seen === 0 ? 0 : bare / seen;
      data[at + 1] = nearest;
      data[at + 2] = Math.min(BELOW.most, (seen * BELOW.scale) / height);
      const isBare = (face === 0 ? isFloor : isWall)[shown[i]!]!;
      seen++;
      bare += isBare;
      nearest = MEMORY * nearest + (1 - MEMORY) * isBare;
    }
  }
}
