import type { FlatScene, RayCaster } from '../flat-scene.ts';
import { PIXEL, PIXEL_FLOATS, type PixelTracer } from '../pixel-record.ts';
import type { RenderCamera } from '../scene.ts';
import { createLightLedger, type LayerOptions, SKY } from './light-ledger.ts';
import type { RoomLight } from './photographed-room/room-light.ts';
import { createRendering } from './rendering.ts';
import { createSampler } from './sampler.ts';
import { createMaterialTable } from './scattering/material-table.ts';
import type { Strategy } from './strategy.ts';

export interface PathTracerOptions {
  /** Paths a pixel. */
  readonly samples: number;
  /** Bounces after the first surface. */
  readonly bounces: number;
  /** Same scene, options and seed give the same numbers. */
  readonly seed: number;
  /** See `TraceOptions`. */
  readonly only?: 'things' | 'room';
  /** See `TraceOptions`. */
  readonly layers?: LayerOptions;
  /** The sampling of light; the mean is the same, `both` (the default) has the least noise. */
  readonly strategy?: Strategy;
}

/** The ray from the camera through one place of the picture after the other. */
function createCameraRay({ right, down, forward, position, focal, center }: RenderCamera) {
  const towards = new Float64Array(3);

  /** Aims the ray through a place of the picture; returns its length per meter forward. */
  function aim(px: number, py: number): number {
    const x = (px - center[0]) / focal;
    const y = (py - center[1]) / focal;
    const length = Math.sqrt(1 + x * x + y * y);
    towards[0] = (forward[0] + x * right[0] + y * down[0]) / length;
    towards[1] = (forward[1] + x * right[1] + y * down[1]) / length;
    towards[2] = (forward[2] + x * right[2] + y * down[2]) / length;
    return length;
  }

  return { eye: Float64Array.from(position), towards, aim };
}

/** A path tracer of a scene with the ray caster `caster`. */
export function createPathTracer(
  scene: FlatScene,
  caster: RayCaster,
  options: PathTracerOptions,
): PixelTracer {
  const { samples, bounces, seed, only, layers, strategy = 'both' } = options;
  const { camera } = scene;
  const { hit } = caster;
  const table = createMaterialTable(scene);
  const sampler = createSampler(samples, seed);
  const ledger = layers && createLightLedger(layers);
  const { paths, room, view } = createRendering({
    scene,
    caster,
    table,
    sampler,
    ledger,
    bounces,
    seed,
    strategy,
  });
  const { forward, focal } = camera;
  const { eye, towards, aim } = createCameraRay(camera);
  const seen = new Float64Array(3);
  const sums = new Float64Array(PIXEL_FLOATS);

  function addThing(): void {
    if (scene.object[hit.triangle]! > 0) sums[PIXEL.alpha]! += 1;
    if (only === 'room') return;
    const emits = table.emits[scene.material[hit.triangle]!] === 1;
    paths.follow(eye, towards, 0, hit.distance / focal);
    const { first, direct, indirect } = paths;
    for (let k = 0; k < 3; k++) {
      const light = direct[k]! + indirect[k]!;
      sums[PIXEL.radiance + k]! += Number.isNaN(light) ? 0 : light;
      sums[PIXEL.albedo + k]! += emits ? 1 : first.albedo[k]!;
      sums[PIXEL.normal + k]! += first.normal[k]!;
    }
  }

  function addRoom(room: RoomLight): void {
    room.look(eye, towards);
    for (let k = 0; k < 3; k++) {
      sums[PIXEL.lightWith + k]! += room.with[k]!;
      sums[PIXEL.lightWithout + k]! += room.without[k]!;
      sums[PIXEL.mirrored + k]! += room.mirrored[k]!;
      sums[PIXEL.normal + k]! += room.normal[k]!;
    }
  }

  function addView(): void {
    if (!view) return;
    view(eye, towards, seen);
    ledger?.begin();
    ledger?.add(SKY, true, seen[0]!, seen[1]!, seen[2]!);
    ledger?.end(1);
    for (let k = 0; k < 3; k++) {
      sums[PIXEL.radiance + k]! += seen[k]!;
      sums[PIXEL.albedo + k]! += Math.min(1, seen[k]!);
      sums[PIXEL.normal + k]! -= forward[k]!;
    }
  }

  /** Object and depth at the middle of the pixel. */
  function readMiddle(x: number, y: number, out: Float32Array, at: number): void {
    const length = aim(x + 0.5, y + 0.5);
    const met = caster.closest(eye, towards);
    out[at + PIXEL.depth] = met ? hit.distance / length : Infinity;
    out[at + PIXEL.object] = met ? scene.object[hit.triangle]! : 0;
  }

  return {
    tracePixel(x, y, out, at) {
      sums.fill(0);
      ledger?.sums.fill(0);
      let roomSamples = 0;
      for (let sample = 0; sample < samples; sample++) {
        sampler.begin(x, y, sample);
        sampler.nextPair();
        aim(x + sampler.pair[0]!, y + sampler.pair[1]!);
        const met = caster.closest(eye, towards);
        if (met && scene.pane[hit.triangle]! < 0) addThing();
        else if (!room) addView();
        else if (only !== 'things') {
          roomSamples++;
          addRoom(room);
        }
      }
      for (let k = 0; k < PIXEL_FLOATS; k++) {
        out[at + k] = sums[k]! / (k < PIXEL.lightWith ? samples : Math.max(1, roomSamples));
      }
      readMiddle(x, y, out, at);
      for (let k = 0; k < (ledger?.sums.length ?? 0); k++) {
        out[at + PIXEL_FLOATS + k] = ledger!.sums[k]! / samples;
      }
    },
  };
}
