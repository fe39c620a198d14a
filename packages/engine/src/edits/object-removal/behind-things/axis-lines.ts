import type { Size } from '../../../inpaint/chart.ts';
import type { Axis, Camera } from '../../../scene/camera/camera.ts';

/**
 * The lines of a picture that run along one of the room's axes: edges of furniture and walls. All meet in the axis'
 * vanishing point. They are numbered across, one pixel apart at one column or row, and followed in steps of a column or a row.
 */
export interface AxisLines {
  readonly axis: Axis;
  /** The pixels of a line at every step: columns of the picture, or rows for lines that are rather upright; -1 outside. */
  readonly pixelsOf: (line: number) => Int32Array;
  /** The line, not rounded, and the step at a place of the picture. */
  readonly lineAt: (x: number, y: number) => { readonly line: number; readonly step: number };
  /** Unit vector along the lines at a place of the picture, in the order of the steps. */
  readonly directionAt: (x: number, y: number) => readonly [x: number, y: number];
}

/**
 * Finds the lines along an axis.
 *
 * @param size of the picture, pixels, with the proportions of the camera's.
 * @param middle a place of the picture where neighboring lines are a pixel apart.
 * @returns null if the axis' vanishing point lies in or near the picture: there are no parallel lines to follow.
 */
export function linesAlong(
  camera: Camera,
  axis: Axis,
  { width, height }: Size,
  middle: { readonly x: number; readonly y: number },
): AxisLines | null {
  const scale = width / camera.width;
  const [x, y, z] = camera.axes[axis];
  // The vanishing point is (point[0] / z, point[1] / z), which may lie at infinity.
  const point = [
    scale * (camera.focal * x + (camera.width / 2) * z),
    scale * (camera.focal * y + (camera.height / 2) * z),
  ] as const;
  if (Math.abs(z) > 1e-9 && isNear(point[0] / z, point[1] / z)) return null;
  const towards = (atX: number, atY: number): [number, number] => [point[0] - atX * z, point[1] - atY * z];
  const atMiddle = towards(middle.x, middle.y);
  const isUpright = Math.abs(atMiddle[1]) > Math.abs(atMiddle[0]);
  const [main, cross] = isUpright ? [1, 0] : [0, 1];
  const sign = Math.sign(atMiddle[main]!);
  const start = isUpright ? middle.y : middle.x;
  const directionAt = (atX: number, atY: number): [number, number] => {
    const [alongX, alongY] = towards(atX, atY);
    const length = sign * Math.hypot(alongX, alongY);
    return [alongX / length, alongY / length];
  };
  const slopeAt = (atX: number, atY: number): number => {
    const along = towards(atX, atY);
    return along[cross]! / along[main]!;
  };
  const steps = isUpright ? height : width;
  const across = isUpright ? width : height;
  const lineAt = (atX: number, atY: number) => {
    const step = isUpright ? atY : atX;
    return { line: (isUpright ? atX : atY) + slopeAt(atX, atY) * (start - step), step };
  };
  return {
    axis,
    lineAt,
    directionAt,
    pixelsOf(line) {
      const slope = isUpright ? slopeAt(line, start) : slopeAt(start, line);
      return Int32Array.from({ length: steps }, (_, step) => {
        const place = Math.floor(line + slope * (step + 0.5 - start));
        if (place < 0 || place >= across) return -1;
        return isUpright ? step * width + place : place * width + step;
      });
    },
  };

  function isNear(atX: number, atY: number): boolean {
    const margin = NEAR * Math.max(width, height);
    return atX > -margin && atY > -margin && atX < width + margin && atY < height + margin;
  }
}

/** Vanishing points this close to the picture count as in it, share of the longer side. */
const NEAR = 0.1;
