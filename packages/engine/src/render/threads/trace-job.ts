import type { TraceOptions } from '../features.ts';
import type { FlatScene, RayCaster } from '../flat-scene.ts';
import type { PixelTracer } from '../pixel-record.ts';
import type { PackedScene } from '../trace/pack-scene.ts';

/** The options that determine the numbers of a picture besides its scene. */
export type TraceQuality = Pick<TraceOptions, 'samples' | 'bounces' | 'seed' | 'only' | 'layers'>;

/** Makes the tracer that lives in each worker thread. */
export type CreateTracer = (scene: FlatScene, caster: RayCaster, quality: TraceQuality) => PixelTracer;

/** A picture to trace, as every worker thread gets it; its large arrays lie in shared memory. */
export interface TraceJob {
  readonly scene: FlatScene;
  readonly packed: PackedScene;
  readonly quality: TraceQuality;
  /** Only pixels that are not 0 are traced. */
  readonly mask: Uint8Array | undefined;
  /** Tiles with something to trace, counted row by row. */
  readonly tiles: Uint32Array;
  /** See `CONTROL`. */
  readonly control: Int32Array;
}

/** Side of a tile in pixels: small, so that all threads finish at about the same time; each is a message. */
export const TILE = 32;

/** Numbers by which threads agree, all changed atomically. */
export const CONTROL = {
  /** Index in `tiles` of the next free one. */
  nextTile: 0,
  /** Not 0: stop after the current pixel. */
  stop: 1,
  size: 2,
} as const;

/** A tile as traced. */
export interface TracedTile {
  /** Counted row by row. */
  readonly tile: number;
  /** Records (see `PIXEL`) of the tile's pixels within picture and mask, row by row. */
  readonly pixels: Float32Array<ArrayBuffer>;
}

/** Calls `visit` for every pixel of a tile within picture and mask, row by row. */
export function forPixelsOf(
  tile: number,
  width: number,
  height: number,
  mask: Uint8Array | undefined,
  visit: (x: number, y: number) => void,
): void {
  const across = Math.ceil(width / TILE);
  const left = (tile % across) * TILE;
  const top = Math.floor(tile / across) * TILE;
  for (let y = top; y < Math.min(height, top + TILE); y++) {
    for (let x = left; x < Math.min(width, left + TILE); x++) {
      if (mask?.[y * width + x] !== 0) visit(x, y);
    }
  }
}
