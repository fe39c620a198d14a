import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { tfjsToOnnx } from './to-onnx.ts';

interface Weight {
  readonly shape: readonly number[];
  readonly values: readonly number[];
  readonly dtype?: 'int32' | 'half';
}
interface Node {
  readonly op: string;
  readonly input: readonly string[];
  readonly attr?: Record<string, unknown>;
}
type Graph = { weights?: Record<string, Weight>; nodes: Record<string, Node> };

const ROWS = 2;
const COLUMNS = 4;
/** Channels first, as the model takes it: 1 x 2 x 2 x 4. */
const PICTURE = Float32Array.of(1, -2, 3, -4, 5, 6, 7, 8, 10, 20, 30, 40, 50, 60, 70, 80);
const CHANNELS_LAST: Weight = { shape: [4], values: [0, 2, 3, 1], dtype: 'int32' };
const CHANNELS_FIRST: Weight = { shape: [4], values: [0, 3, 1, 2], dtype: 'int32' };
const SLIDING = {
  padding: { s: btoa('VALID') },
  data_format: { s: btoa('NHWC') },
  dilations: { list: { i: ['1', '1', '1', '1'] } },
};

/** The files of a graph model as TensorFlow.js publishes them. */
function published({ weights = {}, nodes }: Graph): { json: Uint8Array; bytes: Uint8Array } {
  const size = (n: number) => ({ size: String(n) });
  const shape = { shape: { dim: [1, 2, ROWS, COLUMNS].map(size) } };
  const topology = [
    { name: 'picture', op: 'Placeholder', attr: { shape } },
    ...Object.keys(weights).map((name) => ({ name, op: 'Const', attr: {} })),
    ...Object.entries(nodes).map(([name, node]) => ({ name, ...node })),
  ];
  const entries = Object.entries(weights).map(([name, weight]) => ({
    name,
    shape: weight.shape,
    dtype: weight.dtype === 'int32' ? 'int32' : 'float32',
    ...(weight.dtype === 'half' && { quantization: { dtype: 'float16' } }),
  }));
  const raw = Object.values(weights).map(({ dtype, values }) => {
    if (dtype === 'int32') return new Uint8Array(Int32Array.from(values).buffer);
    return new Uint8Array((dtype === 'half' ? Float16Array : Float32Array).from(values).buffer);
  });
  const manifest = [{ paths: ['weights.bin'], weights: entries }];
  const file = { format: 'graph-model', modelTopology: { node: topology }, weightsManifest: manifest };
  return { json: Buffer.from(JSON.stringify(file)), bytes: Buffer.concat(raw) };
}

async function convert(graph: Graph): Promise<Uint8Array> {
  const { json, bytes } = published(graph);
  return tfjsToOnnx(json, async () => bytes);
}

/** The outputs of the converted model for the picture (or another of the same channels), by name. */
async function answers(graph: Graph, picture = PICTURE, rows = ROWS, columns = COLUMNS) {
  const session = await InferenceSession.create(await convert(graph), { logSeverityLevel: 3 });
  const output = await session.run({ picture: new Tensor('float32', picture, [1, 2, rows, columns]) });
  return Object.entries(output).map(([name, { dims, data }]) => ({
    name,
    dims: [...dims],
    data: [...(data as Float32Array)],
  }));
}

describe('a converted model computes the same as TensorFlow', () => {
  it('Transpose, Identity and the functions of single values', async () => {
    const [seen] = await answers({
      weights: { last: CHANNELS_LAST },
      nodes: {
        turned: { op: 'Transpose', input: ['picture', 'last'] },
        leaky: { op: 'LeakyRelu', input: ['turned'], attr: { alpha: { f: 0.5 } } },
        out: { op: 'Identity', input: ['leaky'] },
      },
    });
    expect(seen).toMatchObject({ name: 'out:0', dims: [1, ROWS, COLUMNS, 2] });
    expect(seen!.data.slice(0, 6)).toEqual([1, 10, -1, 20, 3, 30]);

    const [soft] = await answers({ nodes: { out: { op: 'Sigmoid', input: ['picture'] } } });
    expect(soft!.data[0]).toBeCloseTo(1 / (1 + Math.exp(-1)), 5);
  });

  it('Conv2D with stride and a value per channel added, weights as half floats', async () => {
    const [seen] = await answers({
      weights: {
        last: CHANNELS_LAST,
        // One row, two columns, two inputs, one output: left red + 2 * right red + 0.5 * right green.
        kernel: { shape: [1, 2, 2, 1], values: [1, 0, 2, 0.5], dtype: 'half' },
        bias: { shape: [1], values: [100], dtype: 'half' },
      },
      nodes: {
        turned: { op: 'Transpose', input: ['picture', 'last'] },
        conv: {
          op: 'Conv2D',
          input: ['turned', 'kernel'],
          attr: { ...SLIDING, strides: { list: { i: ['1', '1', '2', '1'] } } },
        },
        out: { op: 'Add', input: ['conv', 'bias'] },
      },
    });
    expect(seen!.dims).toEqual([1, ROWS, 2, 1]);
    expect(seen!.data).toEqual([1 - 4 + 10 + 100, 3 - 8 + 20 + 100, 5 + 12 + 30 + 100, 7 + 16 + 40 + 100]);
  });

  it('PadV2 and MaxPool', async () => {
    const [seen] = await answers({
      weights: {
        last: CHANNELS_LAST,
        first: CHANNELS_FIRST,
        pads: { shape: [4, 2], values: [0, 0, 0, 0, 0, 0, 1, 1], dtype: 'int32' },
        lowest: { shape: [], values: [Number.NEGATIVE_INFINITY], dtype: 'half' },
      },
      nodes: {
        padded: { op: 'PadV2', input: ['picture', 'pads', 'lowest'] },
        turned: { op: 'Transpose', input: ['padded', 'last'] },
        pool: {
          op: 'MaxPool',
          input: ['turned'],
          attr: {
            ...SLIDING,
            ksize: { list: { i: ['1', '1', '3', '1'] } },
            strides: { list: { i: ['1', '1', '1', '1'] } },
          },
        },
        out: { op: 'Transpose', input: ['pool', 'first'] },
      },
    });
    expect(seen!.data.slice(0, 8)).toEqual([1, 3, 3, 3, 6, 7, 8, 8]);
  });

  it('Pad on the axes it names, though they lie elsewhere', async () => {
    const pads: Weight = { shape: [4, 2], values: [0, 0, 1, 0, 0, 0, 0, 0], dtype: 'int32' };
    const [seen] = await answers({
      weights: { last: CHANNELS_LAST, pads },
      nodes: {
        turned: { op: 'Transpose', input: ['picture', 'last'] },
        out: { op: 'Pad', input: ['turned', 'pads'] },
      },
    });
    expect(seen!.dims).toEqual([1, ROWS + 1, COLUMNS, 2]);
    expect(seen!.data.slice(0, 10)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 10]);
  });

  it('SplitV, ConcatV2 and AddV2', async () => {
    const axis: Weight = { shape: [], values: [3], dtype: 'int32' };
    const sizes: Weight = { shape: [2], values: [1, 1], dtype: 'int32' };
    const [seen] = await answers({
      weights: { last: CHANNELS_LAST, axis, sizes },
      nodes: {
        turned: { op: 'Transpose', input: ['picture', 'last'] },
        parts: { op: 'SplitV', input: ['turned', 'sizes', 'axis'] },
        sum: { op: 'AddV2', input: ['parts', 'parts:1'] },
        out: { op: 'ConcatV2', input: ['parts:1', 'sum', 'axis'] },
      },
    });
    expect(seen!.dims).toEqual([1, ROWS, COLUMNS, 2]);
    expect(seen!.data.slice(0, 6)).toEqual([10, 11, 20, 18, 30, 33]);
  });

  it('Reshape to a shape that is put together from constants', async () => {
    const [seen] = await answers({
      weights: {
        base: { shape: [3], values: [1, 2, -1], dtype: 'int32' },
        none: { shape: [0, 1], values: [], dtype: 'int32' },
        rank: { shape: [1], values: [3], dtype: 'int32' },
        nothing: { shape: [0], values: [], dtype: 'int32' },
        zero: { shape: [], values: [0], dtype: 'int32' },
      },
      nodes: {
        offsets: { op: 'SparseToDense', input: ['none', 'rank', 'nothing', 'zero'] },
        shape: { op: 'AddV2', input: ['base', 'offsets'] },
        out: { op: 'Reshape', input: ['picture', 'shape'] },
      },
    });
    expect(seen).toMatchObject({ dims: [1, 2, 8], data: [...PICTURE] });
  });

  it('ResizeBilinear, which follows the size of the input', async () => {
    const half: Graph = {
      weights: {
        last: CHANNELS_LAST,
        first: CHANNELS_FIRST,
        size: { shape: [2], values: [1, 2], dtype: 'int32' },
      },
      nodes: {
        turned: { op: 'Transpose', input: ['picture', 'last'] },
        small: { op: 'ResizeBilinear', input: ['turned', 'size'], attr: { half_pixel_centers: { b: true } } },
        out: { op: 'Transpose', input: ['small', 'first'] },
      },
    };
    const [seen] = await answers(half);
    expect(seen).toMatchObject({ dims: [1, 2, 1, 2], data: [2.5, 3.5, 35, 55] });
    const [larger] = await answers(half, new Float32Array(2 * 4 * 8).fill(3), 4, 8);
    expect(larger).toMatchObject({ dims: [1, 2, 2, 4], data: Array(16).fill(3) });
  });
});

describe('conversion', () => {
  it('gives the same bytes for the same bytes', async () => {
    const graph: Graph = { nodes: { out: { op: 'Sigmoid', input: ['picture'] } } };
    expect(await convert(graph)).toEqual(await convert(graph));
  });

  it('refuses operators it does not know and weights that are cut off', async () => {
    await expect(convert({ nodes: { out: { op: 'Softmax', input: ['picture'] } } })).rejects.toThrow(
      'operator Softmax is not known',
    );
    const { json } = published({ weights: { one: { shape: [2], values: [1, 2] } }, nodes: {} });
    await expect(tfjsToOnnx(json, async () => new Uint8Array(4))).rejects.toThrow('expected 8 bytes');
  });
});
