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

/** The four corners, going around. */
export function corners(print: Footprint): readonly [FloorPoint, FloorPoint, FloorPoint, FloorPoint] {
  const corner = (sx: number, sz: number): FloorPoint => {
    const [x, z] = turned(sx * print.halfWidth, sz * print.halfDepth, print.turn);
    return [print.x + x, print.z + z];
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** The same rectangle with `margin` meters more on every side (less when negative). */
export function grown(print: Footprint, margin: number): Footprint {
  return {
    ...print,
    halfWidth: Math.max(0.01, print.halfWidth + margin),
    halfDepth: Math.max(0.01, print.halfDepth + margin),
  };
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

/** Points all over the rectangle, about `spacing` meters apart, the corners among them. */
export function samplePoints(print: Footprint, spacing: number): FloorPoint[] {
  const across = Math.max(1, Math.ceil((2 * print.halfWidth) / spacing));
  const along = Math.max(1, Math.ceil((2 * print.halfDepth) / spacing));
  const points: FloorPoint[] = [];
  for (let j = 0; j <= along; j++) {
    for (let i = 0; i <= across; i++) {
      const [x, z] = turned(
        print.halfWidth * ((2 * i) / across - 1),
        print.halfDepth * ((2 * j) / along - 1),
        print.turn,
      );
      points.push([print.x + x, print.z + z]);
    }
  }
  return points;
}
