import { createMeshBuilder, type Mesh } from './mesh.ts';
import { add, normalize, scale, subtract, type Vec3 } from './vector.ts';

type Axis = 0 | 1 | 2;

const FACES: ReadonlyArray<{ axis: Axis; s: Axis; t: Axis }> = [
  { axis: 0, s: 2, t: 1 },
  { axis: 1, s: 0, t: 2 },
  { axis: 2, s: 0, t: 1 },
];

/** How finely a soft box is divided. */
export interface SoftBoxGrid {
  /** Steps around each half of a rounded edge. */
  readonly edge: number;
  /** Divisions of the flat parts along x, y and z: enough for later deformations. */
  readonly spans: Vec3;
  /** Texture u along the longer side of each face, as wood is sawn; else along x (or z). */
  readonly grain?: boolean;
}

/** A box around the origin with edges rounded by `radius` (above 0, meters), divided for deforming. */
export function softBox(size: Vec3, radius: number, grid: SoftBoxGrid): Mesh {
  const half = scale(size, 0.5);
  const r = Math.min(radius, ...half) * 0.999;
  const core = (p: number, axis: number) => clamp(p, half[axis as Axis] - r);
  const mesh = createMeshBuilder();
  for (const { axis, s, t } of FACES) {
    const sides = gridLine(half[s], r, grid.edge, grid.spans[s]);
    const rises = gridLine(half[t], r, grid.edge, grid.spans[t]);
    const turned = grid.grain === true && size[t] > size[s];
    for (const sign of [-1, 1]) {
      const numbers: number[] = [];
      for (const b of rises) {
        for (const a of sides) {
          const point: [number, number, number] = [0, 0, 0];
          point[axis] = sign * half[axis];
          point[s] = a;
          point[t] = b;
          const inner = point.map(core) as unknown as Vec3;
          const outward = normalize(subtract(point, inner));
          const [u, v] = [a + half[s], b + half[t]];
          numbers.push(mesh.vertex(add(inner, scale(outward, r)), outward, turned ? [v, u] : [u, v]));
        }
      }
      for (let j = 0; j + 1 < rises.length; j++) {
        for (let i = 0; i + 1 < sides.length; i++) {
          const at = j * sides.length + i;
          const over = at + sides.length;
          mesh.quad(numbers[at]!, numbers[at + 1]!, numbers[over + 1]!, numbers[over]!);
        }
      }
    }
  }
  return mesh.build();
}

/** Positions along one side of a face: equal angles around the rounded edges, equal steps between them. */
function gridLine(half: number, radius: number, edge: number, spans: number): number[] {
  const line: number[] = [];
  for (let i = 0; i < edge; i++) line.push(-half + radius * (1 - Math.tan((1 - i / edge) * (Math.PI / 4))));
  const flat = half - radius;
  for (let i = 0; i <= spans; i++) line.push(-flat + (2 * flat * i) / spans);
  for (let i = 1; i <= edge; i++) line.push(flat + radius * Math.tan((i / edge) * (Math.PI / 4)));
  return line;
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
