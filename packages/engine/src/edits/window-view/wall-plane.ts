import { type Camera, rayThrough } from '../../scene/camera/camera.ts';

/** A place on an upright plane one unit away: meters along it and above the camera, if it stood a meter away. */
export interface PlanePoint {
  readonly along: number;
  readonly up: number;
}

/**
 * The upright planes that face one way (all walls along X, or all along Z), seen straight on. A window on any of them
 * is a rectangle there for every tilt of the camera; the distance of the wall does not matter.
 */
export interface WallPlane {
  /** Axis the plane's normal runs along: 0 = X, 2 = Z. */
  readonly normal: 0 | 2;
  /** -1 or 1: on which side of the camera along that axis. */
  readonly side: -1 | 1;
  /** Where a pixel position (of a picture `width` pixels wide) lies; null when it is seen past the plane's edge. */
  place(x: number, y: number): PlanePoint | null;
  /** Pixel position of a place. */
  pixel(point: PlanePoint): { readonly x: number; readonly y: number } | null;
  /** Area on the plane that a pixel at this position covers. */
  area(x: number, y: number): number;
}

/** At a smaller angle (its sine), a wall is seen too much from the side for the shapes of its windows. */
const FLATTEST = 0.09;

/** The four ways walls face, for pixel positions in a picture of the given width. */
export function wallPlanes(camera: Camera, width: number): WallPlane[] {
  const scale = camera.width / width;
  return ([2, 0] as const).flatMap((normal) =>
    ([-1, 1] as const).map((side) => createPlane(camera, scale, normal, side)),
  );
}

function createPlane(camera: Camera, scale: number, normal: 0 | 2, side: -1 | 1): WallPlane {
  const other = normal === 0 ? 2 : 0;
  const away = (x: number, y: number) => {
    const ray = rayThrough(camera, x * scale, y * scale);
    const size = Math.hypot(ray[0], ray[1], ray[2]);
    return { ray, size, toward: side * ray[normal] };
  };
  return {
    normal,
    side,
    place(x, y) {
      const { ray, size, toward } = away(x, y);
      return toward < FLATTEST * size ? null : { along: ray[other] / toward, up: ray[1] / toward };
    },
    pixel({ along, up }) {
      const { axes, focal, width, height } = camera;
      const at = (c: 0 | 1 | 2) => axes[normal][c] * side + axes[other][c] * along + axes[1][c] * up;
      const depth = at(2);
      if (depth < 1e-3) return null;
      return {
        x: (width / 2 + (focal * at(0)) / depth) / scale,
        y: (height / 2 + (focal * at(1)) / depth) / scale,
      };
    },
    area(x, y) {
      const { toward } = away(x, y);
      // A picture's pixel seen on a plane: its solid angle over the cube of how straight it is looked at.
      return scale ** 2 / camera.focal ** 2 / Math.max(1e-4, toward) ** 3;
    },
  };
}
