import type { EditClass, Version } from '@home-design/contract';
import { formatPercent } from '../../../lib/formats.ts';

/** Sentences about what an edit did. They are loaded after the photo. */
export const aboutCopy = {
  changedShare: (share: number) =>
    share > 0 && share < 0.01
      ? 'Less than 1% of the picture changed'
      : `${formatPercent(share)} of the picture changed`,
  changeEverywhere: 'This edit may change the whole picture.',
  changeMarked: 'In color: where the edit was allowed to change the picture. Everything else is untouched.',
  warningsTitle: 'Please check this result',
  notesTitle: 'Good to know',
  leftOut: 'left out.',
  notCharged: (missed: readonly string[]) =>
    `This edit was free, because a planned part is missing: ${missed.join(', ').toLowerCase()}.`,
  stepsTitle: 'What was done',
  piecesTitle: 'Furniture',
  classTitle: 'Kind of change',
} as const;

/** The kind of thing that an edit changes. */
const classNames: Readonly<Record<EditClass, string>> = {
  'light only': 'Light only',
  'movable things': 'Movable things',
  surfaces: 'Surfaces',
  structure: 'Structure',
  view: 'View',
};

/** Edits of the whole picture, not of things in the room. */
const PICTURE_EDITS: ReadonlySet<string> = new Set(['watermark', 'brand', 'architecture', 'upscale']);

/** The kind of thing that a version's edit changed; null for an original. */
export const changeName = ({ edit_class, operation }: Version): string | null =>
  edit_class !== null && PICTURE_EDITS.has(operation) ? 'Picture only' : edit_class && classNames[edit_class];
