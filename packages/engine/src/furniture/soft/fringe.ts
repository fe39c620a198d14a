import { createMeshBuilder, type Mesh } from '../../base/geometry/mesh.ts';
import { normalize, type Vec3 } from '../../base/geometry/vector.ts';
import { createRandom } from '../../base/random.ts';

/** Tassels along a straight edge on the floor. */
export interface Fringe {
  /** Ends of the edge, at the height of its knots. */
  readonly from: Vec3;
  readonly to: Vec3;
  /** Direction in which the tassels lie. */
  readonly outwards: Vec3;
  /** Meters. */
  readonly length: number;
  readonly count: number;
  readonly seed: number;
}

/** Knotted warp ends lying on the floor: each a tapering, slightly bent strip that falls from the edge. */
export function floorFringe(fringe: Fringe): Mesh {
  const { from, to, outwards, length, count, seed } = fringe;
  const random = createRandom(seed);
  const mesh = createMeshBuilder();
  const along: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const side = normalize(along);
  const pitch = Math.hypot(...along) / count;
  for (let i = 0; i < count; i++) {
    const part = (i + 0.5) / count;
    const [sway, long] = [(random() - 0.5) * 0.6, length * (0.82 + 0.18 * random())];
    const rows = [0, 0.35, 1].map((k) => {
      const half = pitch * (0.24 + 0.2 * k);
      const drift = sway * long * k * k;
      const height = from[1] * (1 - Math.min(1, 1.6 * k)) + 0.002;
      const middle = [0, 1, 2].map(
        (a) => from[a]! + along[a]! * part + outwards[a]! * long * k + side[a]! * drift,
      );
      return [-1, 1].map((sign) => {
        const at: Vec3 = [middle[0]! + sign * half * side[0], height, middle[2]! + sign * half * side[2]];
        const normal = normalize([sign * side[0] * 0.7, 1, sign * side[2] * 0.7]);
        return mesh.vertex(at, normal, [sign * half, long * k]);
      });
    });
    for (let k = 0; k < 2; k++) mesh.quad(rows[k]![0]!, rows[k]![1]!, rows[k + 1]![1]!, rows[k + 1]![0]!);
  }
  return mesh.build();
}
