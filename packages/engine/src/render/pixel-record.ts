import { type LayerOptions, layerFloats } from './light-transport/light-ledger.ts';

/**
 * One traced pixel as floats in a row; see `Features` for what each means. Three-channel entries name their first
 * float.
 */
export const PIXEL = {
  radiance: 0,
  albedo: 3,
  normal: 6,
  depth: 9,
  object: 10,
  alpha: 11,
  lightWith: 12,
  lightWithout: 15,
  mirrored: 18,
} as const;

/** Floats of one pixel; the layers of a scene that is traced in layers follow. */
export const PIXEL_FLOATS = 21;

/** Floats of one pixel with its layers. */
export const recordFloats = (layers: LayerOptions | undefined): number =>
  PIXEL_FLOATS + (layers ? layerFloats(layers) : 0);

/** Traces whole pixels; one lives in every worker thread. */
export interface PixelTracer {
  /** Writes the means over all samples of pixel x, y into `out` from `at` on. */
  tracePixel(x: number, y: number, out: Float32Array, at: number): void;
}
