import type { Analysis } from '../../scene/analysis.ts';
import { project } from '../../scene/camera/camera.ts';
import type { Vector3 } from '../../scene/camera/vector.ts';
import { type Face, faceAlong } from '../../scene/room-box/layout.ts';

/** The part of a wall that the photo shows, along x (far wall) or z (side walls), meters. */
export interface WallInView {
  readonly face: Extract<Face, 'left' | 'right' | 'far'>;
  readonly from: number;
  readonly to: number;
}

/** Number of sampled places along a wall, and of heights. */
const PLACES = 160;
const HEIGHTS = 9;
/** A shorter visible part of a wall does not tell where the room ends, meters. */
const LEAST_LENGTH = 0.15;

/** The visible walls of the room box, and the visible part of each. */
export function wallsInView({ camera, layout }: Pick<Analysis, 'camera' | 'layout'>): WallInView[] {
  const { min, max } = layout;
  const isSeen = (point: Vector3): boolean => {
    const at = project(camera, point);
    return at !== null && at.x >= 0 && at.y >= 0 && at.x <= camera.width && at.y <= camera.height;
  };
  const walls = [
    {
      face: 'far',
      number: 4,
      start: min[0],
      end: max[0],
      at: (s: number, y: number): Vector3 => [s, y, min[2]],
    },
    {
      face: 'left',
      number: 2,
      start: min[2],
      end: max[2],
      at: (s: number, y: number): Vector3 => [min[0], y, s],
    },
    {
      face: 'right',
      number: 3,
      start: min[2],
      end: max[2],
      at: (s: number, y: number): Vector3 => [max[0], y, s],
    },
  ] as const;
  return walls.flatMap(({ face, number, start, end, at }) => {
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let place = 0; place < PLACES; place++) {
      const along = start + ((place + 0.5) / PLACES) * (end - start);
      for (let level = 0; level < HEIGHTS; level++) {
        const point = at(along, min[1] + ((level + 0.5) / HEIGHTS) * (max[1] - min[1]));
        if (!isSeen(point) || faceAlong(min, max, ...point) !== number) continue;
        [from, to] = [Math.min(from, along), Math.max(to, along)];
      }
    }
    const cell = (end - start) / PLACES / 2;
    return to - from > LEAST_LENGTH ? [{ face, from: from - cell, to: to + cell }] : [];
  });
}
