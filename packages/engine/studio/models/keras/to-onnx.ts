import { z } from 'zod';
import { createOnnxGraph, type OnnxGraph, picturePort } from '../onnx-graph.ts';
import { channelsFirst } from '../tfjs/weights.ts';
import { type KerasLayer, type KerasModel, readKerasModel } from './layers.ts';

type Convert = (layer: KerasLayer, model: KerasModel, graph: OnnxGraph) => void;

const Picture = z.object({ batch_input_shape: z.tuple([z.null(), z.null(), z.null(), z.int()]) });
/** Only variants that keep width and height are supported. */
const Convolution = z.object({
  filters: z.int(),
  kernel_size: z.tuple([z.int(), z.int()]),
  strides: z.tuple([z.literal(1), z.literal(1)]),
  dilation_rate: z.tuple([z.literal(1), z.literal(1)]),
  padding: z.enum(['same', 'valid']),
  data_format: z.literal('channels_last'),
  groups: z.literal(1),
  use_bias: z.literal(true),
  activation: z.literal('linear'),
});
const Relu = z.object({ activation: z.literal('relu') });
/** Keras keeps channels last, ONNX keeps them first. */
const AlongChannels = z.object({ axis: z.literal(3) });
const Enlargement = z.object({
  size: z.tuple([z.int(), z.int()]),
  data_format: z.literal('channels_last'),
  interpolation: z.literal('nearest'),
});

/**
 * Writes a Keras model as TensorFlow.js publishes it ("layers model") as an ONNX model. Its input is 1 x channels x
 * height x width with free height and width. Layers other than those of `CONVERTERS` are refused. The same bytes give
 * the same bytes.
 *
 * @throws Error or ZodError when the model is malformed or uses something this does not know.
 */
export async function kerasToOnnx(
  json: Uint8Array,
  fileBeside: (name: string) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const model = await readKerasModel(json, fileBeside);
  const graph = createOnnxGraph();
  const inputs = model.layers.filter(({ kind }) => kind === 'InputLayer');
  for (const layer of model.layers) {
    if (layer.kind === 'InputLayer') continue;
    const convert = CONVERTERS[layer.kind];
    if (!convert) throw new Error(`${layer.name}: layer ${layer.kind} is not known.`);
    convert(layer, model, graph);
  }
  return graph.build(
    'keras',
    inputs.map(({ name, settings }) => picturePort(name, Picture.parse(settings).batch_input_shape[3])),
    model.outputs.map((name) => ({ name })),
  );
}

const CONVERTERS: Readonly<Record<string, Convert>> = {
  Add: ({ name, inputs }, _model, graph) => void graph.add('Add', inputs, name),
  Activation: ({ name, inputs, settings }, _model, graph) => {
    Relu.parse(settings);
    graph.add('Relu', inputs, name);
  },
  Concatenate: ({ name, inputs, settings }, _model, graph) => {
    AlongChannels.parse(settings);
    graph.add('Concat', inputs, name, { axis: 1 });
  },
  Conv2D: convolution,
  UpSampling2D: ({ name, inputs, settings }, _model, graph) => {
    const { size } = Enlargement.parse(settings);
    const factors = graph.weights(`${name}/factors`, [4], 'f', floats(1, 1, ...size));
    graph.add('Resize', [...inputs, '', factors], name, {
      mode: 'nearest',
      coordinate_transformation_mode: 'asymmetric',
      nearest_mode: 'floor',
    });
  },
};

function convolution(
  { name, inputs, settings }: KerasLayer,
  { weights }: KerasModel,
  graph: OnnxGraph,
): void {
  const { filters, kernel_size: size, padding } = Convolution.parse(settings);
  const weight = (what: string) => {
    const found = weights.get(`${name}/${what}`);
    if (!found) throw new Error(`${name}: the ${what} is missing.`);
    return found;
  };
  const kernel = channelsFirst(weight('kernel'));
  const bias = weight('bias');
  if (kernel.type !== 'f' || bias.type !== 'f') throw new Error(`${name}: expected 32-bit weights.`);
  const [down, across] = size.map((length) => (padding === 'same' ? (length - 1) / 2 : 0));
  graph.add(
    'Conv',
    [
      ...inputs,
      graph.weights(`${name}/kernel`, kernel.shape, 'f', kernel.bytes),
      graph.weights(`${name}/bias`, [filters], 'f', bias.bytes),
    ],
    name,
    { kernel_shape: size, pads: [down!, across!, down!, across!] },
  );
}

function floats(...values: number[]): Uint8Array {
  return new Uint8Array(Float32Array.from(values).buffer);
}
