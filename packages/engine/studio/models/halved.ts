import { bytesField, fieldsOf, integerField, message } from '../../src/models/protobuf.ts';

/** Field numbers and enumerations of onnx.proto3. */
const MODEL_GRAPH = 7;
const GRAPH = { node: 1, initializer: 5 } as const;
const TENSOR = { type: 2, name: 8, raw: 9 } as const;
const FLOAT = 1;
const FLOAT16 = 10;
/** Smaller constants (scales, clip limits) stay as they are: they take no room and may be read while the graph is built. */
const LEAST_BYTES = 1024;

/**
 * The same ONNX model with its weights kept as half floats, which are cast to 32 bits when the model is loaded: half
 * the bytes, the same arithmetic. The same bytes give the same bytes.
 *
 * @throws Error when the model has no graph.
 */
export function halved(published: Uint8Array): Uint8Array {
  const model = fieldsOf(published);
  const graph = model.find(({ field }) => field === MODEL_GRAPH)?.bytes;
  if (!graph) throw new Error('The model has no graph.');
  const casts: Uint8Array[] = [];
  const rest: Uint8Array[] = [];
  for (const { field, bytes, encoded } of fieldsOf(graph)) {
    const small = field === GRAPH.initializer && bytes ? halvedTensor(bytes) : undefined;
    if (!small) {
      rest.push(encoded);
      continue;
    }
    rest.push(bytesField(GRAPH.initializer, small.tensor));
    casts.push(bytesField(GRAPH.node, castNode(`${small.name}.half`, small.name)));
  }
  // Casts come first: nodes stand in the order in which they are run.
  const whole = message(...casts, ...rest);
  return message(
    ...model.map(({ field, encoded }) => (field === MODEL_GRAPH ? bytesField(MODEL_GRAPH, whole) : encoded)),
  );
}

function halvedTensor(tensor: Uint8Array): { tensor: Uint8Array; name: string } | undefined {
  const fields = fieldsOf(tensor);
  const raw = fields.find(({ field }) => field === TENSOR.raw)?.bytes;
  const type = fields.find(({ field }) => field === TENSOR.type)?.integer;
  const name = fields.find(({ field }) => field === TENSOR.name)?.bytes;
  if (type !== FLOAT || !name || !raw || raw.length < LEAST_BYTES) return undefined;
  const values = new Float32Array(new Uint8Array(raw).buffer);
  const small = new Uint8Array(Float16Array.from(values).buffer);
  const text = Buffer.from(name).toString('utf8');
  const kept = fields.filter(
    ({ field }) => field !== TENSOR.raw && field !== TENSOR.type && field !== TENSOR.name,
  );
  return {
    name: text,
    tensor: message(
      ...kept.map(({ encoded }) => encoded),
      integerField(TENSOR.type, FLOAT16),
      bytesField(TENSOR.name, `${text}.half`),
      bytesField(TENSOR.raw, small),
    ),
  };
}

function castNode(from: string, to: string): Uint8Array {
  const attribute = message(bytesField(1, 'to'), integerField(3, FLOAT), integerField(20, 2));
  return message(bytesField(1, from), bytesField(2, to), bytesField(4, 'Cast'), bytesField(5, attribute));
}
