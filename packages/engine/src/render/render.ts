import { EngineError } from '../engine-error.ts';
import { createFeatures } from './create-features.ts';
import type { Features, TraceOptions } from './features.ts';
import { prepareSurfaces } from './prepare-surfaces.ts';
import type { RenderScene } from './scene.ts';
import { createThreads, type Threads } from './threads/create-threads.ts';
import { CONTROL, TILE, type TraceJob } from './threads/trace-job.ts';

/** How often progress is looked at. */
const PROGRESS_MS = 50;

const pathTracing = createThreads(new URL('./threads/path-tracing-thread.ts', import.meta.url));

/**
 * Draws a scene by path tracing, on worker threads of this process. Pixels that the mask leaves out stay as if
 * nothing were seen there.
 *
 * @throws EngineError `cancelled` within 200 ms of the signal; the build of the tree, before, takes up to half a
 *   second in a scene of 200,000 triangles.
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
  const { signal, onProgress } = options;
  throwIfCancelled(signal);
  const tiles = tilesToTrace(scene.camera.width, scene.camera.height, options.mask);
  const count = Math.max(1, Math.min(options.threads, tiles.numbers.length));
  const { flat, packed, freeThreads } = prepareSurfaces(scene.surfaces, count);
  const job: TraceJob = {
    scene: { ...flat, camera: scene.camera, light: scene.light },
    packed,
    quality: { samples: options.samples, bounces: options.bounces, seed: options.seed },
    features: createFeatures(scene.camera, scene.light),
    mask: options.mask && shared(options.mask),
    tiles: tiles.numbers,
    control: new Int32Array(new SharedArrayBuffer(CONTROL.size * 4)),
  };

  const stop = () => Atomics.store(job.control, CONTROL.stop, 1);
  // Also what keeps the process alive while only its threads are at work.
  const watch = setInterval(() => {
    onProgress?.(Atomics.load(job.control, CONTROL.pixelsDone) / tiles.pixels);
  }, PROGRESS_MS);
  signal?.addEventListener('abort', stop, { once: true });
  const numbers = freeThreads.splice(-count);
  try {
    throwIfCancelled(signal);
    if (tiles.pixels > 0) await threads.trace(job, numbers);
    throwIfCancelled(signal);
  } finally {
    freeThreads.push(...numbers);
    clearInterval(watch);
    signal?.removeEventListener('abort', stop);
  }
  onProgress?.(1);
  return job.features;
}

function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new EngineError('cancelled', 'The work was cancelled.');
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
): { numbers: Uint32Array; pixels: number } {
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
  const list = new Uint32Array(new SharedArrayBuffer(numbers.length * 4));
  list.set(numbers);
  return { numbers: list, pixels };
}
