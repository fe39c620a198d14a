import { z } from 'zod';
import { readWeights, type TfjsWeight, WeightsManifest } from '../tfjs/manifest.ts';

/** A call of a layer: which layers it takes its inputs from, first to last. */
const Inputs = z.array(z.tuple([z.string(), z.literal(0), z.literal(0)], z.unknown()));

const LayersFile = z.object({
  format: z.literal('layers-model'),
  modelTopology: z.object({
    model_config: z.object({
      class_name: z.literal('Functional'),
      config: z.object({
        layers: z.array(
          z.object({
            class_name: z.string(),
            name: z.string(),
            config: z.record(z.string(), z.unknown()),
            inbound_nodes: z.array(Inputs).max(1),
          }),
        ),
        output_layers: z.array(z.tuple([z.string(), z.literal(0), z.literal(0)])),
      }),
    }),
  }),
  weightsManifest: WeightsManifest,
});

/** One layer of a Keras model; layers are called once, in the order of the list. */
export interface KerasLayer {
  readonly name: string;
  readonly kind: string;
  /** Names of the layers it takes its inputs from. */
  readonly inputs: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface KerasModel {
  readonly layers: readonly KerasLayer[];
  /** Names of the layers whose outputs are the model's. */
  readonly outputs: readonly string[];
  /** By name: `<layer>/kernel`, `<layer>/bias`. */
  readonly weights: ReadonlyMap<string, TfjsWeight>;
}

/**
 * Reads a Keras model as TensorFlow.js publishes it ("layers model"), its weights in one file.
 *
 * @param json the model's layers and manifest.
 * @param fileBeside reads the weights by the name the manifest gives.
 * @throws ZodError when the model is none, or calls a layer more than once.
 */
export async function readKerasModel(
  json: Uint8Array,
  fileBeside: (name: string) => Promise<Uint8Array>,
): Promise<KerasModel> {
  const file = LayersFile.parse(JSON.parse(Buffer.from(json).toString('utf8')));
  const { layers, output_layers: outputs } = file.modelTopology.model_config.config;
  return {
    layers: layers.map(({ name, class_name: kind, config, inbound_nodes: calls }) => ({
      name,
      kind,
      inputs: (calls[0] ?? []).map(([input]) => input),
      settings: config,
    })),
    outputs: outputs.map(([name]) => name),
    weights: await readWeights(file.weightsManifest, fileBeside),
  };
}
