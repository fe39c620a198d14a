import { z } from 'zod';
import { readWeights, type TfjsWeight, WeightsManifest } from './manifest.ts';

const Attribute = z.object({
  s: z.base64().optional(),
  i: z.string().optional(),
  f: z.number().optional(),
  b: z.boolean().optional(),
  list: z.object({ i: z.array(z.string()).optional() }).optional(),
  shape: z.object({ dim: z.array(z.object({ size: z.string() })) }).optional(),
});

const GraphFile = z.object({
  format: z.literal('graph-model'),
  modelTopology: z.object({
    node: z.array(
      z.object({
        name: z.string(),
        op: z.string(),
        input: z.array(z.string()).default([]),
        attr: z.record(z.string(), z.unknown()).default({}),
      }),
    ),
  }),
  weightsManifest: WeightsManifest,
});

/** An operator of a TensorFlow graph. Inputs are names of nodes; `name:1` is the second output of `name`. */
export interface TfjsNode {
  readonly name: string;
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface TfjsGraph {
  readonly nodes: readonly TfjsNode[];
  readonly weights: ReadonlyMap<string, TfjsWeight>;
}

/**
 * Reads a graph model of TensorFlow.js whose weights lie in one file.
 *
 * @param json the model's topology and manifest.
 * @param fileBeside reads the weights by the name the manifest gives.
 * @throws ZodError when the model is none, or uses other weight types.
 */
export async function readTfjsGraph(
  json: Uint8Array,
  fileBeside: (name: string) => Promise<Uint8Array>,
): Promise<TfjsGraph> {
  const file = GraphFile.parse(JSON.parse(Buffer.from(json).toString('utf8')));
  const weights = await readWeights(file.weightsManifest, fileBeside);
  const nodes = file.modelTopology.node.map(({ name, op, input, attr }) => ({
    name,
    operator: op,
    inputs: input,
    attributes: attr,
  }));
  return { nodes, weights };
}

/** Values of an integer weight. */
export function integersOf({ type, bytes }: TfjsWeight): number[] {
  if (type !== 'i') throw new Error('Expected whole numbers.');
  return [...new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)];
}

/** The attribute of a node that must be there. */
export function attributeOf(node: TfjsNode, name: string): z.infer<typeof Attribute> {
  return Attribute.parse(node.attributes[name]);
}
