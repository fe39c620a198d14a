import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { Tensor, withModel } from '../../models/session.ts';

/** Side of the square that the encoder reads, pixels; the photo fills its upper left part. */
export const ENCODER_SIDE = 1024;
/** Side of the embedding, cells. */
export const EMBEDDING_SIDE = 64;
export const EMBEDDING_CHANNELS = 256;
/** Red, green and blue as the encoder was trained: mean and deviation of the 8-bit values. */
const MEANS = [123.675, 116.28, 103.53] as const;
const DEVIATIONS = [58.395, 57.12, 57.375] as const;

/** The encoder's features of every place of a photo. */
export interface PhotoEmbedding {
  /** Size of the photo within the encoder's square, pixels; its longer side fills it. */
  readonly width: number;
  readonly height: number;
  /** 256 channels one after another, each of 64 x 64 cells. */
  readonly data: Float32Array;
}

const embedded = new WeakMap<Raster, Promise<PhotoEmbedding>>();

/**
 * Encodes a photo by the image encoder of a small Segment Anything (Kirillov et al. 2023; Zhang et al. 2023, "Faster
 * Segment Anything"). It was trained on eleven million photos, and knows the borders of things, but not their names.
 * The answer is remembered as long as the photo is in memory.
 */
export function embedPhoto(photo: Raster): Promise<PhotoEmbedding> {
  const known = embedded.get(photo);
  if (known) return known;
  const embedding = encode(photo);
  embedded.set(photo, embedding);
  embedding.catch(() => embedded.delete(photo));
  return embedding;
}

async function encode(photo: Raster): Promise<PhotoEmbedding> {
  const { width, height } = sizeWithin(photo, ENCODER_SIDE);
  const input = new Tensor('float32', encoderInput(photo, width, height), [1, 3, ENCODER_SIDE, ENCODER_SIDE]);
  const data = await withModel('segment-anything-encoder', async (session) => {
    const answer = await session.run({ [session.inputNames[0]!]: input });
    return answer[session.outputNames[0]!]?.data;
  });
  if (!(data instanceof Float32Array) || data.length !== EMBEDDING_CHANNELS * EMBEDDING_SIDE ** 2) {
    throw new Error('The image encoder answered without an embedding.');
  }
  return { width, height, data };
}

/** The photo in the upper left part of a square, its longer side filling it; the rest is black. */
export function inSquare(photo: Raster, side: number): Raster {
  const { width, height } = sizeWithin(photo, side);
  const small = resizeRaster(photo, width, height, photo.width < width ? 'bilinear' : 'area');
  const square = createRaster(side, side);
  for (let y = 0; y < height; y++) {
    square.data.set(small.data.subarray(y * width * 3, (y + 1) * width * 3), y * side * 3);
  }
  return square;
}

function sizeWithin({ width, height }: Raster, side: number): { width: number; height: number } {
  const scale = side / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Channel by channel; the rest of the square is 0, which is the encoder's mean gray. */
function encoderInput(photo: Raster, width: number, height: number): Float32Array {
  const square = inSquare(photo, ENCODER_SIDE);
  const input = new Float32Array(3 * ENCODER_SIDE * ENCODER_SIDE);
  for (let k = 0; k < 3; k++) {
    const [mean, deviation] = [MEANS[k]!, DEVIATIONS[k]!];
    for (let y = 0; y < height; y++) {
      const row = y * ENCODER_SIDE;
      const to = k * ENCODER_SIDE * ENCODER_SIDE + row;
      for (let x = 0; x < width; x++) input[to + x] = (square.data[(row + x) * 3 + k]! - mean) / deviation;
    }
  }
  return input;
}
