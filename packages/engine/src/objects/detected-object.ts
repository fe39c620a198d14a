import type { ShareBox } from '../base/geometry/share-box.ts';

/** What the engine can name in a photo, in the words of a person who shows homes. */
export const OBJECT_TYPES = [
  'sofa',
  'chair',
  'bench',
  'bed',
  'table',
  'tv',
  'plant',
  'books',
  'clock',
  'vase',
  'toilet',
  'sink',
  'refrigerator',
  'oven',
  'microwave',
  'laptop',
  'bottle',
  'cup',
  'bowl',
  'bag',
  'toy',
  'picture',
] as const;
export type ObjectType = (typeof OBJECT_TYPES)[number];

/** One thing in a photo. */
export interface DetectedObject {
  /** Place in the list; the same photo gives the same numbers, so a person may switch objects on and off by them. */
  readonly id: number;
  readonly type: ObjectType;
  /** 0 … 1. */
  readonly confidence: number;
  readonly box: ShareBox;
}
