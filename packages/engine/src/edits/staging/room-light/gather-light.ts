import { CEILING, createRoomBox } from '../../../render/light-transport/room-box.ts';
import { brightnessOf, type PhotoBox } from './project-on-box.ts';

/** Surfaces whose albedo is roughly known. */
export const KNOWN = ['wall', 'floor', 'ceiling'] as const;
export type Known = (typeof KNOWN)[number];

/** Light arriving at a place (irradiance by pi), by where it comes from. */
export interface LitPlace {
  readonly cell: number;
  readonly known: Known;
  /** As the photo shows the place, linear. */
  readonly brightness: number;
  /** From cells in view. */
  readonly seen: number;
  /** From each unknown, at gain 1. */
  readonly unknown: Float64Array;
}

/** Places looked at on each kind of surface, and directions from each. */
const PLACES = 70;
const DIRECTIONS = 400;
const DARKEST = 0.004;
/** Through a window the floor sees the sky and the ceiling the darker ground. */
const GROUND_OVER_SKY = 0.45;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** What arrives at places on walls, floor and ceiling; `unknownOf` tells for each cell its unknown, -1 = in view. */
export function gatherLight(box: PhotoBox, unknownOf: Int32Array, unknowns: number): LitPlace[] {
  const room = createRoomBox(box);
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
        const fromWall = room.faceOf(from) > CEILING;
        unknown[unknownOf[from]!]! += known === 'ceiling' && fromWall ? GROUND_OVER_SKY * light : light;
        return 0;
      });
      return { cell, known, brightness: brightnessOf(box, cell), seen, unknown };
    });
  });
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
  const [x, y, z] = [0, 1, 2].map((k) => room.place[k]! + (k === axis ? inward * 1e-3 : 0)) as [
    number,
    number,
    number,
  ];
  const direction = new Float64Array(3);
  let sum = 0;
  for (let i = 0; i < DIRECTIONS; i++) {
    const share = (i + 0.5) / DIRECTIONS;
    const flat = Math.sqrt(share);
    const angle = (i + 0.618 * cell) * GOLDEN_ANGLE;
    direction[axis] = inward * Math.sqrt(1 - share);
    direction[(axis + 1) % 3] = flat * Math.cos(angle);
    direction[(axis + 2) % 3] = flat * Math.sin(angle);
    const from = room.exit(x, y, z, direction[0]!, direction[1]!, direction[2]!);
    sum += sort(from, brightnessOf(box, from) / DIRECTIONS);
  }
  return sum;
}
