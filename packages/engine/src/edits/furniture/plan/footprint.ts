/** A rectangle on the floor: its middle, half extents and turn (degrees counter-clockwise seen from above). */
export interface Footprint {
  readonly x: number;
  readonly z: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly turn: number;
}

/** A point on the floor. */
export type FloorPoint = readonly [x: number, z: number];

const RADIANS = Math.PI / 180;

/** Turns a vector from a thing's own coordinates (x right, z to its front) to the room's. */
export function turned(x: number, z: number, turn: number): FloorPoint {
  const [c, s] = [Math.cos(turn * RADIANS), Math.sin(turn * RADIANS)];
  return [c * x + s * z, -s * x + c * z];
}

/** The four corners in circular order. */
export function corners(print: Footprint): readonly [FloorPoint, FloorPoint, FloorPoint, FloorPoint] {
  const corner = (sx: number, sz: number): FloorPoint => {
    const [x, z] = turned(sx * print.halfWidth, sz * print.halfDepth, print.turn);
    return [print.x + x, print.z + z];
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** The same rectangle with `margin` meters more on every side (less if negative). */
export function grown(print: Footprint, margin: number): Footprint {
  return {
    ...print,
    halfWidth: Math.max(0.01, print.halfWidth + margin),
    halfDepth: Math.max(0.01, print.halfDepth + margin),
  };
}

/** Distance of a place on the floor from the rectangle, meters; 0 inside. */
export function distanceTo(print: Footprint, x: number, z: number): number {
  const [u, v] = turned(x - print.x, z - print.z, -print.turn);
  return Math.hypot(Math.max(0, Math.abs(u) - print.halfWidth), Math.max(0, Math.abs(v) - print.halfDepth));
}

/** Whether two rectangles share area (separating axis theorem). */
export function overlap(a: Footprint, b: Footprint): boolean {
  return !separated(a, b) && !separated(b, a);
}

/** Whether one of a's own axes separates the two. */
function separated(a: Footprint, b: Footprint): boolean {
  const others = corners(b).map(([x, z]) => {
    const [dx, dz] = [x - a.x, z - a.z];
    return turned(dx, dz, -a.turn);
  });
  const apart = (axis: 0 | 1, half: number): boolean => {
    const values = others.map((corner) => corner[axis]);
    return Math.min(...values) >= half || Math.max(...values) <= -half;
  };
  return apart(0, a.halfWidth) || apart(1, a.halfDepth);
}

/**
 * Visits points all over the rectangle, about `spacing` meters apart, the corners among them. Solving a plan visits
 * millions of them, so there is no list of them.
 */
export function eachPoint(print: Footprint, spacing: number, visit: (x: number, z: number) => void): void {
  const across = Math.max(1, Math.ceil((2 * print.halfWidth) / spacing));
  const along = Math.max(1, Math.ceil((2 * print.halfDepth) / spacing));
  const [c, s] = [Math.cos(print.turn * RADIANS), Math.sin(print.turn * RADIANS)];
  for (let j = 0; j <= along; j++) {
    const v = print.halfDepth * ((2 * j) / along - 1);
    for (let i = 0; i <= across; i++) {
      const u = print.halfWidth * ((2 * i) / across - 1);
      visit(print.x + (c * u + s * v), print.z + (-s * u + c * v));
    }
  }
}

/** Share of the points all over the rectangle, about `spacing` meters apart, that meet a condition; 0 … 1. */
export function shareOfPoints(
  print: Footprint,
  spacing: number,
  holds: (x: number, z: number) => boolean,
): number {
  let [all, held] = [0, 0];
  eachPoint(print, spacing, (x, z) => {
    all++;
    if (holds(x, z)) held++;
  });
  return held / all;
}
