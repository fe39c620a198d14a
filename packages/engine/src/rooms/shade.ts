import { type Camera, rayThrough } from './camera.ts';
import { denoise } from './denoise.ts';
import { createPathTracer, type PathTracer } from './light/path-tracer.ts';
import type { RoomSpec } from './room-spec.ts';
import type { Scene } from './scene.ts';
import type { Seen } from './seen.ts';

/** Per-pixel sums of the traced paths: three floats a pixel, and the variance of the means. */
interface Traced {
  /** Light on matte surfaces, before their reflectance. */
  readonly light: Float32Array;
  readonly lightVariance: Float32Array;
  readonly albedo: Float32Array;
  /** Reflections, lamps, views. */
  readonly extra: Float32Array;
  readonly extraVariance: Float32Array;
}

/**
 * Linear light of every pixel, three floats each: traced, then cleaned of noise apart from textures and views, which
 * have none.
 */
export function lightOf(scene: Scene, camera: Camera, spec: RoomSpec, seen: Seen): Float32Array {
  const { bounces, samples } = spec.quality;
  const tracer = createPathTracer(scene, { bounces, seed: spec.seed, viewGain: spec.light.viewGain });
  const traced = traceAll(tracer, camera, samples);
  const guide = { normal: seen.normal, depth: seen.depth, label: seen.material };
  const passes = Math.max(3, Math.round(Math.log2(camera.width / 40)));
  const light = denoise({ color: traced.light, variance: traced.lightVariance }, guide, passes);
  const shine = denoise({ color: traced.extra, variance: traced.extraVariance }, guide, 3);
  for (let p = 0; p < seen.pane.length; p++) {
    const extra = seen.pane[p] === 1 ? traced.extra : shine;
    for (let k = p * 3; k < p * 3 + 3; k++) light[k] = light[k]! * traced.albedo[k]! + extra[k]!;
  }
  return light;
}

/** Reflectance below which light is not divided out again: black things show no texture. */
const BLACK = 0.004;

function traceAll(tracer: PathTracer, camera: Camera, samples: number): Traced {
  const { width, height, position } = camera;
  const traced: Traced = {
    light: new Float32Array(width * height * 3),
    lightVariance: new Float32Array(width * height),
    albedo: new Float32Array(width * height * 3),
    extra: new Float32Array(width * height * 3),
    extraVariance: new Float32Array(width * height),
  };
  const { look } = tracer;
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      let lightSquares = 0;
      let extraSquares = 0;
      for (let sample = 0; sample < samples; sample++) {
        tracer.begin(p, sample);
        const [right, down] = tracer.jitter();
        tracer.trace(...position, ...rayThrough(camera, x + right, y + down));
        for (let k = 0; k < 3; k++) {
          traced.light[p * 3 + k]! += (look.light[k]! * look.albedo[k]!) / samples;
          traced.albedo[p * 3 + k]! += look.albedo[k]! / samples;
          traced.extra[p * 3 + k]! += look.extra[k]! / samples;
        }
        lightSquares += (look.light[0]! + look.light[1]! + look.light[2]!) ** 2 / samples;
        extraSquares += (look.extra[0]! + look.extra[1]! + look.extra[2]!) ** 2 / samples;
      }
      for (let k = p * 3; k < p * 3 + 3; k++) traced.light[k]! /= Math.max(BLACK, traced.albedo[k]!);
      traced.lightVariance[p] = varianceOfMean(traced.light, p, lightSquares, samples);
      traced.extraVariance[p] = varianceOfMean(traced.extra, p, extraSquares, samples);
    }
  }
  return traced;
}

/** A single sample says nothing about its spread: then the square of its value stands in. */
function varianceOfMean(color: Float32Array, pixel: number, squares: number, samples: number): number {
  const mean = color[pixel * 3]! + color[pixel * 3 + 1]! + color[pixel * 3 + 2]!;
  return samples > 1 ? Math.max(0, squares - mean * mean) / (samples - 1) : mean * mean;
}
