import type { FlatScene, RayCaster } from '../flat-scene.ts';
import type { Daylight } from '../scene.ts';
import { cosineDirection } from './basis.ts';
import { skyRadiance } from './lights/sky.ts';
import type { Paths } from './paths.ts';
import type { Sampler } from './sampler.ts';

/** Paths that measure: enough for a tenth. Each is one sample of the sampler's pixel. */
export const PROBES = 512;
/** A path that is brighter than this many times the mean so far counts no more than that. */
const OUTLIER = 8;

/**
 * Measures the mean light between a scene's surfaces by paths from the visible surfaces into every direction, and
 * adds it to `ambient`. Zero where the camera sees nothing.
 */
export function probeAmbient(
  paths: Paths,
  scene: FlatScene,
  daylight: Daylight,
  caster: RayCaster,
  sampler: Sampler,
  ambient: Float64Array,
): void {
  const { camera } = scene;
  const { hit } = caster;
  const eye = Float64Array.from(camera.position);
  const start = new Float64Array(3);
  const direction = new Float64Array(3);
  const sum = new Float64Array(3);
  const sky = new Float64Array(3);
  const indoors = daylight.portals.length > 0;
  let count = 0;
  for (let i = 0; i < PROBES; i++) {
    sampler.begin(-1, -1, i);
    sampler.nextPair();
    const x = (sampler.pair[0]! * camera.width - camera.center[0]) / camera.focal;
    const y = (sampler.pair[1]! * camera.height - camera.center[1]) / camera.focal;
    const length = Math.sqrt(1 + x * x + y * y);
    for (let k = 0; k < 3; k++) {
      direction[k] = (camera.forward[k]! + x * camera.right[k]! + y * camera.down[k]!) / length;
    }
    if (!caster.closest(eye, direction) || scene.pane[hit.triangle]! >= 0) continue;
    paths.follow(eye, direction, 0, 0);
    const { place, face } = paths.first;
    for (let k = 0; k < 3; k++) start[k] = place[k]! + 1e-3 * face[k]!;
    sampler.nextPair();
    const cosine = cosineDirection(sampler.pair[0]!, sampler.pair[1]!, face, direction);
    const met = caster.closest(start, direction);
    // Windows are drawn at every surface; only a sky without windows has to be found.
    if (met ? scene.pane[hit.triangle]! >= 0 : indoors) continue;
    if (met) paths.follow(start, direction, cosine / Math.PI, 0);
    else skyRadiance(daylight.sky, direction[1]!, sky);
    count++;
    const light = [0, 1, 2].map((k) => (met ? paths.direct[k]! + paths.indirect[k]! : sky[k]!)) as [
      number,
      number,
      number,
    ];
    const limit = (OUTLIER * (sum[0]! + sum[1]! + sum[2]! + 0.3)) / count;
    const scale = Math.min(1, limit / Math.max(1e-9, light[0] + light[1] + light[2]));
    for (let k = 0; k < 3; k++) sum[k]! += scale * light[k]!;
  }
  for (let k = 0; k < 3; k++) ambient[k] = count > 0 ? sum[k]! / count : 0;
}
