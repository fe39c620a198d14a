import { type InferenceSession, type ModelName, Tensor } from '../../models/session.ts';
import type { DenoiseOptions, NoisyPicture } from './noisy-picture.ts';
import { type Tile, tilesOf } from './tiles.ts';
import { decodeLight, encodeLight } from './transfer.ts';

/** The network halves the picture four times. */
const ALIGNMENT = 16;
/** The network of each quality. */
export const NETWORKS = {
  fast: 'oidn-hdr-albedo-normal-small',
  best: 'oidn-hdr-albedo-normal',
} as const satisfies Record<DenoiseOptions['quality'], ModelName>;

/**
 * Cleans a path-traced picture with the weights of Intel Open Image Denoise (ray tracing filter, HDR color with
 * albedo and normal), tile by tile.
 *
 * @throws the signal's reason when aborted between tiles.
 */
export async function denoiseByNetwork(
  network: InferenceSession,
  picture: NoisyPicture,
  options: DenoiseOptions,
): Promise<Float32Array> {
  const exposure = automaticExposure(picture, options.mask);
  const clean = picture.color.slice();
  for (const tile of tilesOf(picture.width, picture.height, options.mask)) {
    options.signal?.throwIfAborted();
    const input = tileInput(picture, tile, exposure);
    const answers = await network.run({ input });
    const output = answers[network.outputNames[0] ?? ''];
    if (output?.type !== 'float32') throw new Error('The denoiser answered no floats.');
    const answer = { data: output.data as Float32Array, columns: input.dims[3]!, exposure };
    writeTile(clean, picture.width, tile, answer, options.mask);
  }
  return clean;
}

/** The exposure for middle gray: 0.18 over the geometric mean brightness (Open Image Denoise's autoexposure). */
function automaticExposure({ color }: NoisyPicture, mask: Uint8Array | undefined): number {
  let sum = 0;
  let count = 0;
  for (let p = 0; p < color.length / 3; p++) {
    if (mask && mask[p] === 0) continue;
    const light = 0.2126 * color[p * 3]! + 0.7152 * color[p * 3 + 1]! + 0.0722 * color[p * 3 + 2]!;
    if (!(light > 1e-8)) continue;
    sum += Math.log2(light);
    count++;
  }
  return count === 0 ? 1 : 0.18 / 2 ** (sum / count);
}

/** Channel planes of a tile, mirrored beyond its last row and column up to the alignment. */
function tileInput({ width, color, albedo, normal }: NoisyPicture, tile: Tile, exposure: number): Tensor {
  const columns = Math.ceil(tile.width / ALIGNMENT) * ALIGNMENT;
  const rows = Math.ceil(tile.height / ALIGNMENT) * ALIGNMENT;
  const plane = columns * rows;
  const data = new Float32Array(9 * plane);
  for (let y = 0; y < rows; y++) {
    const row = (tile.top + mirrored(y, tile.height)) * width + tile.left;
    for (let x = 0; x < columns; x++) {
      const from = (row + mirrored(x, tile.width)) * 3;
      const to = y * columns + x;
      for (let k = 0; k < 3; k++) {
        data[k * plane + to] = encodeLight((color[from + k]! || 0) * exposure);
        data[(3 + k) * plane + to] = Math.min(1, Math.max(0, albedo[from + k]!));
        data[(6 + k) * plane + to] = normal[from + k]! * 0.5 + 0.5;
      }
    }
  }
  return new Tensor('float32', data, [1, 9, rows, columns]);
}

/** The last row repeated would turn its grain into stripes, which the network takes for detail. */
function mirrored(i: number, size: number): number {
  return i < size ? i : Math.max(0, 2 * size - 1 - i);
}

/** The network's answer for a tile. */
interface CleanTile {
  /** Channel planes. */
  readonly data: Float32Array;
  readonly columns: number;
  /** The exposure that its light was encoded with. */
  readonly exposure: number;
}

/** Writes a tile without its surroundings into the picture. */
function writeTile(
  clean: Float32Array,
  width: number,
  tile: Tile,
  { data, columns, exposure }: CleanTile,
  mask: Uint8Array | undefined,
): void {
  const plane = data.length / 3;
  for (let y = tile.inner.top; y < tile.inner.bottom; y++) {
    for (let x = tile.inner.left; x < tile.inner.right; x++) {
      const pixel = y * width + x;
      if (mask && mask[pixel] === 0) continue;
      const from = (y - tile.top) * columns + x - tile.left;
      for (let k = 0; k < 3; k++) clean[pixel * 3 + k] = decodeLight(data[k * plane + from]!) / exposure;
    }
  }
}
