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
  'toaster',
  'laptop',
  'bottle',
  'cup',
  'bowl',
  'bag',
  'umbrella',
  'toy',
  'bicycle',
  'car',
  'truck',
  'motorcycle',
  'person',
  'cat',
  'dog',
  'picture',
  'rug',
] as const;
export type ObjectType = (typeof OBJECT_TYPES)[number];

/** A rectangle in shares of the picture: 0 … 1 from its left and top edge. */
export interface ShareBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One thing in a photo. */
export interface DetectedObject {
  /** Place in the list; the same photo gives the same numbers, so a person may switch objects on and off by them. */
  readonly id: number;
  readonly type: ObjectType;
  /** 0 … 1. */
  readonly confidence: number;
  readonly box: ShareBox;
}

/** How many objects of a type a photo shows. */
export interface ObjectCategory {
  readonly type: ObjectType;
  readonly count: number;
}
