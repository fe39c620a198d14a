import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The folder of the weights and their provenance. */
export const MODELS_FOLDER = new URL('../../models/', import.meta.url);

const named = {
  name: z.string(),
  /** File in the models folder. */
  file: z.string().regex(/^[a-z0-9-]+\.onnx$/),
};
const shipped = {
  license: z.string(),
  licenseFile: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().positive(),
};

/** A model whose weights others published. */
const PublishedModel = z.strictObject({
  ...named,
  /** The package the weights come from, and the file inside it. */
  source: z.strictObject({ package: z.string(), version: z.string(), path: z.string() }),
  ...shipped,
  /**
   * The conversion of the published file: `none` = byte for byte, `oidn-unet` = weights put into a graph, `tfjs` = a
   * graph model of TensorFlow.js with separate weights, written operator by operator, `keras` = a layers model of
   * TensorFlow.js, written layer by layer, `halved` = an ONNX model, its weights stored as half floats, `migan` = the
   * same for the generator alone, cut out of MI-GAN's pipeline.
   */
  converter: z.enum(['none', 'oidn-unet', 'tfjs', 'keras', 'halved', 'migan']),
});
export type PublishedModel = z.infer<typeof PublishedModel>;

/** A model trained in this project: its source is the folder of the recipe, from the package's root. */
const TrainedModel = z.strictObject({
  ...named,
  source: z.strictObject({ trained: z.string() }),
  ...shipped,
});
export type TrainedModel = z.infer<typeof TrainedModel>;

const ModelCatalog = z.strictObject({ models: z.array(z.union([PublishedModel, TrainedModel])).min(1) });

/** The provenance of every committed model; throws a ZodError if models.json is malformed. */
export async function readModelCatalog(): Promise<Array<PublishedModel | TrainedModel>> {
  const text = await readFile(new URL('models.json', MODELS_FOLDER), 'utf8');
  return ModelCatalog.parse(JSON.parse(text)).models;
}

/** SHA-256 of a file's bytes in lower-case hex. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
