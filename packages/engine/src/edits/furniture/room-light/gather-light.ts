import { createRoomBox } from '../../../render/light-transport/photographed-room/room-box.ts';
import { GROUND_OVER_SKY } from './lit-rectangle.ts';
import { brightnessOf, type PhotoBox } from './project-on-box.ts';

/** Surfaces whose albedo is roughly known. */
export const KNOWN = ['wall', 'floor', 'ceiling'] as const;
export type Known = (typeof KNOWN)[number];

/** Light arriving at a place (irradiance / pi), by its source. */
export interface LitPlace {
  readonly cell: number;
  readonly known: Known;
  /** The brightness of the place in the photo, linear. */
  readonly brightness: number;
  /** From visible cells. */
  readonly seen: number;
  /** From each unknown, at gain 1. */
  readonly unknown: Float64Array;
}

/** Sampled places on each kind of surface, and directions from each. */
const PLACES = 70;
const DIRECTIONS = 400;
const DARKEST = 0.004;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** The light at places on walls, floor and ceiling; `unknownOf` gives the unknown of each cell, -1 = visible. */
export function gatherLight(box: PhotoBox, unknownOf: Int32Array, unknowns: number): LitPlace[] {
  const room = createRoomBox(box);
  const shining = [...box.state.keys()].filter(
    (cell) => unknownOf[cell]! >= 0 && box.state[cell] !== 'unseen',
  );
  return KNOWN.flatMap((known) => {
    const cells = [...box.state.keys()].filter(
      (cell) => box.state[cell] === known && brightnessOf(box, cell) > DARKEST,
    );
    const stride = Math.max(1, cells.length / PLACES);
    return Array.from({ length: Math.min(PLACES, cells.length) }, (_, n): LitPlace => {
      const cell = cells[Math.floor(n * stride)]!;
      const unknown = new Float64Array(unknowns);
      const seen = gatherAt(box, room, cell, (from, light) => {
        if (unknownOf[from]! < 0) return light;
        if (box.state[from] === 'unseen') unknown[unknownOf[from]!]! += light;
        return 0;
      });
      for (const from of shining) {
        unknown[unknownOf[from]!]! += brightnessOf(box, from) * shareOfCell(room, cell, from);
      }
      return { cell, known, brightness: brightnessOf(box, cell), seen, unknown };
    });
  });
}

/**
 * Share of a cell's view that another cell fills, for possible windows: it is small, so few directions would meet it.
 */
function shareOfCell(room: ReturnType<typeof createRoomBox>, cell: number, from: number): number {
  const [face, fromFace] = [room.faceOf(cell), room.faceOf(from)];
  if (face === fromFace) return 0;
  room.cellPlace(from, 0.5, 0.5);
  const [x, y, z] = [room.place[0]!, room.place[1]!, room.place[2]!];
  room.cellPlace(cell, 0.5, 0.5);
  const [dx, dy, dz] = [x - room.place[0]!, y - room.place[1]!, z - room.place[2]!];
  const cosine = (n: number) =>
    Math.abs(dx * room.normals[n]! + dy * room.normals[n + 1]! + dz * room.normals[n + 2]!);
  const squared = dx * dx + dy * dy + dz * dz;
  const area = room.cellArea[fromFace]!;
  const share =
    (area * cosine(face * 3) * cosine(fromFace * 3)) / (Math.PI * squared * Math.max(squared, area));
  return dy < 0 && fromFace > 1 ? GROUND_OVER_SKY * share : share;
}

/** Sums the shares of light from evenly spread directions about a cell's normal, denser where the cosine is greater. */
function gatherAt(
  box: PhotoBox,
  room: ReturnType<typeof createRoomBox>,
  cell: number,
  sort: (from: number, light: number) => number,
): number {
  const face = room.faceOf(cell);
  const axis = [1, 1, 0, 0, 2, 2][face]!;
  const inward = face % 2 === 0 ? 1 : -1;
  room.cellPlace(cell, 0.5, 0.5);
  const start = room.place.map((value, k) => value + (k === axis ? inward * 1e-3 : 0));
  const direction = new Float64Array(3);
  let sum = 0;
  for (let i = 0; i < DIRECTIONS; i++) {
    const share = (i + 0.5) / DIRECTIONS;
    const flat = Math.sqrt(share);
    const angle = (i + 0.618 * cell) * GOLDEN_ANGLE;
    direction[axis] = inward * Math.sqrt(1 - share);
    direction[(axis + 1) % 3] = flat * Math.cos(angle);
    direction[(axis + 2) % 3] = flat * Math.sin(angle);
    const from = room.exit(start, direction);
    sum += sort(from, brightnessOf(box, from) / DIRECTIONS);
  }
  return sum;
}
