import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { between, pick } from '../../../src/base/random.ts';
import { satin, WHITE_WOOD } from '../../samples/rooms/finishes.ts';
import { casingOf } from '../../samples/shell/casing.ts';
import { type WallFrame, wallFrame } from '../../samples/shell/wall-frame.ts';
import type { AddedPart, RoomChange, ViewRoom, WallOpening } from '../view-room.ts';
import {
  anyDoorLook,
  type DoorLeaf,
  type DoorLook,
  doorLeaf,
  MIRROR,
  openAngle,
  turned,
} from './door-leaves.ts';
import { cleared, placeIn, type Stretch, seenStretch } from './free-walls.ts';
import { sides } from './openings.ts';
import { built, level, withParts } from './parts.ts';
import { secondRoom } from './second-room.ts';

const LIKELY = { first: 0.42, second: 0.25, open: 0.4, sliding: 0.18, double: 0.2 };
const BESIDE = 0.12;
const SINGLE = { least: 0.68, most: 0.95 };
const DOUBLE = { least: 1.25, most: 1.8 };
const SLIDING = { least: 1.3, most: 2.8 };
/** Depth of leaves in the wall. */
const SET_BACK = 0.03;
const THICK = 0.14;
/** Floor that is kept free before closed doors. */
const BEFORE = 0.45;

/** One or two more doors on free stretches of wall: closed, open, glazed, double and sliding ones. */
export const addDoors: RoomChange = (room, random) => {
  const once = random() < LIKELY.first ? addDoor(room, random) : room;
  return once !== room && random() < LIKELY.second ? addDoor(once, random) : once;
};

const addDoor: RoomChange = (room, random) => {
  const kind = random();
  const range = kind < LIKELY.sliding ? SLIDING : kind < LIKELY.sliding + LIKELY.double ? DOUBLE : SINGLE;
  const stretch = seenStretch(room, range.least + 2 * BESIDE, random);
  if (!stretch) return room;
  const hole = holeIn(room, stretch, range, random);
  if (range === SLIDING) return closet(room, hole, random);
  return hinged(room, hole, range === DOUBLE, random);
};

function holeIn(
  { spec }: ViewRoom,
  stretch: Stretch,
  range: { least: number; most: number },
  random: () => number,
): WallOpening {
  const { side, from, to } = stretch;
  const width = between(random, range.least, Math.min(range.most, to - from - 2 * BESIDE));
  return {
    wall: side,
    width,
    along: placeIn({ side, from: from + BESIDE, to: to - BESIDE }, width, random),
    height: Math.min(spec.size.height - 0.2, between(random, 1.98, random() < 0.2 ? 2.4 : 2.12)),
  };
}

function hinged(room: ViewRoom, hole: WallOpening, isDouble: boolean, random: () => number): ViewRoom {
  const look = anyDoorLook(random);
  const isOpen = random() < LIKELY.open;
  const frame = wallFrame(room.spec.size, hole.wall);
  const { along, width, height } = hole;
  const wide = isDouble ? width / 2 : width;
  const angle = isOpen ? openAngle(random) : 0;
  // Into this room, or into the one behind.
  const into = isOpen && random() < 0.6 ? 1 : -1;
  const zone = {
    side: hole.wall,
    from: along - 0.1,
    to: along + width + 0.1,
    out: angle > 0 && into > 0 ? wide + 0.1 : BEFORE,
  };
  const free = cleared(room, zone);
  const leaf = doorLeaf(look, wide - 0.004, height - 0.006);
  const hinges = isDouble ? (['left', 'right'] as const) : [pick(random, ['left', 'right'])];
  const leaves = hinges.flatMap((hinge) => {
    const isTurned = !isDouble || hinge === 'left' || random() < 0.6;
    const place = (mesh: Mesh): Mesh =>
      frame.mounted(
        turned(mesh, wide - 0.004, hinge, isTurned ? angle * into : 0),
        hinge === 'left' ? along + 0.002 : along + width - 0.002,
        0.004,
        isOpen && into < 0 ? -THICK + 0.04 : -SET_BACK,
      );
    return leafParts(leaf, look, place);
  });
  return withParts({ ...free, openings: [...free.openings, hole] }, [
    ...aroundDoor(frame, hole, look),
    ...built('floor', room.spec.floor, [level(frame, [along, along + width], [0, -THICK], 0.0005)]),
    ...leaves,
    ...(isOpen ? secondRoom(free, hole, THICK, random, width < DOUBLE.least) : []),
  ]);
}

function leafParts(
  { wood, panes, handle }: DoorLeaf,
  look: DoorLook,
  place: (mesh: Mesh) => Mesh,
): AddedPart[] {
  return [
    ...built('door', look.leaf, [place(wood)]),
    ...(panes ? built('door', look.pane, [place(panes)]) : []),
    ...built('door', look.handle, [place(handle)]),
  ];
}

/** Reveal and casing, which belong to the door. */
function aroundDoor(frame: WallFrame, hole: WallOpening, { casing }: Pick<DoorLook, 'casing'>): AddedPart[] {
  const { along, width, height } = hole;
  return built('door', casing, [
    ...sides(frame, hole, THICK),
    ...casingOf(frame, { along, up: 0, width, height }, false),
  ]);
}

/** A closet behind sliding leaves: mirrors, panels, frosted glass or wood. */
function closet(room: ViewRoom, hole: WallOpening, random: () => number): ViewRoom {
  const frame = wallFrame(room.spec.size, hole.wall);
  const { along, width, height } = hole;
  const free = cleared(room, { side: hole.wall, from: along - 0.05, to: along + width + 0.05, out: BEFORE });
  return withParts({ ...free, openings: [...free.openings, hole] }, [
    ...aroundDoor(frame, hole, { casing: random() < 0.7 ? WHITE_WOOD : room.spec.trim.material }),
    ...slidingLeaves(frame, { along, width, height, out: -SET_BACK - 0.06 }, random),
  ]);
}

/** Leaves side by side before and behind one another, in a frame; also for fronts that jut out. */
export function slidingLeaves(
  frame: WallFrame,
  { along, width, height, out }: { along: number; width: number; height: number; out: number },
  random: () => number,
): AddedPart[] {
  const count = Math.max(2, Math.round(width / 0.9));
  const each = width / count;
  const look = anyDoorLook(random);
  const hasMirrors = random() < 0.5;
  const edge = hasMirrors ? pick(random, [look.handle, satin('#efede8')]) : look.leaf;
  const stile = hasMirrors ? between(random, 0.015, 0.04) : 0.05;
  const leaves = Array.from({ length: count }, (_, i) => ({ x: along + i * each, z: out + (i % 2) * 0.03 }));
  const panels = leaves.map(({ x, z }) => frame.board(x, 0.01, z, [each, height - 0.02, 0.02]));
  const frames = leaves.flatMap(({ x, z }) => [
    frame.board(x, 0.01, z + 0.002, [stile, height - 0.02, 0.024]),
    frame.board(x + each - stile, 0.01, z + 0.002, [stile, height - 0.02, 0.024]),
    frame.board(x, 0.01, z + 0.002, [each, stile * 1.5, 0.024]),
    frame.board(x, height - 0.01 - stile * 1.5, z + 0.002, [each, stile * 1.5, 0.024]),
  ]);
  return [
    ...built(
      hasMirrors ? 'mirror' : 'door',
      hasMirrors ? MIRROR : look.isGlazed ? look.pane : look.leaf,
      panels,
    ),
    ...built('door', edge, frames),
    // The dark behind the gaps.
    ...built('door', satin('#2a2a2a'), [frame.rectangle(along, 0, width, height, out - 0.01)]),
  ];
}
