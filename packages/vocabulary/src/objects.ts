/** Things that are found in photos, in the words of a person who shows homes. */
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

/** What a thing that an edit takes away may be called when it is no type of object. */
export const OTHER_GOING_TYPES = [
  'furniture',
  'rug',
  'hanging',
  'curtain',
  'pendant-lamp',
  'clutter',
] as const;
export const GOING_TYPES = [...OBJECT_TYPES, ...OTHER_GOING_TYPES] as const;
export type GoingType = (typeof GOING_TYPES)[number];

/** What a watermark may be: repeated all over the picture, or a line of text. */
export const MARK_KINDS = ['tiled', 'text'] as const;
