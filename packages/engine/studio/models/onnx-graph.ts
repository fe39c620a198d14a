import { bytesField, floatField, integerField, message } from '../../src/models/protobuf.ts';

/** Field numbers and enumerations of onnx.proto3 (ONNX 1.8, operator set 13). */
const IR_VERSION = 7;
const OPERATOR_SET = 13;
const FLOAT = 1;
const INT64 = 7;
const FLOAT16 = 10;
const ATTRIBUTE = { float: 1, integer: 2, string: 3, integers: 7 } as const;

/** Plain numbers are integers; `float` marks an attribute of an operator that is a real number. */
export type OnnxAttribute = number | string | readonly number[] | { readonly float: number };

/** An input or output; a size is fixed or the name of a free one. */
export interface OnnxPort {
  readonly name: string;
  /** Absent if it is known at run time only. */
  readonly shape?: readonly (number | string)[];
}

/** Collects operators and weights of a model. */
export interface OnnxGraph {
  /** Adds an operator and returns the name of its output, or of the first of several. */
  add(
    operator: string,
    inputs: readonly string[],
    output: string | readonly string[],
    attributes?: Record<string, OnnxAttribute>,
  ): string;
  /** Adds constant values; half floats are cast to 32 bits when the model is loaded. */
  weights(name: string, dimensions: readonly number[], type: 'f' | 'h', bytes: Uint8Array): string;
  /** Adds whole numbers: shapes, paddings. */
  integers(name: string, values: readonly number[]): string;
  /** The bytes of the model file. */
  build(name: string, inputs: readonly OnnxPort[], outputs: readonly OnnxPort[]): Uint8Array;
}

/** A picture of 1 x channels x height x width with free height and width. */
export const picturePort = (name: string, channels: number): OnnxPort => ({
  name,
  shape: [1, channels, 'height', 'width'],
});

export function createOnnxGraph(): OnnxGraph {
  const operators: Uint8Array[] = [];
  const constants: Uint8Array[] = [];
  const graph: OnnxGraph = {
    add(operator, inputs, output, attributes = {}) {
      const outputs = [output].flat();
      operators.push(
        message(
          ...inputs.map((input) => bytesField(1, input)),
          ...outputs.map((name) => bytesField(2, name)),
          bytesField(4, operator),
          ...Object.entries(attributes).map(([name, value]) => bytesField(5, attributeMessage(name, value))),
        ),
      );
      return outputs[0]!;
    },
    weights(name, dimensions, type, bytes) {
      const stored = type === 'h' ? `${name}.half` : name;
      constants.push(
        message(
          ...dimensions.map((size) => integerField(1, size)),
          integerField(2, type === 'h' ? FLOAT16 : FLOAT),
          bytesField(8, stored),
          bytesField(9, bytes),
        ),
      );
      return type === 'h' ? graph.add('Cast', [stored], name, { to: FLOAT }) : name;
    },
    integers(name, values) {
      const bytes = new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
      constants.push(
        message(
          integerField(1, values.length),
          integerField(2, INT64),
          bytesField(8, name),
          bytesField(9, bytes),
        ),
      );
      return name;
    },
    build: (name, inputs, outputs) =>
      message(
        integerField(1, IR_VERSION),
        bytesField(
          7,
          message(
            ...operators.map((operator) => bytesField(1, operator)),
            bytesField(2, name),
            ...constants.map((constant) => bytesField(5, constant)),
            ...inputs.map((port) => bytesField(11, portMessage(port))),
            ...outputs.map((port) => bytesField(12, portMessage(port))),
          ),
        ),
        bytesField(8, integerField(2, OPERATOR_SET)),
      ),
  };
  return graph;
}

function attributeMessage(name: string, value: OnnxAttribute): Uint8Array {
  if (typeof value === 'number') {
    return message(bytesField(1, name), integerField(3, value), integerField(20, ATTRIBUTE.integer));
  }
  if (typeof value === 'string') {
    return message(bytesField(1, name), bytesField(4, value), integerField(20, ATTRIBUTE.string));
  }
  if ('float' in value) {
    return message(bytesField(1, name), floatField(2, value.float), integerField(20, ATTRIBUTE.float));
  }
  return message(
    bytesField(1, name),
    ...value.map((item) => integerField(8, item)),
    integerField(20, ATTRIBUTE.integers),
  );
}

function portMessage({ name, shape }: OnnxPort): Uint8Array {
  const sizes = shape?.map((size) =>
    bytesField(1, typeof size === 'number' ? integerField(1, size) : bytesField(2, size)),
  );
  const shapeFields = sizes ? [bytesField(2, message(...sizes))] : [];
  const tensor = message(integerField(1, FLOAT), ...shapeFields);
  return message(bytesField(1, name), bytesField(2, bytesField(1, tensor)));
}
