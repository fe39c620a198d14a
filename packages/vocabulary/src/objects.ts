/** Types of things that are found in photos, in the terms of real estate. `furniture` is a piece without a sure name. */
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
  'furniture',
] as const;
export type ObjectType = (typeof OBJECT_TYPES)[number];

/** Other names of things that an edit removes, besides the types of objects. */
export const OTHER_GOING_TYPES = ['rug', 'hanging', 'curtain', 'pendant-lamp', 'clutter'] as const;
export const GOING_TYPES = [...OBJECT_TYPES, ...OTHER_GOING_TYPES] as const;
export type GoingType = (typeof GOING_TYPES)[number];

/** Kinds of watermarks: repeated all over the picture, or a line of text. */
export const MARK_KINDS = ['tiled', 'text'] as const;
