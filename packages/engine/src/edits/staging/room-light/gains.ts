import { createRoomBox } from '../../../render/light-transport/room-box.ts';
import type { CellState, PhotoBox } from './project-on-box.ts';
import { placeOfCell } from './project-on-box.ts';

/** Factors on the radiance of what is burnt out and of what is out of view. */
export interface Gains {
  readonly burnt: number;
  readonly unseen: number;
}

/** Share of light that painted walls and floors usually send back. */
const ALBEDO: Partial<Record<CellState, number>> = { wall: 0.72, floor: 0.4 };
/** Floors differ more than paints do. */
const TRUST: Partial<Record<CellState, number>> = { wall: 1, floor: 0.35 };
/** Places looked at, and directions from each. */
const PLACES = 48;
const DIRECTIONS = 256;
/** Gains tried, evenly in their logarithm. */
const RANGE = { burnt: [1, 30], unseen: [0.35, 4] } as const;
const STEPS = 40;
/** How strongly the usual gain is preferred (as squared logarithms). */
const PRIOR = { burnt: { usual: 4, weight: 0.03 }, unseen: { usual: 1, weight: 0.25 } };

/** Light arriving at one place of known albedo, by the state of the cells it comes from; divided by pi. */
interface Arrival {
  readonly seen: number;
  readonly burnt: number;
  readonly unseen: number;
  /** What must arrive for the place to look as bright as it does. */
  readonly wanted: number;
  readonly trust: number;
}

/** The gains with which walls and floor come out as bright as the photo shows them. */
export function solveGains(box: PhotoBox): Gains {
  const arrivals = gatherArrivals(box);
  let best: Gains = { burnt: PRIOR.burnt.usual, unseen: PRIOR.unseen.usual };
  let bestError = Infinity;
  for (const burnt of logSteps(RANGE.burnt)) {
    for (const unseen of logSteps(RANGE.unseen)) {
      let error =
        arrivals.length *
        (PRIOR.burnt.weight * Math.log(burnt / PRIOR.burnt.usual) ** 2 +
          PRIOR.unseen.weight * Math.log(unseen / PRIOR.unseen.usual) ** 2);
      for (const { seen, burnt: b, unseen: u, wanted, trust } of arrivals) {
        error += trust * Math.log((seen + burnt * b + unseen * u) / wanted) ** 2;
      }
      if (error < bestError) {
        bestError = error;
        best = { burnt, unseen };
      }
    }
  }
  return best;
}

function logSteps([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: STEPS }, (_, i) => from * (to / from) ** (i / (STEPS - 1)));
}

function gatherArrivals(box: PhotoBox): Arrival[] {
  const known = [...box.state.keys()].filter((cell) => ALBEDO[box.state[cell]!] !== undefined);
  const stride = Math.max(1, Math.floor(known.length / PLACES));
  const room = createRoomBox(box);
  return known
    .filter((_, i) => i % stride === 0)
    .map((cell) => {
      const sums = { seen: 0, burnt: 0, unseen: 0 };
      const [x, y, z] = placeOfCell(box, cell);
      const face = room.faceOf(cell);
      const normal = room.normals.subarray(face * 3, face * 3 + 3);
      for (let i = 0; i < DIRECTIONS; i++) {
        const [dx, dy, dz] = cosineDirection(normal, i);
        const from = room.exit(
          x + normal[0]! * 1e-3,
          y + normal[1]! * 1e-3,
          z + normal[2]! * 1e-3,
          dx,
          dy,
          dz,
        );
        const state = box.state[from];
        sums[state === 'burnt' || state === 'unseen' ? state : 'seen'] += brightness(box, from) / DIRECTIONS;
      }
      const state = box.state[cell]!;
      return {
        ...sums,
        wanted: Math.max(1e-4, brightness(box, cell) / ALBEDO[state]!),
        trust: TRUST[state]!,
      };
    });
}

const brightness = ({ radiance }: PhotoBox, cell: number): number =>
  0.2126 * radiance[cell * 3]! + 0.7152 * radiance[cell * 3 + 1]! + 0.0722 * radiance[cell * 3 + 2]!;

/** The i-th of evenly spread directions about an axis-parallel normal, denser where the cosine is greater. */
function cosineDirection(normal: Float64Array, i: number): readonly [number, number, number] {
  const share = (i + 0.5) / DIRECTIONS;
  const angle = i * Math.PI * (3 - Math.sqrt(5));
  const [a, b, up] = [
    Math.sqrt(share) * Math.cos(angle),
    Math.sqrt(share) * Math.sin(angle),
    Math.sqrt(1 - share),
  ];
  if (normal[0] !== 0) return [normal[0]! * up, a, b];
  if (normal[1] !== 0) return [a, normal[1]! * up, b];
  return [a, b, normal[2]! * up];
}
