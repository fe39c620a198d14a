import { cameraAxes } from '../src/scene/camera/camera.ts';
import type { RoomLayout } from '../src/scene/room-box/layout.ts';

/** A camera that looks straight at the far wall, neither up nor down. Focal length in pixels. */
export function levelCamera(width: number, height: number, focal: number) {
  const axes = cameraAxes(0, 0, 0);
  const still = { pitch: 0, roll: 0, yaw: 0 };
  return { width, height, focal, axes, ...still, focalSource: 'lines', confidence: 0.9 } as const;
}

/** A room box around it, the far wall four meters away and the ceiling 2.6 m high. */
export function boxAround(halfWidth: number): RoomLayout {
  return {
    min: [-halfWidth, -1.4, -4],
    max: [halfWidth, 1.2, 1],
    cameraHeight: 1.4,
    scaleSource: 'ceiling',
    confidence: 0.9,
  };
}
