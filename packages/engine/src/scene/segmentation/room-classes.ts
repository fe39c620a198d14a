/** What a cell of a photo may show, in the order of the classifier's answers. */
export const ROOM_CLASSES = [
  'wall',
  'ceiling',
  'floor',
  'trim',
  'window',
  'pane',
  'door',
  'fixture',
  'curtain',
  'pendant-lamp',
  'rug',
  'furniture',
  'hanging',
] as const;
export type RoomClass = (typeof ROOM_CLASSES)[number];

/** What belongs to the building, or hangs from it and stays. */
export const BUILDING: readonly RoomClass[] = [
  'window',
  'pane',
  'door',
  'fixture',
  'curtain',
  'pendant-lamp',
];
/** What goes when a room is emptied. */
export const GOING: readonly RoomClass[] = ['rug', 'furniture', 'hanging'];
