/**
 * The additions of a staging to a photo, linear light, three interleaved floats per pixel. The picture is color + (1
 * - alpha) x (photo x ratio + mirrored).
 */
export interface Layers {
  readonly width: number;
  readonly height: number;
  /** Light of the furniture, premultiplied by `alpha`. */
  readonly color: Float32Array;
  /** Share of the pixel that furniture covers, one float per pixel, 0 … 1. */
  readonly alpha: Float32Array;
  /** The remaining share of light on the room's surfaces; exactly 1 where furniture changes nothing. */
  readonly ratio: Float32Array;
  /** The change of the floor's mirror image; absent on floors without one. */
  readonly mirrored: Float32Array | undefined;
}
