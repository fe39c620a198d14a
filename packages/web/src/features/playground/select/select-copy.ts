import { plural } from '../../../lib/formats.ts';

/** Sentences of the selecting tool. */
export const selectCopy = {
  open: {
    'wall-color': 'Select the walls',
    floor: 'Select the floor',
    'object-removal': 'Select on the photo',
    'empty-room': 'Select more things',
    declutter: 'Select more things',
  },
  summary: {
    'wall-color': (share: string) => `${share} of the picture is selected. Only this is painted.`,
    floor: (share: string) => `${share} of the picture is selected. Only this becomes the new floor.`,
    'object-removal': (share: string) => `${share} of the picture is selected to be removed.`,
    'empty-room': (share: string) => `${share} of the picture is selected to be removed, too.`,
    declutter: (share: string) => `${share} of the picture is selected to be removed, too.`,
  },
  barLabel: 'Selecting on the photo',
  toolLabel: 'Tool',
  tools: { select: 'Tap', brush: 'Brush' },
  sideLabel: 'What a tap does',
  sides: { add: 'Add', remove: 'Leave out' },
  brushSize: 'Brush size',
  undo: 'Undo',
  redo: 'Redo',
  grow: 'Grow',
  shrink: 'Shrink',
  invert: 'Invert',
  clear: 'Clear',
  done: 'Done',
  addWalls: 'Add the detected walls',
  preparing: 'Preparing the photo …',
  prepareFailed: 'The photo could not be prepared.',
  again: 'Try again',
  asking: 'Looking for the outline …',
  findingWalls: 'Looking for walls …',
  failed: 'That could not be outlined. Please try again.',
  wallsFailed: 'Finding the walls failed. Tap them instead.',
  hint: 'Tap what you mean; tap it again to leave it out. Drag a rectangle around a thing to outline it.',
  brushHint: 'Paint over what you mean.',
  refused: (count: number) =>
    count === 0
      ? 'We found no wall we are sure of. Tap the walls.'
      : `We found ${plural(count, 'piece')} of wall that may be right. Tap what is missing; tap again what is not wall.`,
  refusedFloor: 'We found no floor we are sure of. Tap the floor.',
  noWalls: 'No wall was found. Tap the walls.',
  canvas: 'Select on the photo',
  canvasHelp:
    'Arrow keys move the cross, with Shift in small steps. Enter adds what lies there, or leaves it out where it is selected; Alt and Enter leave it out. Control Z undoes, Control Shift Z does again.',
  selected: (share: string) => `${share} of the picture selected`,
} as const;
