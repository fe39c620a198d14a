import { bytesField, fieldsOf, message } from '../../src/models/protobuf.ts';

/** Field numbers of onnx.proto3. */
const MODEL_GRAPH = 7;
const GRAPH = { node: 1, initializer: 5, input: 11, output: 12, value: 13 } as const;
const NODE = { input: 1, output: 2 } as const;
const INITIALIZER_NAME = 8;
const PORT_NAME = 1;

/**
 * The part of an ONNX model between two values: the first becomes its only input, the second its only output.
 * Operators that the second does not need are left out. The same bytes give the same bytes.
 *
 * @throws Error when the model has no graph, or nothing computes the second value from the first.
 */
export function cutGraph(published: Uint8Array, from: string, to: string): Uint8Array {
  const model = fieldsOf(published);
  const graph = model.find(({ field }) => field === MODEL_GRAPH)?.bytes;
  if (!graph) throw new Error('The model has no graph.');
  const fields = fieldsOf(graph);
  const needed = new Set([to]);
  // Nodes stand in the order in which they are run, so one pass from the end meets every use before its source.
  const kept = fields.toReversed().filter(({ field, bytes }) => {
    if (field !== GRAPH.node || !bytes) return false;
    const outputs = namesIn(bytes, NODE.output);
    if (!outputs.some((name) => needed.has(name) && name !== from)) return false;
    for (const name of namesIn(bytes, NODE.input)) needed.add(name);
    return true;
  });
  if (!needed.has(from)) throw new Error(`Nothing computes ${to} from ${from}.`);
  const weights = fields.filter(
    ({ field, bytes }) =>
      field === GRAPH.initializer && needed.has(namesIn(bytes!, INITIALIZER_NAME)[0] ?? ''),
  );
  const replaced: ReadonlySet<number> = new Set(Object.values(GRAPH));
  const whole = message(
    ...kept.toReversed().map(({ encoded }) => encoded),
    ...fields.filter(({ field }) => !replaced.has(field)).map(({ encoded }) => encoded),
    ...weights.map(({ encoded }) => encoded),
    bytesField(GRAPH.input, floatPort(from)),
    bytesField(GRAPH.output, bytesField(PORT_NAME, to)),
  );
  return message(
    ...model.map(({ field, encoded }) => (field === MODEL_GRAPH ? bytesField(MODEL_GRAPH, whole) : encoded)),
  );
}

function namesIn(bytes: Uint8Array, field: number): string[] {
  return fieldsOf(bytes).flatMap((one) =>
    one.field === field && one.bytes ? [Buffer.from(one.bytes).toString('utf8')] : [],
  );
}

/** A value of 32-bit floats whose size is known at run time: name, and a tensor type without a shape. */
function floatPort(name: string): Uint8Array {
  const elementType = Uint8Array.of(0x08, 1);
  return message(bytesField(PORT_NAME, name), bytesField(2, bytesField(1, elementType)));
}
