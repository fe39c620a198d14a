import { between, createRandom } from '../../src/random.ts';
import { type RoomSpec, randomRoom, TEST_QUALITY } from '../../src/rooms/index.ts';

/** What is special about a view. Frontal ones show one vanishing point and are reported apart. */
export const VIEW_KINDS = ['corner', 'pitched', 'narrow', 'portrait', 'frontal'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** A room seen from a place that is known. */
export interface LayoutView {
  readonly name: string;
  readonly kind: ViewKind;
  readonly spec: RoomSpec;
}

/** How many views of each kind: sixty, forty-four of them not frontal. */
const COUNTS: Record<ViewKind, number> = { corner: 22, pitched: 8, narrow: 6, portrait: 8, frontal: 16 };
/** Every fourth view: enough to see that nothing broke. */
const FAST_STEP = 4;
/** Long side in pixels: edges are then as sharp as those of a photo shrunk for analysis. */
const SIDE = 640;
const FIRST_SEED = 1001;

/** The views that camera and room box are measured on; the same ones every time. */
export function layoutViews(isFast: boolean): LayoutView[] {
  let seed = FIRST_SEED;
  const views = VIEW_KINDS.flatMap((kind) =>
    Array.from(
      { length: COUNTS[kind] },
      (_, i): LayoutView => ({
        name: `${kind}-${i + 1}`,
        kind,
        spec: viewOf(kind, seed++),
      }),
    ),
  );
  return isFast ? views.filter((_, i) => i % FAST_STEP === 0) : views;
}

/** A random room seen by a camera that varies more than that of `randomRoom`: lens, height, tilt and place. */
function viewOf(kind: ViewKind, seed: number): RoomSpec {
  const random = createRandom(seed * 31 + 7);
  const room = randomRoom(seed, SIDE, TEST_QUALITY);
  const shell = kind === 'narrow' ? narrowed(room, between(random, 1.9, 2.7)) : room;
  const { width, depth } = shell.size;
  const side = random() < 0.5 ? -1 : 1;
  const isFrontal = kind === 'frontal';
  const isAlong = isFrontal || kind === 'narrow';
  const isPortrait = kind === 'portrait';
  const across = isAlong ? between(random, 0.36, 0.64) : 0.5 + side * between(random, 0.1, 0.4);
  const back = between(random, 0.15, isAlong ? 0.5 : 0.9);
  const yaw = isFrontal
    ? between(random, -1.5, 1.5)
    : -side * (kind === 'narrow' ? between(random, 3, 16) : between(random, 12, 43));
  const short = Math.round((SIDE * between(random, 0.62, 0.76)) / 2) * 2;
  const focal = between(random, 0.5, 0.9);
  return {
    ...shell,
    camera: {
      position: [width * across, between(random, 1, 1.6), depth - back],
      yaw,
      pitch: kind === 'pitched' ? -between(random, 8, 18) : between(random, -6, 2),
      roll: between(random, -1.2, 1.2),
      // A lens is named for the long side, however the picture is held.
      focal: isPortrait ? (focal * SIDE) / short : focal,
      width: isPortrait ? short : SIDE,
      height: isPortrait ? SIDE : short,
    },
  };
}

/** A corridor: openings in its ends and furniture would no longer fit. */
function narrowed(room: RoomSpec, width: number): RoomSpec {
  const isOnSide = ({ wall }: { wall: string }) => wall === 'west' || wall === 'east';
  return {
    ...room,
    size: { ...room.size, width },
    windows: room.windows.filter(isOnSide),
    doors: room.doors.filter(isOnSide),
    pieces: [],
  };
}
