/** A point, direction or size: x, y, z. Plain tuples: used to build scenes, never in the tracer's inner loop. */
export type Vec3 = readonly [x: number, y: number, z: number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The same direction with length 1; a zero vector becomes straight up, so that meshes never carry NaN. */
export function normalize(a: Vec3): Vec3 {
  const size = length(a);
  return size > 1e-12 ? scale(a, 1 / size) : [0, 1, 0];
}

/** Rotation as three rows; `apply` multiplies it with a column vector. */
export type Rotation = readonly [Vec3, Vec3, Vec3];

export const apply = (r: Rotation, v: Vec3): Vec3 => [dot(r[0], v), dot(r[1], v), dot(r[2], v)];

/** First `b`, then `a`. */
export function multiply(a: Rotation, b: Rotation): Rotation {
  const column = (i: 0 | 1 | 2): Vec3 => [b[0][i], b[1][i], b[2][i]];
  const row = (r: Vec3): Vec3 => [dot(r, column(0)), dot(r, column(1)), dot(r, column(2))];
  return [row(a[0]), row(a[1]), row(a[2])];
}

/** Turns about +x by the right-hand rule; radians. */
export function aboutX(angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [1, 0, 0],
    [0, c, -s],
    [0, s, c],
  ];
}

/** Turns about +y (up) by the right-hand rule: positive is counter-clockwise seen from above; radians. */
export function aboutY(angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [c, 0, s],
    [0, 1, 0],
    [-s, 0, c],
  ];
}

/** Turns about +z by the right-hand rule; radians. */
export function aboutZ(angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [c, -s, 0],
    [s, c, 0],
    [0, 0, 1],
  ];
}
