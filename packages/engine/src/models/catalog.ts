import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Where the weights and their provenance lie. */
export const MODELS_FOLDER = new URL('../../models/', import.meta.url);

const ModelEntry = z.strictObject({
  name: z.string(),
  /** File in the models folder. */
  file: z.string().regex(/^[a-z0-9-]+\.onnx$/),
  /** The published package the weights come from, and the file inside it. */
  source: z.strictObject({ package: z.string(), version: z.string(), path: z.string() }),
  license: z.string(),
  licenseFile: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().positive(),
  /**
   * How the published file becomes ours: `none` = byte for byte, `oidn-unet` = weights put into a graph, `tfjs` = a
   * graph model of TensorFlow.js, whose weights lie beside it, written operator by operator, `keras` = a layers model
   * of TensorFlow.js, written layer by layer, `halved` = an ONNX model, its weights kept as half floats, `migan` = the same
   * of the generator alone, cut out of MI-GAN's pipeline.
   */
  converter: z.enum(['none', 'oidn-unet', 'tfjs', 'keras', 'halved', 'migan']),
});
export type ModelEntry = z.infer<typeof ModelEntry>;

const ModelCatalog = z.strictObject({ models: z.array(ModelEntry).min(1) });

/** The provenance of every committed model; throws a ZodError when models.json is malformed. */
export async function readModelCatalog(): Promise<ModelEntry[]> {
  const text = await readFile(new URL('models.json', MODELS_FOLDER), 'utf8');
  return ModelCatalog.parse(JSON.parse(text)).models;
}

/** SHA-256 of a file's bytes in lower-case hex. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
