import { PAINT_HEX } from '@home-design/contract';
import { landingCopy } from './copy.ts';

const alts = landingCopy.demoAlts;

/** A rendered room before it is edited. */
export interface DemoRoom {
  /** The name of its picture in the manifest of `public/demo`. */
  id: string;
  /** A description of the picture. */
  alt: string;
  /** Size of the largest rendition in pixels. */
  width: number;
  height: number;
}

/** An edit of a room. The engine made its picture in advance. */
export interface DemoEdit {
  /** The name of its picture in the manifest. */
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
 * The edits of the landing page, the most convincing first. They are listed here and not read from the manifest, so
 * that the first picture does not wait for a request. A test compares both.
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

/** Address of a picture with a given width. */
export const demoAddress = (id: string, width: number): string => `/demo/${id}-${width}.webp`;
