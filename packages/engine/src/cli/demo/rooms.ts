import {
  bookLivingRoom,
  gardenLivingRoom,
  morningBedroom,
  PICTURE_QUALITY,
  quietStudy,
  type RoomSpec,
} from '../../rooms/index.ts';

/** Width in pixels of the front page's picture and of the samples. */
const DEMO_WIDTH = 1600;
const SAMPLE_WIDTH = 1280;

/** Every room that is drawn for people, by name; the quality is what each needs to come out clean. */
export const DRAWN_ROOMS: Readonly<Record<string, () => RoomSpec>> = {
  'garden-living-room': () =>
    gardenLivingRoom(DEMO_WIDTH, { ...PICTURE_QUALITY, samples: 16, exposure: 0.6 }),
  'book-living-room': () => bookLivingRoom(SAMPLE_WIDTH, { ...PICTURE_QUALITY, samples: 10 }),
  'morning-bedroom': () => morningBedroom(SAMPLE_WIDTH, { ...PICTURE_QUALITY, samples: 10 }),
  'quiet-study': () => quietStudy(SAMPLE_WIDTH, { ...PICTURE_QUALITY, samples: 10 }),
};

/** How the samples are introduced in the playground. */
export const SAMPLES = [
  {
    id: 'book-living-room',
    label: 'Living room',
    description: 'A cool gray living room with a leather chair, a wall of books and a wide window.',
    style: 'Mid-century',
  },
  {
    id: 'morning-bedroom',
    label: 'Bedroom',
    description: 'A bedroom in warm white with oak boards and morning sun.',
    style: 'Scandinavian',
  },
  {
    id: 'quiet-study',
    label: 'Study',
    description: 'A study with a desk, two bookshelves and a reading chair by the window.',
    style: 'Classic',
  },
] as const;
