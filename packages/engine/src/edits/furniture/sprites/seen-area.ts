import type { RenderCamera, RenderSurface } from '../../../render/index.ts';
import { projectPoint } from '../room/render-camera.ts';

/** A rectangle of a picture, in shares of its width and height; also beyond 0 … 1. */
export interface PictureArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room around a piece for its shadow, meters. */
const SHADOW_REACH = 0.35;
/** What is farther outside the picture than this is left out, as a share of it. */
const OUTSIDE = 0.5;

/**
 * The part of the picture that surfaces and their shadow cover, and the margin for the shadow in it, in pixels of the
 * camera; null if any of them is behind the camera, or all are far outside.
 */
export function seenArea(
  surfaces: readonly RenderSurface[],
  camera: RenderCamera,
): { area: PictureArea; margin: number } | null {
  const { width, height } = camera;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let nearest = Infinity;
  for (const { mesh } of surfaces) {
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = mesh.positions.slice(i, i + 3);
      const seen = projectPoint(camera, x, y, z);
      if (!seen) return null;
      left = Math.min(left, seen.x);
      right = Math.max(right, seen.x);
      top = Math.min(top, seen.y);
      bottom = Math.max(bottom, seen.y);
      nearest = Math.min(nearest, seen.depth);
    }
  }
  const around = (SHADOW_REACH * camera.focal) / nearest;
  const within = (value: number, size: number) => Math.min(1 + OUTSIDE, Math.max(-OUTSIDE, value / size));
  const area = {
    left: within(left - around, width),
    top: within(top - around, height),
    right: within(right + around, width),
    bottom: within(bottom + around, height),
  };
  return area.left < area.right && area.top < area.bottom ? { area, margin: around } : null;
}
