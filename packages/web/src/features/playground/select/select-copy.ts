import { plural } from '../../../lib/formats.ts';

/** Sentences of the selection tool. */
export const selectCopy = {
  open: {
    'wall-color': 'Select the walls',
    floor: 'Select the floor',
    'object-removal': 'Select on the photo',
    'empty-room': 'Choose what goes',
    declutter: 'Choose what goes',
  },
  summary: {
    'wall-color': (share: string) => `${share} of the picture is selected. Only this is painted.`,
    floor: (share: string) => `${share} of the picture is selected. Only this becomes the new floor.`,
    'object-removal': (share: string) => `${share} of the picture is selected to be removed.`,
    'empty-room': (share: string) => `${share} of the picture is selected. Only this is taken away.`,
    declutter: (share: string) => `${share} of the picture is selected. Only this is taken away.`,
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
    floor: 'Looking for the floor …',
    'object-removal': 'Looking for things …',
    'empty-room': 'Looking for things. This takes some seconds and is free …',
    declutter: 'Looking for things. This takes some seconds and is free …',
  },
  failed: 'That could not be outlined. Please try again.',
  findingFailed: 'Finding them failed. Tap what you mean instead.',
  hint: 'Tap what you mean; tap it again to leave it out. Drag a rectangle around a thing to outline it.',
  brushHint: 'Paint over what you mean.',
  /** The things that the edit would remove, before it is requested. */
  foundThings: (count: number) =>
    count === 0
      ? 'We found nothing to take away. Tap what is to go.'
      : `${plural(count, 'thing')} would go. Tap what is to stay, and what else is to go.`,
  goes: 'Goes',
  stays: 'Stays unless you choose it',
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
        : `We found ${plural(count, 'piece')} of wall that may be right. Tap what is missing; tap again what is not wall.`,
    floor: (count: number) =>
      count === 0
        ? 'We found no floor we are sure of. Tap the floor.'
        : `We found ${plural(count, 'piece')} of floor that may be right. Tap what is missing; tap again what is not floor.`,
    things: (count: number) =>
      count === 0
        ? 'We found nothing that stands here for certain. Tap what is to go.'
        : `We found ${plural(count, 'thing')} that may go. Tap what stays, then apply: what you choose is taken away in any case.`,
  },
  nothingFound: {
    walls: () => 'No wall was found. Tap the walls.',
    floor: () => 'No floor was found. Tap the floor.',
    things: () => 'Nothing was found. Tap what is to go.',
  },
  canvas: 'Select on the photo',
  canvasHelp:
    'Arrow keys move the cross, with Shift in small steps. Enter adds what lies there, or leaves it out where it is selected; Alt and Enter leave it out. Control Z undoes, Control Shift Z does again.',
  selected: (share: string) => `${share} of the picture selected`,
} as const;
