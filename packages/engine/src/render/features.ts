import type { LayerOptions } from './light-transport/light-ledger.ts';

/**
 * What a rendering answers, one entry a pixel, rows from top to bottom; three-channel planes are interleaved.
 * Linear light throughout.
 */
export interface Features {
  readonly width: number;
  readonly height: number;
  /** Radiance of the visible surface; in a photographed room only of the things, premultiplied by `alpha`. */
  readonly radiance: Float32Array;
  /** Reflectance of the visible surface, without light; 1 for emitters. */
  readonly albedo: Float32Array;
  /** World normal of the surface seen, also of a photographed room's; zero where nothing is met. */
  readonly normal: Float32Array;
  /** Meters along the camera's forward axis; Infinity where nothing is met. */
  readonly depth: Float32Array;
  /** Object id in the middle of the pixel. */
  readonly object: Uint16Array;
  /** Share of the pixel covered by things (object id > 0), 0 … 1. */
  readonly alpha: Float32Array;
  /**
   * Photographed rooms only, else undefined: three channels, the light that reaches the room's surface seen here
   * with the things in it. Divided by `lightWithout` it is the light ratio (1 = unshaded).
   */
  readonly lightWith: Float32Array | undefined;
  readonly lightWithout: Float32Array | undefined;
  /**
   * Photographed rooms only: the change of a glossy floor's mirror image, premultiplied with its Fresnel reflectance:
   * light of the mirrored things minus the light of the room that they hide.
   */
  readonly mirrored: Float32Array | undefined;
  /** Scenes traced in layers only: one picture for each source and shade, see `LayerOptions`. */
  readonly layers?: readonly Float32Array[];
}

/** The options of tracing a picture. */
export interface TraceOptions {
  /** Paths a pixel. */
  readonly samples: number;
  /** Bounces after the first surface. */
  readonly bounces: number;
  /** Same scene, options and seed give the same numbers, with any number of threads. */
  readonly seed: number;
  /** Worker threads. */
  readonly threads: number;
  /**
   * In a photographed room: follow the light of the things alone, or that on the room's own surfaces alone. The
   * requested part has the same numbers; the other's light stays 0. Absent = both. `contact` follows no light at all;
   * see `createContactTracer` for its result.
   */
  readonly only?: 'things' | 'room' | 'contact';
  /** In a room of our own: keep its light apart too, by source and shade of the walls. */
  readonly layers?: LayerOptions;
  /** Trace only pixels that are not 0; absent = all. Width x height of the camera. */
  readonly mask?: Uint8Array;
  readonly signal?: AbortSignal;
  /** Share done, 0 … 1, never falls. */
  readonly onProgress?: (fraction: number) => void;
}
