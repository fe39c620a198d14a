/** The possible contents of a cell, in the order of the classifier's answers. */
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

/** Parts of the building, and things that hang from it and stay. */
export const BUILDING: readonly RoomClass[] = [
  'window',
  'pane',
  'door',
  'fixture',
  'curtain',
  'pendant-lamp',
];
/** Things that go when a room is emptied. */
export const GOING: readonly RoomClass[] = ['rug', 'furniture', 'hanging'];
