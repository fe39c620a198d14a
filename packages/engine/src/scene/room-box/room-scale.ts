import type { RoomLayout } from './layout.ts';

/** A ceiling is 2.6 m +-10 % high; a camera is held at 1.4 m +-20 %. */
const CEILING_METERS = 2.6;
const CAMERA_METERS = 1.4;
const CEILING_SPREAD = 0.1;
const CAMERA_SPREAD = 0.2;

/**
 * A room box in meters. A photo tells a room's shape and not its size: that follows from the usual heights of ceilings, if one is
 * seen, and of cameras.
 *
 * @param box corners of the box in any unit, with the camera as the origin.
 */
export function inMeters(
  { min, max }: Pick<RoomLayout, 'min' | 'max'>,
  scaleSource: RoomLayout['scaleSource'],
): Omit<RoomLayout, 'confidence'> {
  const cameraHeight = scaleSource === 'ceiling' ? likelyCameraHeight(1 - max[1] / min[1]) : CAMERA_METERS;
  const scale = cameraHeight / -min[1];
  return {
    min: [min[0] * scale, min[1] * scale, min[2] * scale],
    max: [max[0] * scale, max[1] * scale, max[2] * scale],
    cameraHeight,
    scaleSource,
  };
}

/** The most likely camera height, given the height of the ceiling in camera heights. */
function likelyCameraHeight(ceilingInCameraHeights: number): number {
  let best = CAMERA_METERS;
  let least = Number.POSITIVE_INFINITY;
  for (let height = 0.6; height < 2.2; height *= 1.004) {
    const camera = Math.log(height / CAMERA_METERS) / CAMERA_SPREAD;
    const ceiling = Math.log((height * ceilingInCameraHeights) / CEILING_METERS) / CEILING_SPREAD;
    // Halls and lofts are common, very low rooms are not: far above the usual height the cost grows slowly.
    const cost = camera * camera + (ceiling > 1 ? 2 * ceiling - 1 : ceiling * ceiling);
    if (cost < least) {
      least = cost;
      best = height;
    }
  }
  return best;
}
