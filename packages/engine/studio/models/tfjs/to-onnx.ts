import { createOnnxGraph, type OnnxGraph } from '../onnx-graph.ts';
import { attributeOf, readTfjsGraph, type TfjsGraph, type TfjsNode } from './graph.ts';
import { createValues, type Values } from './values.ts';
import { channelsFirst } from './weights.ts';

/** ONNX's order of axes for TensorFlow's pictures (samples, rows, columns, channels). */
const CHANNELS_LAST = [0, 2, 3, 1];

interface Conversion {
  readonly graph: OnnxGraph;
  readonly values: Values;
  /** Name and declared height and width of the model's input. */
  readonly input: { readonly name: string; readonly size: readonly number[] };
}
type Convert = (node: TfjsNode, conversion: Conversion) => void;

/**
 * Writes a graph model of TensorFlow.js as an ONNX model. Its one input is samples x channels x height x width;
 * height and width become free, resizing inside the model follows them. Operators other than those of `CONVERTERS`
 * are refused. The same bytes give the same bytes.
 *
 * @throws Error or ZodError when the model is malformed or uses something this does not know.
 */
export async function tfjsToOnnx(
  json: Uint8Array,
  fileBeside: (name: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  return writeOnnx(await readTfjsGraph(json, fileBeside));
}

function writeOnnx(source: TfjsGraph): Uint8Array {
  const graph = createOnnxGraph();
  const values = createValues(graph, source.weights);
  const placeholder = source.nodes.find((node) => node.operator === 'Placeholder');
  if (!placeholder) throw new Error('The model has no input.');
  const sizes = attributeOf(placeholder, 'shape').shape?.dim.map(({ size }) => Number(size)) ?? [];
  if (sizes.length !== 4) throw new Error('The input is no picture.');
  const input = { name: placeholder.name, size: sizes.slice(2) };

  const used = new Set(source.nodes.flatMap((node) => node.inputs));
  const results = source.nodes.filter((node) => !used.has(node.name) && !source.weights.has(node.name));
  for (const node of source.nodes) {
    if (source.weights.has(node.name)) continue;
    const convert = CONVERTERS[node.operator];
    if (!convert) throw new Error(`${node.name}: operator ${node.operator} is not known.`);
    convert(node, { graph, values, input });
  }
  const outputs = results.map(({ name }) => ({
    name: graph.add('Identity', [values.plain(name)], `${name}:0`),
  }));
  return graph.build(
    'tfjs',
    [{ name: input.name, shape: [...sizes.slice(0, 2), 'height', 'width'] }],
    outputs,
  );
}

const CONVERTERS: Readonly<Record<string, Convert>> = {
  Placeholder: ({ name }, { values }) => values.set(name, { name, axes: [0, 1, 2, 3] }),
  Identity: ({ name, inputs }, { values }) => values.set(name, values.tensor(inputs[0]!)),
  Sigmoid: (node, conversion) => alongside(node, conversion, 'Sigmoid'),
  LeakyRelu: (node, conversion) =>
    alongside(node, conversion, 'LeakyRelu', { alpha: { float: attributeOf(node, 'alpha').f ?? 0.2 } }),
  Transpose: ({ name, inputs }, { values }) => {
    const { name: stored, axes } = values.tensor(inputs[0]!);
    values.set(name, { name: stored, axes: values.integers(inputs[1]!).map((axis) => axes[axis]!) });
  },
  Add: add,
  AddV2: add,
  SparseToDense: ({ name, inputs }, { values }) => {
    if (values.integers(inputs[0]!).length > 0)
      throw new Error(`${name}: only empty sparse values are known.`);
    const [length = 0] = values.integers(inputs[1]!);
    values.setIntegers(
      name,
      Array.from({ length }, () => values.integers(inputs[3]!)[0] ?? 0),
    );
  },
  ConcatV2: ({ name, inputs }, { graph, values }) => {
    const tensors = inputs.slice(0, -1).map((input) => values.tensor(input));
    const axes = tensors[0]!.axes;
    const parts = tensors.map((tensor) => values.laidOut(tensor, axes));
    const axis = axes[values.integers(inputs.at(-1)!)[0]!]!;
    values.set(name, { name: graph.add('Concat', parts, name, { axis }), axes });
  },
  SplitV: ({ name, inputs }, { graph, values }) => {
    const { name: stored, axes } = values.tensor(inputs[0]!);
    const sizes = values.integers(inputs[1]!);
    const axis = axes[values.integers(inputs[2]!)[0]!]!;
    const names = sizes.map((_, i) => (i === 0 ? name : `${name}:${i}`));
    graph.add('Split', [stored, graph.integers(`${name}.sizes`, sizes)], names, { axis });
    for (const part of names) values.set(part, { name: part, axes });
  },
  Pad: pad,
  PadV2: pad,
  Reshape: ({ name, inputs }, { graph, values }) => {
    const shape = values.integers(inputs[1]!);
    const target = graph.integers(`${name}.shape`, shape);
    values.set(name, {
      name: graph.add('Reshape', [values.plain(inputs[0]!), target], name),
      axes: shape.map((_, axis) => axis),
    });
  },
  MaxPool: (node, { graph, values }) => {
    const picture = values.laidOut(values.tensor(node.inputs[0]!), CHANNELS_LAST);
    const attributes = { kernel_shape: onRowsAndColumns(node, 'ksize'), ...window(node) };
    values.set(node.name, {
      name: graph.add('MaxPool', [picture], node.name, attributes),
      axes: CHANNELS_LAST,
    });
  },
  Conv2D: (node, { graph, values }) => {
    const picture = values.laidOut(values.tensor(node.inputs[0]!), CHANNELS_LAST);
    const { shape, type, bytes } = channelsFirst(values.weight(node.inputs[1]!));
    const kernel = graph.weights(`${node.name}.kernel`, shape, type, bytes);
    const attributes = {
      kernel_shape: shape.slice(2),
      dilations: onRowsAndColumns(node, 'dilations'),
      ...window(node),
    };
    values.set(node.name, {
      name: graph.add('Conv', [picture, kernel], node.name, attributes),
      axes: CHANNELS_LAST,
    });
  },
  ResizeBilinear: resizeBilinear,
};

/** An operator that treats all values alike, in any order of axes. */
function alongside(
  { name, inputs }: TfjsNode,
  { graph, values }: Conversion,
  operator: string,
  attributes = {},
): void {
  const { name: stored, axes } = values.tensor(inputs[0]!);
  values.set(name, { name: graph.add(operator, [stored], name, attributes), axes });
}

/** Two tensors of one shape, or a tensor and a value per channel, or whole numbers that make up a shape. */
function add({ name, inputs }: TfjsNode, { graph, values }: Conversion): void {
  const [first, second] = [inputs[0]!, inputs[1]!];
  if (values.isIntegers(first)) {
    const offsets = values.integers(second);
    values.setIntegers(
      name,
      values.integers(first).map((value, i) => value + offsets[i]!),
    );
    return;
  }
  const tensor = values.tensor(first);
  const other = values.isWeight(second)
    ? values.alongLastAxis(second, tensor.axes)
    : values.laidOut(values.tensor(second), tensor.axes);
  values.set(name, { name: graph.add('Add', [tensor.name, other], name), axes: tensor.axes });
}

function pad({ name, inputs }: TfjsNode, { graph, values }: Conversion): void {
  const { name: stored, axes } = values.tensor(inputs[0]!);
  const pads = values.integers(inputs[1]!);
  const side = (end: number) => axes.map((_, axis) => pads[axes.indexOf(axis) * 2 + end]!);
  const amounts = graph.integers(`${name}.pads`, [...side(0), ...side(1)]);
  const filling = inputs[2] === undefined ? [] : [values.scalar(inputs[2])];
  values.set(name, { name: graph.add('Pad', [stored, amounts, ...filling], name), axes });
}

/** Sizes are declared for the declared input; they are written as that share of the input as it comes. */
function resizeBilinear(node: TfjsNode, { graph, values, input }: Conversion): void {
  const { name } = node;
  if (!attributeOf(node, 'half_pixel_centers').b) throw new Error(`${name}: pixel corners are not known.`);
  const picture = values.laidOut(values.tensor(node.inputs[0]!), CHANNELS_LAST);
  const divisors = values.integers(node.inputs[1]!).map((size, i) => input.size[i]! / size);
  if (!divisors.every(Number.isInteger)) throw new Error(`${name}: size is no fraction of the input.`);
  const slice = (of: string, from: number, to: number) => {
    const whole = graph.add('Shape', [of], `${name}.shape.${from}`);
    const first = graph.integers(`${name}.from.${from}`, [from]);
    return graph.add(
      'Slice',
      [whole, first, graph.integers(`${name}.to.${to}`, [to])],
      `${name}.sizes.${from}`,
    );
  };
  const divisor = graph.integers(`${name}.divisor`, divisors);
  const target = graph.add('Div', [slice(input.name, 2, 4), divisor], `${name}.target`);
  const sizes = graph.add('Concat', [slice(picture, 0, 2), target], `${name}.sizes`, { axis: 0 });
  const resized = graph.add('Resize', [picture, '', '', sizes], name, {
    mode: 'linear',
    coordinate_transformation_mode: 'half_pixel',
  });
  values.set(name, { name: resized, axes: CHANNELS_LAST });
}

/** Strides of a sliding window; its behavior at the border must be written as explicit padding before it. */
function window(node: TfjsNode): { strides: number[] } {
  const padding = Buffer.from(attributeOf(node, 'padding').s ?? '', 'base64').toString();
  const format = Buffer.from(attributeOf(node, 'data_format').s ?? '', 'base64').toString();
  if (padding !== 'VALID' || format !== 'NHWC')
    throw new Error(`${node.name}: ${padding} ${format} is not known.`);
  return { strides: onRowsAndColumns(node, 'strides') };
}

/** The two middle numbers of an attribute that has one for samples, rows, columns and channels. */
function onRowsAndColumns(node: TfjsNode, attribute: string): number[] {
  return (attributeOf(node, attribute).list?.i ?? []).map(Number).slice(1, 3);
}
