import { PAINT_HEX } from '@home-design/contract';
import { landingCopy } from './copy.ts';

/** A rendered room before it is edited. */
export interface DemoRoom {
  /** Its picture in the manifest of `public/demo`. */
  id: string;
  /** What it shows. */
  alt: string;
  /** Pixels of the largest rendition. */
  width: number;
  height: number;
}

/** An edit of a room that the engine made when the pictures were written. */
export interface DemoEdit {
  /** As in the manifest. */
  id: string;
  label: string;
  /** Color of the dot beside its name. */
  color: string;
  room: DemoRoom;
  /** Said under the picture where the edit cannot be had in the playground. */
  note?: string;
}

const BOHEMIAN: DemoRoom = {
  id: 'bohemian-living-room',
  alt: landingCopy.demoBohemianAlt,
  width: 960,
  height: 686,
};
const SCANDINAVIAN: DemoRoom = {
  id: 'scandinavian-living-room',
  alt: landingCopy.demoScandinavianAlt,
  width: 960,
  height: 640,
};
const EMPTY: DemoRoom = {
  id: 'modern-living-room-empty',
  alt: landingCopy.demoEmptyAlt,
  width: 960,
  height: 640,
};

/**
 * What can be looked at on the landing page, the most telling first. Written down here rather than fetched
 * with the manifest, so that the first picture does not wait for it; a test compares the two.
 */
export const DEMO_EDITS: readonly [DemoEdit, ...DemoEdit[]] = [
  { id: 'sage', label: 'Sage walls', color: PAINT_HEX.sage, room: BOHEMIAN },
  { id: 'navy', label: 'Navy walls', color: PAINT_HEX.navy, room: BOHEMIAN },
  { id: 'golden-hour', label: 'Golden hour', color: '#f0b35a', room: SCANDINAVIAN },
  { id: 'twilight', label: 'Twilight', color: '#5a6aa6', room: SCANDINAVIAN },
  {
    id: 'furnished',
    label: 'Furnished, modern',
    color: '#8a5a3c',
    room: EMPTY,
    note: landingCopy.demoFurnishedNote,
  },
];

/** The picture of a room after an edit. */
export const editedId = ({ id, room }: DemoEdit): string => `${room.id}-${id}`;

/** Widths of a room's renditions, largest first. */
export const widthsOf = ({ width }: DemoRoom): readonly number[] => [
  width,
  ...[960, 480].filter((smaller) => smaller < width),
];

/** Address of a picture of one width. */
export const demoAddress = (id: string, width: number): string => `/demo/${id}-${width}.webp`;
