import type { HouseSpec } from './house-spec.ts';

/** Half the width of the path to the door. */
export const PATH_HALF = 0.75;
/** Depth of the bed along the front, and its length beyond the house. */
export const BED = { deep: 1.15, past: 0.5 };

/** The place of the path: straight from the door. */
export function pathOf({ door, bodies }: HouseSpec): { middle: number; start: number } {
  const body = bodies[door.body]!;
  return { middle: body.x + door.x + door.width / 2, start: body.forward };
}

/** Whether grass grows at a place of the garden. */
export function isLawn(spec: HouseSpec, x: number, z: number): boolean {
  const { middle, start } = pathOf(spec);
  if (Math.abs(x - middle) < PATH_HALF + 0.1 && z > start - 0.1) return false;
  const { terrace } = spec;
  if (
    terrace &&
    x > terrace.x - 0.03 &&
    x < terrace.x + terrace.width + 0.03 &&
    z < terrace.z + terrace.depth + 0.03
  )
    return false;
  return !spec.bodies.some(
    (body) =>
      x > body.x - BED.past &&
      x < body.x + body.width + BED.past &&
      z < body.forward + BED.deep &&
      z > body.forward - body.depth,
  );
}
