import type { ObjectType } from '@home-design/vocabulary';

interface Meaning {
  readonly type: ObjectType;
  /** The fused score from which people agree; see docs/engine/objects.md for how often. */
  readonly least: number;
}

/**
 * The classes of COCO (Lin et al. 2014) that belong to the furnishing of a home, by their numbers. People, pets,
 * vehicles, sports gear, cutlery and food are left out: in pictures of rooms they are nearly always something else (a
 * ceiling fan is an "airplane"). Large, typical things need a lower score than small ones.
 */
export const COCO_TYPES: ReadonlyMap<number, Meaning> = new Map<number, Meaning>([
  [13, { type: 'bench', least: 0.45 }],
  [24, { type: 'bag', least: 0.34 }],
  [26, { type: 'bag', least: 0.4 }],
  [28, { type: 'bag', least: 0.4 }],
  [39, { type: 'bottle', least: 0.42 }],
  [41, { type: 'cup', least: 0.46 }],
  [45, { type: 'bowl', least: 0.38 }],
  [56, { type: 'chair', least: 0.39 }],
  [57, { type: 'sofa', least: 0.3 }],
  [58, { type: 'plant', least: 0.31 }],
  [59, { type: 'bed', least: 0.39 }],
  [60, { type: 'table', least: 0.28 }],
  [61, { type: 'toilet', least: 0.4 }],
  [62, { type: 'tv', least: 0.4 }],
  [63, { type: 'laptop', least: 0.42 }],
  [68, { type: 'microwave', least: 0.4 }],
  [69, { type: 'oven', least: 0.42 }],
  [71, { type: 'sink', least: 0.42 }],
  [72, { type: 'refrigerator', least: 0.42 }],
  [73, { type: 'books', least: 0.28 }],
  [74, { type: 'clock', least: 0.42 }],
  [75, { type: 'vase', least: 0.38 }],
  [77, { type: 'toy', least: 0.38 }],
]);
