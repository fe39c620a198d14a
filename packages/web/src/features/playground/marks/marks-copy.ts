import { plural } from '../../../lib/formats.ts';

/** Sentences about marking things on the photo. */
export const marksCopy = {
  findTitle: 'Objects in the photo',
  find: 'Find objects',
  findHint: 'Free, takes a few seconds.',
  finding: 'Looking for objects',
  findFailed: 'The objects could not be found. Please try again.',
  foundNothing: 'Nothing was recognized. Mark what to remove by hand.',
  removalFailed: 'That could not be removed.',
  foundHint: 'Choose here or on the photo.',
  category: (name: string, count: number) => `${name} (${count})`,
  single: (name: string, number: number) => `${name} ${number}`,

  open: {
    'wall-color': 'Correct the walls',
    wallpaper: 'Correct the walls',
    floor: 'Correct the floor',
    sky: 'Correct the sky',
    'window-view': 'Mark the panes on the photo',
    'object-removal': 'Mark by hand on the photo',
    'empty-room': 'Mark more things, or keep some',
    declutter: 'Mark more things, or keep some',
    watermark: 'Mark the watermark on the photo',
  },
  fromBefore: (label: string) => `Applying starts again from “${label}”, with your corrections.`,
  summary: (count: number) => `${plural(count, 'mark')} on the photo.`,
  paintedAgain: 'Brush strokes of the version before are not kept; paint them again where needed.',

  barLabel: 'Marking on the photo',
  toolLabel: 'Tool',
  tools: { tap: 'Tap', rectangle: 'Rectangle', brush: 'Brush' },
  sideLabel: 'What to do with it',
  sides: {
    'wall-color': { add: 'Paint it', remove: 'Leave it' },
    wallpaper: { add: 'Cover it', remove: 'Leave it' },
    floor: { add: 'Floor', remove: 'Not floor' },
    sky: { add: 'Sky', remove: 'Not sky' },
    'window-view': { add: 'Glass', remove: 'Not glass' },
    removal: { add: 'Remove', remove: 'Keep' },
  },
  brushSize: 'Brush size',
  undo: 'Undo',
  clear: 'Clear',
  done: 'Done',
  ofSurfaces: {
    finding: 'Finding the surfaces of the photo',
    failed: 'The surfaces could not be found. You can still use rectangle and brush.',
    tap: 'Tap a surface to switch it on or off.',
    none: 'No surface was found. You can still use rectangle and brush.',
  },
  ofMarks: {
    finding: 'Looking for watermarks',
    failed: 'The search for watermarks failed. You can still use rectangle and brush.',
    tap: 'Tap a mark to switch it on or off. Green ones are removed.',
    none: 'No watermark was found. Draw a rectangle around it, or paint over it.',
  },
  canvas: 'Mark on the photo',
  canvasHelp:
    'Arrow keys move the cross, with Shift in small steps. Space or Enter taps, or begins and ends a rectangle or stroke. Escape cancels it, Backspace undoes the last mark.',
  hints: {
    rectangle: 'Draw a rectangle around it.',
    brush: 'Paint over it.',
  },
  markNames: { tiled: 'Repeated mark', text: 'Line of text' },
  markOn: (name: string) => `${name}: will be removed`,
  markOff: (name: string) => `${name}: stays`,
  on: (share: string) => `Surface on, ${share} of the picture`,
  off: (share: string) => `Surface off, ${share} of the picture`,
  marked: 'Marked',
  undone: 'Last mark undone',
} as const;

/** `tv` as readable text. */
export function objectName(type: string): string {
  return type === 'tv' ? 'TV' : type.charAt(0).toUpperCase() + type.slice(1);
}
