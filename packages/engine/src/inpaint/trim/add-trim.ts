import type { Analysis } from '../../scene/analysis.ts';
import { project } from '../../scene/camera/camera.ts';
import type { Vector3 } from '../../scene/camera/vector.ts';
import { FACE_NORMALS } from '../../scene/room-box/layout.ts';
import type { Fill } from '../fill.ts';
import type { PhotoLevels } from '../photo-levels.ts';
import type { RoomSurfaces } from '../room-surfaces.ts';
import {
  findTrim,
  SOFT,
  type Trim,
  type TrimEdge,
  trimColor,
  trimPoint,
  trimShare,
  WALL_HEIGHT,
} from './trim.ts';

/** Left, right and far wall. */
const WALLS = [2, 3, 4] as const;

/** The wall's color beside its trim is a mean over this many steps to both sides, and over these heights; meters. */
const EVEN = {
  step: 0.02,
  steps: 6,
  heights: [WALL_HEIGHT, WALL_HEIGHT + 0.03, WALL_HEIGHT + 0.06],
} as const;

/** Draws skirting or molding over a filled color. */
export type AddTrim = (face: number, ray: Vector3, color: Float32Array) => void;

/**
 * Finds the trim of all visible walls; a wall whose trim is hidden gets its neighbor's.
 *
 * @param tallest meters; a taller part is not a board, but the front of something low.
 */
export function createTrim(
  levels: PhotoLevels,
  analysis: Pick<Analysis, 'camera' | 'layout'>,
  surfaces: RoomSurfaces,
  fills: readonly (Fill | null)[],
  tallest = Number.POSITIVE_INFINITY,
): AddTrim {
  const { camera, layout } = analysis;
  const trims = ([0, 1] as const).map((end) => {
    const found = WALLS.map((face) => {
      const trim = findTrim(levels, analysis, surfaces, { face, end });
      return trim && trim.to <= tallest ? trim : null;
    });
    const seen = WALLS.map((face) => surfaces.faces.includes(face));
    const any = found.find((trim) => trim !== null) ?? null;
    return found.map((trim, i) => (seen[i] ? (trim ?? any) : null));
  });
  const trimmed = new Float32Array(3);
  const wallColors = WALLS.map((face) =>
    [0, 1].map((end) => colorsAlong(fills[face] ?? null, face, end as 0 | 1)),
  );

  return (face, ray, color) => {
    const nearest = nearestEdge(face, ray);
    if (nearest === null) return;
    const { edge, along, off } = nearest;
    const trim: Trim | null = trims[edge.end]![edge.face - 2]!;
    const share = trim ? trimShare(trim, off) : 0;
    const wallColor = trim && share > 0 ? wallColors[edge.face - 2]![edge.end]!(along) : null;
    if (trim === null || wallColor === null) return;
    trimColor(trim, off, wallColor, trimmed);
    for (let c = 0; c < 3; c++) color[c]! += share * (trimmed[c]! - color[c]!);
  };

  /** The filled wall's color beside its trim, by meters along its edge: even, since grain would draw streaks down the trim. */
  function colorsAlong(fill: Fill | null, face: number, end: 0 | 1): (along: number) => Float32Array | null {
    const read = memoized((step: number): Float32Array | null => {
      const sum = new Float32Array(3);
      const color = new Float32Array(3);
      for (const height of EVEN.heights) {
        const above = fill && project(camera, trimPoint(layout, { face, end }, step * EVEN.step, height));
        if (!above) return null;
        fill.colorAt(above.x / camera.width, above.y / camera.height, color);
        for (let c = 0; c < 3; c++) sum[c]! += color[c]! / EVEN.heights.length;
      }
      return sum;
    });
    const even = memoized((step: number): Float32Array | null => {
      const around = Array.from({ length: 2 * EVEN.steps + 1 }, (_, i) => read(step - EVEN.steps + i));
      const seen = around.filter((color) => color !== null);
      if (seen.length === 0) return null;
      return new Float32Array(3).map((_, c) => seen.reduce((sum, color) => sum + color[c]!, 0) / seen.length);
    });
    return (along) => {
      const step = Math.floor(along / EVEN.step);
      const [from, to] = [even(step), even(step + 1)];
      if (!from || !to) return from ?? to;
      const share = along / EVEN.step - step;
      return from.map((value, c) => value + share * (to[c]! - value));
    };
  }

  /** The edge near the point where a ray meets the room, if any. */
  function nearestEdge(face: number, ray: Vector3): { edge: TrimEdge; along: number; off: number } | null {
    const normal = FACE_NORMALS[face]!;
    const reach = (face === 1 || face === 3 || face === 5 ? layout.max : layout.min)[normal] / ray[normal];
    const at: Vector3 = [ray[0] * reach, ray[1] * reach, ray[2] * reach];
    if (face >= 2) {
      if (face === 5) return null;
      const [low, high] = [at[1] - layout.min[1], layout.max[1] - at[1]];
      const end = low < high ? 0 : 1;
      return { edge: { face, end }, along: at[normal === 0 ? 2 : 0], off: Math.min(low, high) };
    }
    const gaps = [at[0] - layout.min[0], layout.max[0] - at[0], at[2] - layout.min[2]];
    const least = Math.min(...gaps);
    if (least > 2 * SOFT) return null;
    const wall = WALLS[gaps.indexOf(least)]!;
    return { edge: { face: wall, end: face as 0 | 1 }, along: at[wall === 4 ? 0 : 2], off: -least };
  }
}

/** The function with its answers kept. */
function memoized<Answer>(answer: (step: number) => Answer): (step: number) => Answer {
  const answers = new Map<number, Answer>();
  return (step) => {
    if (!answers.has(step)) answers.set(step, answer(step));
    return answers.get(step)!;
  };
}
