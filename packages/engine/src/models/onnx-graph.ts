import { bytesField, integerField, message } from './protobuf.ts';

/** Field numbers and enumerations of onnx.proto3 (ONNX 1.8, operator set 13). */
const IR_VERSION = 7;
const OPERATOR_SET = 13;
const FLOAT = 1;
const FLOAT16 = 10;
const ATTRIBUTE = { integer: 2, string: 3, integers: 7 } as const;

export type OnnxAttribute = number | string | readonly number[];

/** Collects operators and weights of a model with one 4-dimensional input and output of free height and width. */
export interface OnnxGraph {
  /** Adds an operator and answers the name of its output. */
  add(
    operator: string,
    inputs: readonly string[],
    output: string,
    attributes?: Record<string, OnnxAttribute>,
  ): string;
  /** Adds constant values; half floats are cast to 32 bits when the model is loaded. */
  weights(name: string, dimensions: readonly number[], type: 'f' | 'h', bytes: Uint8Array): string;
  /** The bytes of the model file. */
  build(name: string, inputChannels: number, outputChannels: number, output: string): Uint8Array;
}

/** The name of the model's input. */
export const ONNX_INPUT = 'input';

export function createOnnxGraph(): OnnxGraph {
  const operators: Uint8Array[] = [];
  const constants: Uint8Array[] = [];
  const graph: OnnxGraph = {
    add(operator, inputs, output, attributes = {}) {
      operators.push(
        message(
          ...inputs.map((input) => bytesField(1, input)),
          bytesField(2, output),
          bytesField(4, operator),
          ...Object.entries(attributes).map(([name, value]) => bytesField(5, attributeMessage(name, value))),
        ),
      );
      return output;
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
    build: (name, inputChannels, outputChannels, output) =>
      message(
        integerField(1, IR_VERSION),
        bytesField(
          7,
          message(
            ...operators.map((operator) => bytesField(1, operator)),
            bytesField(2, name),
            ...constants.map((constant) => bytesField(5, constant)),
            bytesField(11, pictureMessage(ONNX_INPUT, inputChannels)),
            bytesField(12, pictureMessage(output, outputChannels)),
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
  return message(
    bytesField(1, name),
    ...value.map((item) => integerField(8, item)),
    integerField(20, ATTRIBUTE.integers),
  );
}

/** An input or output of 1 x channels x height x width. */
function pictureMessage(name: string, channels: number): Uint8Array {
  const fixed = (size: number) => bytesField(1, integerField(1, size));
  const free = (axis: string) => bytesField(1, bytesField(2, axis));
  const shape = message(fixed(1), fixed(channels), free('height'), free('width'));
  const tensor = message(integerField(1, FLOAT), bytesField(2, shape));
  return message(bytesField(1, name), bytesField(2, bytesField(1, tensor)));
}
