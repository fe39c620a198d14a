import { PAINT_HEX } from '@home-design/contract';
import { landingCopy } from './copy.ts';

const alts = landingCopy.demoAlts;

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
  /** Whether edges were touched up by hand. */
  isTouchedUp?: true;
}

const STUDY: DemoRoom = { id: 'mid-century-office-empty', alt: alts.study, width: 1600, height: 1103 };
const BEDROOM: DemoRoom = { id: 'luxury-bedroom', alt: alts.bedroom, width: 1600, height: 1103 };
const BARE_LIVING_ROOM: DemoRoom = {
  id: 'modern-living-room-empty',
  alt: alts.bareLivingRoom,
  width: 2336,
  height: 1557,
};
const BARE_BEDROOM: DemoRoom = {
  id: 'minimalist-bedroom-empty',
  alt: alts.bareBedroom,
  width: 1600,
  height: 1143,
};

/**
 * What can be looked at on the landing page, the most telling first. Written down here rather than fetched
 * with the manifest, so that the first picture does not wait for it; a test compares the two.
 */
export const DEMO_EDITS: readonly [DemoEdit, ...DemoEdit[]] = [
  {
    id: 'furnished-living-room',
    label: 'Furnished living room',
    color: '#8a5a3c',
    room: BARE_LIVING_ROOM,
  },
  { id: 'furnished-bedroom', label: 'Furnished bedroom', color: '#cbb592', room: BARE_BEDROOM },
  { id: 'navy', label: 'Navy walls', color: PAINT_HEX.navy, room: STUDY, isTouchedUp: true },
  {
    id: 'terracotta',
    label: 'Terracotta walls',
    color: PAINT_HEX.terracotta,
    room: STUDY,
    isTouchedUp: true,
  },
  { id: 'golden-hour', label: 'Golden hour', color: '#f0b35a', room: BEDROOM },
];

/** The picture of a room after an edit. */
export const editedId = ({ id, room }: DemoEdit): string => `${room.id}-${id}`;

/** Widths of a room's renditions, largest first. */
export const widthsOf = ({ width }: DemoRoom): readonly number[] => [
  width,
  ...[1600, 960, 480].filter((smaller) => smaller < width),
];

/** Address of a picture of one width. */
export const demoAddress = (id: string, width: number): string => `/demo/${id}-${width}.webp`;
