import { type Camera, rayThrough } from './camera.ts';
import { denoise, type NoisyLight } from './denoise.ts';
import { softenEdges } from './edges.ts';
import { createPathTracer, type PathTracer } from './light/path-tracer.ts';
import type { RoomSpec } from './room-spec.ts';
import type { Scene } from './scene.ts';
import type { Seen } from './seen.ts';

/** What the paths brought back; see `Look`. */
interface Traced {
  readonly direct: NoisyLight;
  readonly indirect: NoisyLight;
  readonly gloss: NoisyLight;
  readonly albedo: Float32Array;
  readonly view: Float32Array;
}

/**
 * Linear light of every pixel, three floats each: traced, then cleaned of noise apart from textures and views, which
 * have none. Light that has bounced changes slowly over a surface and is smoothed more than direct light.
 */
export function lightOf(scene: Scene, camera: Camera, spec: RoomSpec, seen: Seen): Float32Array {
  const { bounces, samples } = spec.quality;
  const tracer = createPathTracer(scene, { bounces, seed: spec.seed, viewGain: spec.light.viewGain });
  const traced = traceAll(tracer, camera, samples);
  const guide = { normal: seen.normal, depth: seen.depth, label: seen.material };
  const passes = Math.max(3, Math.round(Math.log2(camera.width / 40)));
  // Few samples tell their spread badly, so more of it is taken for noise.
  const direct = denoise(traced.direct, guide, { passes, deviations: 2.5 + 7 / samples, sameFace: 0.8 });
  const indirect = denoise(traced.indirect, guide, { passes: passes + 1, deviations: 10, sameFace: 0.4 });
  const gloss = denoise(traced.gloss, guide, { passes: 3, deviations: 3, sameFace: 0.8 });
  for (let k = 0; k < direct.length; k++) {
    // Panes have no light of their own: what they show of a bar at their edge must not be spread over them.
    const isPane = seen.pane[Math.floor(k / 3)] === 1;
    const light = isPane ? traced.direct.color[k]! + traced.indirect.color[k]! : direct[k]! + indirect[k]!;
    direct[k] = light * traced.albedo[k]! + gloss[k]! + traced.view[k]!;
  }
  softenEdges(direct, seen);
  return direct;
}

function traceAll(tracer: PathTracer, camera: Camera, samples: number): Traced {
  const { width, height, position } = camera;
  const albedo = new Float32Array(width * height * 3);
  const view = new Float32Array(width * height * 3);
  const traced = {
    direct: noLight(width, height),
    indirect: noLight(width, height),
    gloss: noLight(width, height),
    albedo,
    view,
  };
  const { look } = tracer;
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      for (let sample = 0; sample < samples; sample++) {
        tracer.begin(p, sample);
        const [right, down] = tracer.jitter();
        tracer.trace(...position, ...rayThrough(camera, x + right, y + down));
        for (let k = 0; k < 3; k++) {
          albedo[p * 3 + k]! += look.albedo[k]! / samples;
          view[p * 3 + k]! += look.view[k]! / samples;
        }
        addSample(traced.direct, p, look.direct, look.albedo, samples);
        addSample(traced.indirect, p, look.indirect, look.albedo, samples);
        addSample(traced.gloss, p, look.gloss, undefined, samples);
      }
      settle(traced.direct, p, albedo, samples);
      settle(traced.indirect, p, albedo, samples);
      settle(traced.gloss, p, undefined, samples);
    }
  }
  return traced;
}

const noLight = (width: number, height: number): NoisyLight => ({
  color: new Float32Array(width * height * 3),
  variance: new Float32Array(width * height),
});

/** Sums colors weighted by reflectance (edges mix surfaces) and, in `variance`, the squares of the brightness. */
function addSample(
  sum: NoisyLight,
  p: number,
  light: Float64Array,
  albedo: Float64Array | undefined,
  samples: number,
): void {
  for (let k = 0; k < 3; k++) sum.color[p * 3 + k]! += (light[k]! * (albedo ? albedo[k]! : 1)) / samples;
  sum.variance[p]! += (light[0]! + light[1]! + light[2]!) ** 2 / samples;
}

/** Reflectance below which light is not divided out again: black things show no texture. */
const BLACK = 0.004;

/** Divides reflectance out again and turns the mean of squares into the variance of the mean. */
function settle(sum: NoisyLight, p: number, albedo: Float32Array | undefined, samples: number): void {
  if (albedo) for (let k = p * 3; k < p * 3 + 3; k++) sum.color[k]! /= Math.max(BLACK, albedo[k]!);
  const mean = sum.color[p * 3]! + sum.color[p * 3 + 1]! + sum.color[p * 3 + 2]!;
  // A single sample says nothing about its spread: then the square of its value stands in.
  sum.variance[p] = samples > 1 ? Math.max(0, sum.variance[p]! - mean * mean) / (samples - 1) : mean * mean;
}
