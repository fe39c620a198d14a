import type { Raster } from '../../base/raster/raster.ts';
import { fitWithin } from '../../base/raster/resize.ts';
import { networkInput, roundedSide } from '../../models/nanodet/nanodet.ts';
import { Tensor, tappedSession } from '../../models/session.ts';

/** The output of a network's layer for every cell of a picture, channel by channel. */
export interface FeatureMap {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Float32Array;
}

/** Layers of NanoDet from fine to coarse, by their names in its graph: cells of 4, 8, 8, 16 and 32 pixels. */
const LAYERS = [
  'PartitionedCall/onnx_tf_prefix_Concat_12',
  'PartitionedCall/onnx_tf_prefix_LeakyRelu_26',
  'PartitionedCall/onnx_tf_prefix_Add_107',
  'PartitionedCall/onnx_tf_prefix_Add_128',
  'PartitionedCall/onnx_tf_prefix_Add_149',
] as const;
/** Channels of all layers together. @fixed the network's channels */
export const FEATURES = 64 + 64 + 128 + 128 + 128;
/** The network looks at a copy of this long side, pixels. @fixed the classifier was trained with it */
const LONG_SIDE = 640;

/**
 * The object detector's features of a photo: edges and materials in the fine maps, parts of things and rooms in the
 * coarse ones. It has 80 classes, but its features cover everything in rooms.
 */
export async function seeFeatures(photo: Raster): Promise<FeatureMap[]> {
  const session = await tappedSession('nanodet-g-416', LAYERS);
  const { width, height } = fitWithin(photo, LONG_SIDE);
  const [columns, rows] = [roundedSide(width), roundedSide(height)];
  const input = new Tensor('float32', networkInput(photo, columns, rows), [1, 3, rows, columns]);
  const answers = await session.run({ [session.inputNames[0]!]: input }, [...LAYERS]);
  const maps = LAYERS.map((layer) => {
    const { dims, data } = answers[layer]!;
    if (!(data instanceof Float32Array))
      throw new Error('The object detector answered without its features.');
    return { channels: dims[1]!, height: dims[2]!, width: dims[3]!, data: data.slice() };
  });
  await session.release();
  return maps;
}
