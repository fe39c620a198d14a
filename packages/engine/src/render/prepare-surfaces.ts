import { type FlatSurfaces, flattenSurfaces } from './flatten.ts';
import type { RenderSurface } from './scene.ts';
import { type PackedScene, packScene } from './trace/pack-scene.ts';

/** Surfaces as worker threads read them. */
export interface PreparedSurfaces {
  readonly flat: FlatSurfaces;
  readonly packed: PackedScene;
  /** Numbers of threads without a running rendering: each has its own scratch memory in `packed`. */
  readonly freeThreads: number[];
}

/** Threads that may trace the same surfaces at the same time; their scratch memory is 1.6 kB each. */
const THREADS = 64;

/** The same list of surfaces is often drawn twice: first small, to see the places of furniture, then large. */
const prepared = new WeakMap<readonly RenderSurface[], PreparedSurfaces>();

/**
 * Makes surfaces ready for `threads` threads, or finds that they are. They are known by their list, which therefore
 * must not be changed.
 */
export function prepareSurfaces(surfaces: readonly RenderSurface[], threads: number): PreparedSurfaces {
  const known = prepared.get(surfaces);
  if (known && known.freeThreads.length >= threads) return known;
  const flat = flattenSurfaces(surfaces);
  const count = Math.max(threads, THREADS);
  const fresh = {
    flat,
    packed: packScene(flat, count),
    freeThreads: Array.from({ length: count }, (_, i) => count - 1 - i),
  };
  prepared.set(surfaces, fresh);
  return fresh;
}
