import { Tensor, withModel } from '../../models/session.ts';

/** Side of the square that the network fills, pixels. */
export const NETWORK_SIDE = 512;

const CELLS = NETWORK_SIDE ** 2;

/**
 * Fills the unknown part of a square picture by MI-GAN (Sargsyan et al. 2023), which was trained on eight million
 * photos of places.
 *
 * @param pixels 512 x 512 pixels, three interleaved 8-bit sRGB values each; the values of unknown pixels do not
 * matter.
 * @param isKnown 1 for visible pixels, 0 for those to fill.
 * @returns the whole square from the network, three interleaved values 0 … 255 per pixel; known pixels are close to
 * their values, not equal.
 */
export async function inpaintSquare(pixels: Uint8Array, isKnown: Uint8Array): Promise<Float32Array> {
  const input = new Float32Array(4 * CELLS);
  for (let i = 0; i < CELLS; i++) {
    input[i] = isKnown[i]! - 0.5;
    if (!isKnown[i]) continue;
    for (let c = 0; c < 3; c++) input[(c + 1) * CELLS + i] = pixels[i * 3 + c]! / 127.5 - 1;
  }
  const shape = [1, 4, NETWORK_SIDE, NETWORK_SIDE];
  const data = await withModel('migan-512-places2', async (session) => {
    const answer = await session.run({ [session.inputNames[0]!]: new Tensor('float32', input, shape) });
    return answer[session.outputNames[0]!]?.data;
  });
  if (!(data instanceof Float32Array) || data.length !== 3 * CELLS) {
    throw new Error('The inpainting network answered without a picture.');
  }
  const filled = new Float32Array(3 * CELLS);
  for (let i = 0; i < CELLS; i++) {
    for (let c = 0; c < 3; c++) {
      filled[i * 3 + c] = Math.min(255, Math.max(0, (data[c * CELLS + i]! + 1) * 127.5));
    }
  }
  return filled;
}
