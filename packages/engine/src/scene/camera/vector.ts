/** A point or direction in space. */
export type Vector3 = readonly [x: number, y: number, z: number];

/** Scalar product. */
export function dot(a: Vector3, b: Vector3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
