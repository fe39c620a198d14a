import type { Mesh } from '../src/base/geometry/mesh.ts';
import { quad } from '../src/base/geometry/shapes.ts';
import { type CameraPlacement, makeCamera } from '../src/render/camera.ts';
import { flattenScene } from '../src/render/flatten.ts';
import { createPathTracer, type PathTracerOptions } from '../src/render/light-transport/path-tracer.ts';
import { type Material, material } from '../src/render/materials/material.ts';
import { PIXEL_FLOATS } from '../src/render/pixel-record.ts';
import type { Daylight, Light, RenderSurface, RoomBoxLight } from '../src/render/scene.ts';
import { createRayCaster } from '../src/render/trace/create-ray-caster.ts';
import { packScene } from '../src/render/trace/pack-scene.ts';

/** A matte gray, or what `more` makes of it. */
export const gray = (more: Partial<Omit<Material, 'texture'>> = {}, color = '#bcbcbc'): Material =>
  material({ kind: 'plain', color }, more);
/** Linear reflectance of #bcbcbc. */
export const GRAY = 0.5029;

interface Shot {
  surfaces: RenderSurface[];
  light: Light;
  camera: Partial<CameraPlacement>;
  options?: Partial<PathTracerOptions>;
}

/** Traces a small picture; answers its pixels' records. */
export function trace({ surfaces, light, camera, options }: Shot): Float32Array {
  const view = makeCamera({ position: [0, 1, 0], focal: 1, width: 8, height: 8, ...camera });
  const flat = flattenScene({ surfaces, light, camera: view });
  const caster = createRayCaster(packScene(flat, 1), 0);
  const tracer = createPathTracer(flat, caster, { samples: 64, bounces: 6, seed: 1, ...options });
  const out = new Float32Array(view.width * view.height * PIXEL_FLOATS);
  for (let y = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++) tracer.tracePixel(x, y, out, (y * view.width + x) * PIXEL_FLOATS);
  }
  return out;
}

/** Mean of a plane's first channel over all pixels. */
export function mean(out: Float32Array, plane: number): number {
  let sum = 0;
  for (let at = plane; at < out.length; at += PIXEL_FLOATS) sum += out[at]!;
  return (sum * PIXEL_FLOATS) / out.length;
}

export const surface = (mesh: Mesh, of: Material, object = 0): RenderSurface => ({
  mesh,
  material: of,
  object,
});

const dark = { zenith: [0, 0, 0], horizon: [0, 0, 0], ground: [0, 0, 0] } as const;
export const white = { zenith: [1, 1, 1], horizon: [1, 1, 1], ground: [1, 1, 1] } as const;
export const daylight = (more: Partial<Daylight>): Daylight => ({
  kind: 'daylight',
  sky: dark,
  portals: [],
  lamps: [],
  ...more,
});

/** A room of 4 x 3 x 4 m whose box shines alike everywhere. */
export function roomBox(more: Partial<RoomBoxLight> = {}): RoomBoxLight {
  const cells = 8;
  return {
    kind: 'room-box',
    min: [-2, 0, -2],
    max: [2, 3, 2],
    cells,
    radiance: new Float32Array(6 * cells * cells * 3).fill(0.6),
    lamps: [],
    floor: { coat: 0, roughness: 1 },
    ...more,
  };
}

export const floor = surface(quad([-50, 0, -50], [0, 0, 100], [100, 0, 0]), gray());
/** Looks down from 1.5 m at a small place of the floor around x, z. */
export const downAt = (x: number, z: number): Partial<CameraPlacement> => ({
  position: [x, 1.5, z],
  pitch: -90,
  focal: 20,
});
