import { z } from 'zod';

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
  weightsManifest: z.tuple([
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
  ]),
});

/** An operator of a TensorFlow graph. Inputs are names of nodes; `name:1` is the second output of `name`. */
export interface TfjsNode {
  readonly name: string;
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A weight: 32-bit floats (f), half floats (h) or 32-bit integers (i), little-endian, row-major. */
export interface TfjsWeight {
  readonly shape: readonly number[];
  readonly type: 'f' | 'h' | 'i';
  readonly bytes: Uint8Array;
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
  const [{ paths, weights: entries }] = file.weightsManifest;
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
