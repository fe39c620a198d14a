import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { kerasToOnnx } from './to-onnx.ts';

interface Layer {
  readonly kind: string;
  readonly inputs: readonly string[];
  readonly settings?: Record<string, unknown>;
}
interface Model {
  readonly layers: Record<string, Layer>;
  readonly output: string;
  readonly weights?: Record<
    string,
    { readonly shape: readonly number[]; readonly values: readonly number[] }
  >;
}

/** One channel, two rows, three columns. */
const PICTURE = Float32Array.of(1, -2, 3, 4, 5, -6);
const CONVOLUTION = {
  strides: [1, 1],
  dilation_rate: [1, 1],
  data_format: 'channels_last',
  groups: 1,
  use_bias: true,
  activation: 'linear',
};

async function convert({ layers, output, weights = {} }: Model, missing = 0): Promise<Uint8Array> {
  const input = {
    class_name: 'InputLayer',
    name: 'picture',
    config: { batch_input_shape: [null, null, null, 1] },
    inbound_nodes: [],
  };
  const called = Object.entries(layers).map(([name, { kind, inputs, settings = {} }]) => ({
    class_name: kind,
    name,
    config: settings,
    inbound_nodes: [inputs.map((from) => [from, 0, 0, {}])],
  }));
  const entries = Object.entries(weights);
  const file = {
    format: 'layers-model',
    modelTopology: {
      model_config: {
        class_name: 'Functional',
        config: { layers: [input, ...called], output_layers: [[output, 0, 0]] },
      },
    },
    weightsManifest: [
      {
        paths: ['weights.bin'],
        weights: entries.map(([name, { shape }]) => ({ name, shape, dtype: 'float32' })),
      },
    ],
  };
  const values = Float32Array.from(entries.flatMap(([, weight]) => weight.values));
  const bytes = new Uint8Array(values.buffer, 0, values.byteLength - missing);
  return kerasToOnnx(Buffer.from(JSON.stringify(file)), async () => bytes);
}

async function answer(model: Model) {
  const session = await InferenceSession.create(await convert(model), { logSeverityLevel: 3 });
  const output = await session.run({ picture: new Tensor('float32', PICTURE, [1, 1, 2, 3]) });
  const { dims, data } = output[model.output]!;
  return { dims: [...dims], data: [...(data as Float32Array)] };
}

describe('a converted model computes the same as Keras', () => {
  it('Conv2D with the borders kept, and with them lost', async () => {
    const weights = {
      'blur/kernel': { shape: [1, 3, 1, 1], values: [1, 10, 100] },
      'blur/bias': { shape: [1], values: [0.5] },
    };
    const layer = (padding: string) => ({
      kind: 'Conv2D',
      inputs: ['picture'],
      settings: { ...CONVOLUTION, filters: 1, kernel_size: [1, 3], padding },
    });
    const same = await answer({ layers: { blur: layer('same') }, output: 'blur', weights });
    expect(same).toEqual({ dims: [1, 1, 2, 3], data: [-189.5, 281.5, 28.5, 540.5, -545.5, -54.5] });
    const valid = await answer({ layers: { blur: layer('valid') }, output: 'blur', weights });
    expect(valid).toEqual({ dims: [1, 1, 2, 1], data: [281.5, -545.5] });
  });

  it('a rectifier, sums, channels side by side, and pixels made larger', async () => {
    const seen = await answer({
      layers: {
        positive: { kind: 'Activation', inputs: ['picture'], settings: { activation: 'relu' } },
        sum: { kind: 'Add', inputs: ['positive', 'picture'] },
        both: { kind: 'Concatenate', inputs: ['picture', 'sum'], settings: { axis: 3 } },
        large: {
          kind: 'UpSampling2D',
          inputs: ['both'],
          settings: { size: [1, 2], data_format: 'channels_last', interpolation: 'nearest' },
        },
      },
      output: 'large',
    });
    expect(seen.dims).toEqual([1, 2, 2, 6]);
    expect(seen.data.slice(0, 6)).toEqual([1, 1, -2, -2, 3, 3]);
    expect(seen.data.slice(12, 18)).toEqual([2, 2, -2, -2, 6, 6]);
  });
});

describe('conversion', () => {
  const relu: Model = {
    layers: { out: { kind: 'Activation', inputs: ['picture'], settings: { activation: 'relu' } } },
    output: 'out',
  };

  it('gives the same bytes for the same bytes', async () => {
    expect(await convert(relu)).toEqual(await convert(relu));
  });

  it('refuses layers and settings it does not know, and weights that are cut off', async () => {
    const other: Model = { layers: { out: { kind: 'Dropout', inputs: ['picture'] } }, output: 'out' };
    await expect(convert(other)).rejects.toThrow('layer Dropout is not known');
    const tanh = { out: { kind: 'Activation', inputs: ['picture'], settings: { activation: 'tanh' } } };
    await expect(convert({ layers: tanh, output: 'out' })).rejects.toThrow();
    const weights = { 'out/bias': { shape: [2], values: [1, 2] } };
    await expect(convert({ ...relu, weights }, 4)).rejects.toThrow('expected 8 bytes, found 4');
  });
});
