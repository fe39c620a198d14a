import { isInPicture, projectPoint } from '../room/render-camera.ts';
import { type SightSums, sightsWithin } from '../room/sight-sums.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import type { Candidate } from './candidate.ts';
import { corners, eachPoint } from './footprint.ts';

/** The view of a thing in the picture. */
export interface Visibility {
  /** Share of it inside the picture, 0 … 1. */
  readonly share: number;
  /** Share of the picture's area that its outline's box covers inside the picture. */
  readonly coverage: number;
  /** Distance of its nearest corner along the camera's axis, meters; 0 when part of it is behind the camera. */
  readonly nearest: number;
  /** Share of the picture's windows, doors and fireplaces behind its outline's box, 0 … 1. */
  readonly hides: number;
  /** Center of its outline from the left edge (0) to the right edge (1). */
  readonly across: number;
}

const NOTHING: Visibility = { share: 0, coverage: 0, nearest: 0, hides: 0, across: 0.5 };

/** Projects the thing's box, which is exact enough for placing. */
export function visibility(room: StagingRoom, { print, bottom, size }: Candidate): Visibility {
  const { camera } = room;
  let inside = 0;
  let all = 0;
  eachPoint(print, 0.4, (x, z) => {
    for (let level = 0; level < 3; level++) {
      all++;
      if (isInPicture(camera, x, bottom + (level / 2) * size[1], z)) inside++;
    }
  });
  let nearest = Infinity;
  let [left, right, top, low] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, z] of corners(print)) {
    for (const y of [bottom, bottom + size[1]]) {
      const place = projectPoint(camera, x, y, z);
      if (!place) return { ...NOTHING, share: inside / all };
      nearest = Math.min(nearest, place.depth);
      left = Math.min(left, place.x);
      right = Math.max(right, place.x);
      top = Math.min(top, place.y);
      low = Math.max(low, place.y);
    }
  }
  const wide = Math.max(0, Math.min(camera.width, right) - Math.max(0, left));
  const high = Math.max(0, Math.min(camera.height, low) - Math.max(0, top));
  return {
    share: inside / all,
    coverage: (wide * high) / (camera.width * camera.height),
    nearest,
    hides: hiddenSights(room.sights, left, right, top, low),
    across: (left + right) / 2 / camera.width,
  };
}

function hiddenSights(sights: SightSums, left: number, right: number, top: number, low: number): number {
  const column = (x: number) => Math.round(Math.min(sights.width, Math.max(0, x)));
  const row = (y: number) => Math.round(Math.min(sights.height, Math.max(0, y)));
  const hidden = sightsWithin(sights, column(left), column(right), row(top), row(low));
  return hidden / (sights.width * sights.height);
}
