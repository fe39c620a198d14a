import type { Mesh } from '../../base/geometry/mesh.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { sheet } from '../../base/geometry/shapes.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';

/** The mattress under the cloth: its middle over the origin, its foot towards +z. */
export interface Mattress {
  readonly width: number;
  readonly length: number;
  /** Height of its top above the floor, and its thickness, meters. */
  readonly top: number;
  readonly thickness: number;
}

/** A cloth laid over a mattress, spread from `head` (z) to its foot and hanging over both sides. */
export interface BedCloth {
  /** Place of its upper edge, and its length from there down the bed along its surface; meters. */
  readonly head: number;
  readonly length: number;
  /** Overhang over the sides and, if it is long enough, over the foot. */
  readonly overhang: number;
  /** Height of its upper surface above the mattress. */
  readonly loft: number;
  /** Radius of the rolled hem: half the thickness of the filling. */
  readonly hem: number;
  /** Unevenness of its filling and of the surface below, meters above `loft`, by place on the unfolded cloth. */
  readonly relief: (across: number, along: number) => number;
  /** Amplitude of hanging parts at their hem, meters. */
  readonly swing: number;
  /** Lag of its upper edge along x (radians, small): thrown on, not measured. */
  readonly skew: number;
  readonly seed: number;
  readonly columns: number;
  readonly rows: number;
}

/** Billows of a filled duvet with creases between them; `plump` 0 … 1. */
export function duvetRelief(seed: number, plump: number): (across: number, along: number) => number {
  const billows = ripples(seed, 0.52);
  const small = ripples(seed + 1, 0.21);
  const lines = ripples(seed + 2, 0.42);
  const cross = ripples(seed + 3, 0.6);
  return (x, z) => {
    const warp = 0.05 * small([x, 0.3, z]);
    const crease = (value: number, width: number) => Math.exp(-((value / width) ** 2));
    const folds =
      0.011 * crease(lines([x + warp, 0, 0.62 * z]), 0.15) +
      0.009 * crease(cross([0.55 * x, 1, z + warp]), 0.11);
    return (0.013 + 0.014 * plump) * billows([x, 0, z]) + 0.006 * small([x, 0, z]) - folds;
  };
}

/** Height over which hanging cloth comes fully free of the surface below, meters. */
const FREE = 0.34;
const EDGE = 0.045;

/** The cloth in its place: over the edges, corners in a soft cone, hems rolled in. */
export function bedCloth(mattress: Mattress, cloth: BedCloth): Mesh {
  const at = lyingCloth(mattress, cloth);
  const hem = Math.PI * cloth.hem + 0.03;
  const across = mattress.width / 2 + cloth.overhang + hem;
  const along = cloth.length + 2 * hem;
  return sheet((u, v) => at((2 * u - 1) * across, v * along - hem), cloth.columns, cloth.rows, [
    2 * across,
    along,
  ]);
}

/** The place of a point of the unfolded cloth: meters from its middle line, and from its upper edge. */
function lyingCloth(mattress: Mattress, cloth: BedCloth): (across: number, along: number) => Vec3 {
  const { width, length, top } = mattress;
  const round = EDGE + cloth.loft;
  const [sideStart, footStart] = [width / 2 - EDGE, length / 2 - EDGE];
  const swing = ripples(cloth.seed + 11, 0.3);
  const slow = ripples(cloth.seed + 12, 0.9);
  const reach = cloth.head + cloth.length - length / 2;
  return (across, unrolled) => {
    const along = Math.max(0, Math.min(unrolled, reach > 0 ? Infinity : cloth.length));
    const place = cloth.head + along + cloth.skew * across;
    const [side, foot] = [Math.max(0, Math.abs(across) - sideStart), Math.max(0, place - footStart)];
    const hang = (side ** 4 + foot ** 4) ** 0.25;
    const turn = Math.atan2(foot, side);
    const toward: readonly [x: number, z: number] = hang > 0 ? [Math.cos(turn), Math.sin(turn)] : [0, 0];
    const beside = toward[1] ** 2;
    const limit =
      EDGE +
      cloth.overhang +
      (Math.max(0, reach) - cloth.overhang) * beside +
      0.013 * slow([across, 0, place]);
    const { out, down } = overEdge(Math.min(hang, limit), round);
    const hem = rolled(Math.max(0, hang - limit), cloth.hem);
    const end = rolled(Math.abs(unrolled - along), cloth.hem);
    const free = Math.min(1, down / FREE);
    const tilt = Math.min(1, hang / (round * 1.57));
    const edge = foot > side ? across : place;
    const folds = swing([edge, 0.22 * down, Math.sign(across)]);
    const sway =
      free ** 1.3 *
      cloth.swing *
      (Math.sign(folds) * Math.abs(folds) ** 0.8 + 0.6 * slow([edge, 1, 0]) + 0.9);
    const flare = 0.36 * Math.sin(2 * turn) ** 2 * Math.max(0, down - round * 0.4);
    const lift = cloth.relief(across, place) * (1 - 0.5 * free);
    const spread = out + 0.022 * free + sway + flare - hem.inward + (lift - end.inward) * tilt;
    const back = Math.sign(unrolled - along) * end.down;
    return [
      Math.sign(across) * (Math.min(Math.abs(across), sideStart) + spread * toward[0]),
      Math.max(0.012, top + cloth.loft - down + (lift - end.inward) * (1 - tilt) - hem.down),
      Math.min(place, footStart) + spread * toward[1] + back,
    ];
  };
}

/** Around a rounded edge and straight down: how far out and down a length of cloth goes. */
function overEdge(run: number, round: number): { out: number; down: number } {
  const quarter = (round * Math.PI) / 2;
  if (run < quarter) {
    const angle = run / round;
    return { out: round * Math.sin(angle), down: round * (1 - Math.cos(angle)) };
  }
  return { out: round, down: round + run - quarter };
}

/** A hem rolled in around its filling, then going back out of sight. `down` is along the way the cloth was going. */
function rolled(past: number, hem: number): { inward: number; down: number } {
  const half = Math.PI * hem;
  if (past < half) {
    const angle = past / hem;
    return { inward: hem * (1 - Math.cos(angle)), down: hem * Math.sin(angle) };
  }
  return { inward: 2 * hem, down: half - past };
}
