import type { Raster } from '../src/base/raster/raster.ts';
import type { Analysis } from '../src/scene/analysis.ts';
import { type Camera, cameraAxes } from '../src/scene/camera/camera.ts';

/** An analysis without information about a photo: one region, and no camera but the given one. */
export function blankAnalysis({ width, height }: Raster, known?: Camera): Analysis {
  const level = { width, height, focal: width, axes: cameraAxes(0, 0, 0), pitch: 0, roll: 0, yaw: 0 };
  return {
    lines: [],
    camera: known ?? { ...level, focalSource: 'lines', confidence: 0 },
    layout: {
      min: [-1, -1, -1],
      max: [1, 1, 1],
      cameraHeight: 1.4,
      scaleSource: 'camera-height',
      confidence: 0,
    },
    labels: { width, height, data: new Uint16Array(width * height), count: 1 },
    regions: [],
    walls: { regions: [], confidence: 0 },
  };
}
