import type { Features, TraceOptions } from '../features.ts';
import type { FlatScene, RayCaster } from '../flat-scene.ts';
import type { PixelTracer } from '../pixel-record.ts';
import type { PackedScene } from '../trace/pack-scene.ts';

/** What decides the numbers of a picture besides its scene. */
export type TraceQuality = Pick<TraceOptions, 'samples' | 'bounces' | 'seed'>;

/** Makes the tracer that lives in each worker thread. */
export type CreateTracer = (scene: FlatScene, caster: RayCaster, quality: TraceQuality) => PixelTracer;

/** A picture to trace, as every worker thread gets it; all arrays lie in shared memory. */
export interface TraceJob {
  readonly scene: FlatScene;
  readonly packed: PackedScene;
  readonly quality: TraceQuality;
  /** Where the numbers go: every thread writes the pixels of its own tiles. */
  readonly features: Features;
  /** Only pixels that are not 0 are traced. */
  readonly mask: Uint8Array | undefined;
  /** Tiles with something to trace, counted row by row. */
  readonly tiles: Uint32Array;
  /** See `CONTROL`. */
  readonly control: Int32Array;
}

/** Side of a tile in pixels: small, so that all threads finish at about the same time. */
export const TILE = 16;

/** Numbers by which threads agree, all changed atomically. */
export const CONTROL = {
  /** Place in `tiles` of the next that nobody has taken. */
  nextTile: 0,
  /** Pixels finished. */
  pixelsDone: 1,
  /** Not 0: stop after the pixel at hand. */
  stop: 2,
  size: 3,
} as const;
