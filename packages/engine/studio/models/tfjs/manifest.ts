import { z } from 'zod';

/** The list of weights in a model of TensorFlow.js: those of one file, in the order in which they lie there. */
export const WeightsManifest = z.tuple([
  z.object({
    paths: z.tuple([z.string()]),
    weights: z.array(
      z.object({
        name: z.string(),
        shape: z.array(z.int().min(0)),
        dtype: z.enum(['float32', 'int32']),
        quantization: z.object({ dtype: z.literal('float16') }).optional(),
      }),
    ),
  }),
]);
export type WeightsManifest = z.infer<typeof WeightsManifest>;

/** A weight: 32-bit floats (f), half floats (h) or 32-bit integers (i), little-endian, row-major. */
export interface TfjsWeight {
  readonly shape: readonly number[];
  readonly type: 'f' | 'h' | 'i';
  readonly bytes: Uint8Array;
}

/**
 * Reads the weights of a manifest by name.
 *
 * @param fileBeside reads a file by the name the manifest gives.
 * @throws Error if the file is longer or shorter than in the manifest.
 */
export async function readWeights(
  [{ paths, weights: entries }]: WeightsManifest,
  fileBeside: (name: string) => Promise<Uint8Array>,
): Promise<Map<string, TfjsWeight>> {
  const bytes = await fileBeside(paths[0]);
  const weights = new Map<string, TfjsWeight>();
  let at = 0;
  for (const { name, shape, dtype, quantization } of entries) {
    const type = quantization ? 'h' : dtype === 'int32' ? 'i' : 'f';
    const length = shape.reduce((product, size) => product * size, type === 'h' ? 2 : 4);
    weights.set(name, { shape, type, bytes: Uint8Array.from(bytes.subarray(at, at + length)) });
    at += length;
  }
  if (at !== bytes.length) throw new Error(`${paths[0]}: expected ${at} bytes, found ${bytes.length}`);
  return weights;
}
