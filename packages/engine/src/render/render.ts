import { EngineError } from '../base/engine-error.ts';
import { createFeatures, writeTile } from './create-features.ts';
import type { Features, TraceOptions } from './features.ts';
import { recordFloats } from './pixel-record.ts';
import { prepareSurfaces } from './prepare-surfaces.ts';
import type { RenderScene } from './scene.ts';
import { createThreads, type Threads } from './threads/create-threads.ts';
import { CONTROL, TILE, type TraceJob } from './threads/trace-job.ts';

const pathTracing = createThreads(new URL('./threads/path-tracing-thread.ts', import.meta.url));

/**
 * Draws a scene by path tracing, on worker threads of this process. Pixels outside the mask stay empty.
 *
 * @throws EngineError `cancelled`, after the pixels at hand; the build of the tree, before, takes a third of a second
 * in a scene of 200,000 triangles.
 */
export function render(scene: RenderScene, options: TraceOptions): Promise<Features> {
  return renderOn(pathTracing, scene, options);
}

/** The same with tracers of another kind in the threads. */
export async function renderOn(
  threads: Threads,
  scene: RenderScene,
  options: TraceOptions,
): Promise<Features> {
  const { camera, light } = scene;
  const { mask, signal, onProgress, samples, bounces, seed, only, layers } = options;
  throwIfCancelled(signal);
  const toTrace = tilesToTrace(camera.width, camera.height, mask);
  const count = Math.max(1, Math.min(options.threads, toTrace.tiles.length));
  const { flat, packed, freeThreads } = prepareSurfaces(scene.surfaces, count);
  const job: TraceJob = {
    scene: { ...flat, camera, light },
    packed,
    quality: { samples, bounces, seed, ...(only && { only }), ...(layers && { layers }) },
    mask: mask && shared(mask),
    tiles: toTrace.tiles,
    control: new Int32Array(new SharedArrayBuffer(CONTROL.size * 4)),
  };

  const features = createFeatures(camera, light, layers);
  const stop = () => Atomics.store(job.control, CONTROL.stop, 1);
  signal?.addEventListener('abort', stop, { once: true });
  const numbers = freeThreads.splice(-count);
  let traced = 0;
  let percent = -1;
  try {
    throwIfCancelled(signal);
    await threads.trace(job, numbers, (tile) => {
      writeTile(features, mask, tile);
      traced += tile.pixels.length / recordFloats(layers);
      const reached = Math.floor((100 * traced) / toTrace.pixels);
      if (reached > percent) onProgress?.(traced / toTrace.pixels);
      percent = reached;
    });
    throwIfCancelled(signal);
  } finally {
    freeThreads.push(...numbers);
    signal?.removeEventListener('abort', stop);
  }
  if (traced === 0) onProgress?.(1);
  return features;
}

function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new EngineError('cancelled', 'The work was canceled.');
}

function shared(mask: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(mask.length));
  copy.set(mask);
  return copy;
}

/** The tiles in which something is to be traced, and how many pixels that is. */
function tilesToTrace(
  width: number,
  height: number,
  mask: Uint8Array | undefined,
): { tiles: Uint32Array; pixels: number } {
  const across = Math.ceil(width / TILE);
  const inTile = new Uint32Array(across * Math.ceil(height / TILE));
  let pixels = 0;
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / TILE) * across;
    for (let x = 0; x < width; x++) {
      if (mask && mask[y * width + x] === 0) continue;
      const tile = row + Math.floor(x / TILE);
      inTile[tile] = inTile[tile]! + 1;
      pixels++;
    }
  }
  const numbers = [...inTile.keys()].filter((tile) => inTile[tile]! > 0);
  const tiles = new Uint32Array(new SharedArrayBuffer(numbers.length * 4));
  tiles.set(numbers);
  return { tiles, pixels };
}
