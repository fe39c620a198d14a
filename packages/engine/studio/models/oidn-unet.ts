import { createOnnxGraph, picturePort } from './onnx-graph.ts';
import { readTza } from './tza.ts';

const INPUT = 'input';

/**
 * Writes the U-Net of Intel Open Image Denoise (its source, `training/model.py`, class UNet) with published weights
 * as an ONNX model: 1 x 9 x height x width in (color after the transfer function, albedo, normal), 1 x 3 out; height
 * and width are multiples of 16.
 *
 * @throws Error when the archive is no TZA file or lacks a layer.
 */
export function oidnUnet(archive: Uint8Array): Uint8Array {
  const tensors = readTza(archive);
  const graph = createOnnxGraph();
  const tensor = (name: string) => {
    const found = tensors.get(name);
    if (!found) throw new Error(`The archive has no tensor ${name}.`);
    return found;
  };
  const weights = (name: string) => {
    const { dimensions, type, bytes } = tensor(name);
    return graph.weights(name, dimensions, type, bytes);
  };
  const convolve = (layer: string, input: string) =>
    graph.add('Conv', [input, weights(`${layer}.weight`), weights(`${layer}.bias`)], layer, {
      kernel_shape: [3, 3],
      pads: [1, 1, 1, 1],
    });
  const layer = (name: string, input: string) => graph.add('Relu', [convolve(name, input)], `${name}.relu`);
  const pool = (input: string) =>
    graph.add('MaxPool', [input], `${input}.pool`, { kernel_shape: [2, 2], strides: [2, 2] });
  const doubled = graph.weights('doubled', [4], 'f', new Uint8Array(Float32Array.of(1, 1, 2, 2).buffer));
  const upWith = (input: string, skipped: string) => {
    const larger = graph.add('Resize', [input, '', doubled], `${input}.up`, {
      mode: 'nearest',
      nearest_mode: 'floor',
      coordinate_transformation_mode: 'asymmetric',
    });
    return graph.add('Concat', [larger, skipped], `${input}.joined`, { axis: 1 });
  };

  const level1 = pool(layer('enc_conv1', layer('enc_conv0', INPUT)));
  const level2 = pool(layer('enc_conv2', level1));
  const level3 = pool(layer('enc_conv3', level2));
  const level4 = pool(layer('enc_conv4', level3));
  const bottom = layer('enc_conv5b', layer('enc_conv5a', level4));
  const up4 = layer('dec_conv4b', layer('dec_conv4a', upWith(bottom, level3)));
  const up3 = layer('dec_conv3b', layer('dec_conv3a', upWith(up4, level2)));
  const up2 = layer('dec_conv2b', layer('dec_conv2a', upWith(up3, level1)));
  const up1 = layer('dec_conv1b', layer('dec_conv1a', upWith(up2, INPUT)));
  const output = convolve('dec_conv0', up1);
  const inputChannels = tensor('enc_conv0.weight').dimensions[1] ?? 0;
  return graph.build('oidn', [picturePort(INPUT, inputChannels)], [picturePort(output, 3)]);
}
