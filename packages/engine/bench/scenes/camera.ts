import type { Analysis } from '../../src/scene/analysis.ts';
import type { SceneFacts } from '../../studio/benchmark-scenes/facts.ts';
import { degreesBetween, knownLayout } from './known-camera.ts';
import type { SceneQuality } from './scene-quality.ts';

type CameraErrors = Pick<SceneQuality, 'upDegrees' | 'yawDegrees' | 'focalPercent'>;

/** How far the camera found is from the one the scene was rendered with. */
export function cameraErrors(facts: SceneFacts, { camera }: Pick<Analysis, 'camera'>): CameraErrors {
  const known = knownLayout(facts, camera).camera;
  return {
    upDegrees: degreesBetween(camera.axes[1], known.axes[1]),
    yawDegrees: degreesBetween(camera.axes[0], known.axes[0]),
    focalPercent: 100 * (camera.focal / known.focal - 1),
  };
}
