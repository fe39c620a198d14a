/** A picture as the codec decodes it: 8-bit sRGB, three interleaved channels, rows top to bottom. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** width * height * 3 bytes, R G B R G B …, sRGB-encoded (IEC 61966-2-1). */
  readonly data: Uint8Array;
}

/** One 8-bit value per pixel: 0 = outside, 255 = fully inside, between = soft edge. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  /** width * height bytes. */
  readonly data: Uint8Array;
}

/** One 32-bit float per pixel; its creator defines the meaning and range. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  /** width * height floats. */
  readonly data: Float32Array;
}

/** Interleaved channels of any number type: what rasters, masks and planes have in common. */
export interface Channels<Data extends Uint8Array | Float32Array = Uint8Array | Float32Array> {
  readonly width: number;
  readonly height: number;
  /** Values of a pixel. */
  readonly channels: 1 | 3;
  /** width * height * channels values, rows top to bottom. */
  readonly data: Data;
}

/** One non-negative region number per pixel. */
export interface LabelMap {
  readonly width: number;
  readonly height: number;
  /** width * height region numbers, 0 … count - 1. */
  readonly data: Uint16Array;
  readonly count: number;
}

/** A black picture of the given size. */
export function createRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8Array(width * height * 3) };
}

/** An empty mask (nothing inside) of the given size. */
export function createMask(width: number, height: number): Mask {
  return { width, height, data: new Uint8Array(width * height) };
}

/** A plane of zeros of the given size. */
export function createPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}
