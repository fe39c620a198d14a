import { plural } from '../../../lib/formats.ts';

/** Sentences of the selection tool. */
export const selectCopy = {
  open: {
    'wall-color': 'Select the walls',
    wallpaper: 'Select the walls',
    floor: 'Select the floor',
    'object-removal': 'Select on the photo',
    'empty-room': 'Choose what to remove',
    declutter: 'Choose what to remove',
  },
  summary: {
    'wall-color': (share: string) => `${share} of the picture is selected. Only this is painted.`,
    wallpaper: (share: string) => `${share} of the picture is selected. Only this is covered.`,
    floor: (share: string) => `${share} of the picture is selected. Only this becomes the new floor.`,
    'object-removal': (share: string) => `${share} of the picture is selected to be removed.`,
    'empty-room': (share: string) => `${share} of the picture is selected. Only this is removed.`,
    declutter: (share: string) => `${share} of the picture is selected. Only this is removed.`,
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
  addFound: {
    'wall-color': 'Add the detected walls',
    wallpaper: 'Add the detected walls',
    floor: 'Add the detected floor',
    'object-removal': 'Add the detected things',
    'empty-room': 'Add the detected things',
    declutter: 'Add the detected things',
  },
  preparing: 'Preparing the photo …',
  prepareFailed: 'The photo could not be prepared.',
  again: 'Try again',
  asking: 'Looking for the outline …',
  finding: {
    'wall-color': 'Looking for walls …',
    wallpaper: 'Looking for walls …',
    floor: 'Looking for the floor …',
    'object-removal': 'Looking for things …',
    'empty-room': 'Looking for things. This takes some seconds and is free …',
    declutter: 'Looking for things. This takes some seconds and is free …',
  },
  failed: 'That could not be outlined. Please try again.',
  findingFailed: 'Detection failed. Tap what to select instead.',
  hint: 'Tap to select, and tap again to deselect. Drag a rectangle around a thing to outline it.',
  brushHint: 'Paint over the area to select.',
  /** The things that the edit would remove, before it is requested. */
  foundThings: (count: number) =>
    count === 0
      ? 'We found nothing to remove. Tap what to remove.'
      : `${plural(count, 'thing')} will be removed. Tap what to keep, or tap more to remove.`,
  goes: 'Will be removed',
  stays: 'Kept unless you choose it',
  things: {
    furniture: 'Furniture',
    rug: 'Rug',
    hanging: 'On the wall',
    curtain: 'Curtain',
    'pendant-lamp': 'Ceiling lamp',
    clutter: 'Small things',
  },
  /** Shown after a refusal. */
  refused: {
    walls: (count: number) =>
      count === 0
        ? 'We found no wall we are sure of. Tap the walls.'
        : `We found ${plural(count, 'piece')} of wall that may be right. Tap missing walls, and tap what is not a wall to deselect it.`,
    floor: (count: number) =>
      count === 0
        ? 'We found no floor we are sure of. Tap the floor.'
        : `We found ${plural(count, 'piece')} of floor that may be right. Tap missing floor, and tap what is not floor to deselect it.`,
    things: (count: number) =>
      count === 0
        ? 'We found nothing that we are sure of. Tap what to remove.'
        : `We found ${plural(count, 'thing')} to remove, but are not sure. Tap what to keep, then apply. Everything selected is removed.`,
  },
  nothingFound: {
    walls: () => 'No wall was found. Tap the walls.',
    floor: () => 'No floor was found. Tap the floor.',
    things: () => 'Nothing was found. Tap what to remove.',
  },
  canvas: 'Select on the photo',
  canvasHelp:
    'Arrow keys move the cross, with Shift in small steps. Enter adds what lies there, or leaves it out where it is selected; Alt and Enter leave it out. Control Z undoes, Control Shift Z does again.',
  selected: (share: string) => `${share} of the picture selected`,
} as const;
