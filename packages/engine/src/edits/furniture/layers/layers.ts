/**
 * What a staging adds to a photo, linear light, three interleaved floats a pixel. The picture is
 * color + (1 - alpha) x (photo x ratio + mirrored).
 */
export interface Layers {
  readonly width: number;
  readonly height: number;
  /** Light of the furniture, premultiplied by `alpha`. */
  readonly color: Float32Array;
  /** Share of the pixel that furniture covers, one float a pixel, 0 … 1. */
  readonly alpha: Float32Array;
  /** What is left of the light on the room's own surfaces; exactly 1 where furniture changes nothing. */
  readonly ratio: Float32Array;
  /** What changes in the floor's mirror image; absent on floors that do not mirror. */
  readonly mirrored: Float32Array | undefined;
}
