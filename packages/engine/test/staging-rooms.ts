import fc from 'fast-check';
import { createMask } from '../src/base/raster/raster.ts';
import { CELL, type FloorGrid } from '../src/edits/furniture/room/floor-grid.ts';
import { projectPoint } from '../src/edits/furniture/room/render-camera.ts';
import { sightSums } from '../src/edits/furniture/room/sight-sums.ts';
import type { StagingRoom } from '../src/edits/furniture/room/staging-room.ts';
import { focalPoint, windowsOn } from '../src/edits/furniture/room/wall-features.ts';
import { SEEN, type WallFace, type WallGrid } from '../src/edits/furniture/room/wall-grid.ts';
import { makeCamera } from '../src/render/index.ts';
import type { RenderCamera } from '../src/render/scene.ts';

/** A window or door: where along its wall it begins and ends, and how high, meters. */
export interface Opening {
  readonly face: WallFace;
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

/** A box room photographed from `camera` on the floor's plan; x runs 0 … width, z runs 0 … -depth. */
export interface BoxRoom {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly openings: readonly Opening[];
  /** Degrees to the left. */
  readonly yaw: number;
}

const PICTURE = { width: 320, height: 213 };
const CAMERA_HEIGHT = 1.35;
const CELL_SIZE = 0.1;
const AIM_DOWN = -6;

/** A room as staging sees it, without a photo: the viewer stands in the middle before the wall behind. */
export function boxRoom({ width, depth, height, openings, yaw }: BoxRoom): StagingRoom {
  const camera = makeCamera({
    position: [0, CAMERA_HEIGHT, 0],
    yaw,
    pitch: AIM_DOWN,
    roll: 0,
    focal: 0.62,
    ...PICTURE,
  });
  const min = [-width / 2, 0.4 - depth] as const;
  const max = [width / 2, 0.4] as const;
  const walls = (['left', 'right', 'far'] as const).map((face) =>
    wallGrid(face, camera, min, max, height, openings),
  );
  const inView = walls.filter((wall) => wall.state.some((state) => state !== CELL.unseen));
  return {
    min,
    max,
    height,
    ceilingSeen: true,
    wallsTrusted: true,
    camera,
    floor: floorGrid(camera, min, max),
    sights: sightSums(PICTURE.width, PICTURE.height, sightsOf(camera, min, max, openings)),
    reached: createMask(PICTURE.width, PICTURE.height),
    foreground: { ...PICTURE, data: new Float32Array(PICTURE.width * PICTURE.height).fill(Infinity) },
    walls: inView,
    windows: inView.flatMap(windowsOn),
    focal: focalPoint(inView),
  };
}

type Corner = readonly [x: number, z: number];

function isSeen(camera: RenderCamera, x: number, y: number, z: number): boolean {
  const at = projectPoint(camera, x, y, z);
  return at !== null && at.x >= 0 && at.y >= 0 && at.x < camera.width && at.y < camera.height;
}

function floorGrid(camera: RenderCamera, min: Corner, max: Corner): FloorGrid {
  const columns = Math.round((max[0] - min[0]) / CELL_SIZE);
  const rows = Math.round((max[1] - min[1]) / CELL_SIZE);
  const state = new Uint8Array(columns * rows);
  for (let i = 0; i < state.length; i++) {
    const x = min[0] + ((i % columns) + 0.5) * CELL_SIZE;
    const z = min[1] + (Math.floor(i / columns) + 0.5) * CELL_SIZE;
    if (isSeen(camera, x, 0, z)) state[i] = CELL.free;
  }
  return { cell: CELL_SIZE, start: min, columns, rows, state };
}

/** A place on a wall of the room. */
function onWall(face: WallFace, min: Corner, max: Corner, along: number): Corner {
  if (face === 'far') return [along, min[1]];
  return [face === 'left' ? min[0] : max[0], along];
}

function wallGrid(
  face: WallFace,
  camera: RenderCamera,
  min: Corner,
  max: Corner,
  height: number,
  openings: readonly Opening[],
): WallGrid {
  const start = face === 'far' ? min[0] : min[1];
  const length = face === 'far' ? max[0] - min[0] : max[1] - min[1];
  const columns = Math.round(length / CELL_SIZE);
  const rows = Math.round(height / CELL_SIZE);
  const state = new Uint8Array(columns * rows);
  const seen = new Uint8Array(columns * rows);
  for (let i = 0; i < state.length; i++) {
    const along = start + ((i % columns) + 0.5) * CELL_SIZE;
    const up = (Math.floor(i / columns) + 0.5) * CELL_SIZE;
    const [x, z] = onWall(face, min, max, along);
    if (!isSeen(camera, x, up, z)) continue;
    const open = openings.find(
      (one) => one.face === face && along > one.from && along < one.to && up > one.bottom && up < one.top,
    );
    state[i] = open ? CELL.taken : CELL.free;
    seen[i] = !open ? SEEN.wall : open.bottom > 0 ? SEEN.window : SEEN.door;
  }
  return { face, cell: CELL_SIZE, start, columns, rows, state, seen };
}

function sightsOf(
  camera: RenderCamera,
  min: Corner,
  max: Corner,
  openings: readonly Opening[],
): (pixel: number) => boolean {
  const seen = new Uint8Array(PICTURE.width * PICTURE.height);
  for (const { face, from, to, bottom, top } of openings) {
    for (let along = from; along < to; along += 0.02) {
      for (let up = bottom; up < top; up += 0.02) {
        const [x, z] = onWall(face, min, max, along);
        if (!isSeen(camera, x, up, z)) continue;
        const at = projectPoint(camera, x, up, z)!;
        seen[Math.floor(at.y) * PICTURE.width + Math.floor(at.x)] = 1;
      }
    }
  }
  return (pixel) => seen[pixel] === 1;
}

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Rooms of every usual size, with doors and windows anywhere. */
export const anyBoxRoom: fc.Arbitrary<BoxRoom> = fc
  .record({
    width: fc.double({ min: 2.8, max: 7, noNaN: true }),
    depth: fc.double({ min: 3.6, max: 8, noNaN: true }),
    height: fc.double({ min: 2.4, max: 3.2, noNaN: true }),
    yaw: fc.double({ min: -28, max: 28, noNaN: true }),
    places: fc.array(
      fc.record({
        face: fc.constantFrom<WallFace>('left', 'right', 'far'),
        at: share,
        isDoor: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ places, ...room }) => ({ ...room, openings: places.map((place) => openingIn(room, place)) }));

function openingIn(
  room: { width: number; depth: number },
  { face, at, isDoor }: { face: WallFace; at: number; isDoor: boolean },
): Opening {
  const [start, length] = face === 'far' ? [-room.width / 2, room.width] : [0.4 - room.depth, room.depth];
  const width = isDoor ? 0.9 : 1.4;
  const from = start + 0.1 + at * Math.max(0, length - width - 0.2);
  return { face, from, to: from + width, bottom: isDoor ? 0 : 0.8, top: isDoor ? 2.05 : 2.2 };
}
