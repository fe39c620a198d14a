/** A traced picture with helper planes for denoising; three interleaved floats per pixel each. */
export interface NoisyPicture {
  readonly width: number;
  readonly height: number;
  /** Linear light, 0 or more; values that are no numbers count as 0. */
  readonly color: Float32Array;
  /** Reflectance of the visible surface, 0 … 1. */
  readonly albedo: Float32Array;
  /** World normal of the visible surface, length 1 or 0. */
  readonly normal: Float32Array;
}

export interface DenoiseOptions {
  /** `fast` has a third of the weights and half the time; `best` is for pictures that are kept. */
  readonly quality: 'fast' | 'best';
  /** Only pixels that are not 0 need be cleaned; the others are returned unchanged. */
  readonly mask?: Uint8Array;
  readonly signal?: AbortSignal;
}
