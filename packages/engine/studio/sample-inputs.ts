import type { Raster } from '../src/raster/raster.ts';
import { evenLight } from '../src/scene/even-light.ts';
import { EMBEDDING_CHANNELS, EMBEDDING_SIDE, embedPhoto } from '../src/scene/segment-anything/embed-photo.ts';
import { thingFeatures } from '../src/scene/segmentation/thing-features.ts';
import type { SampleTensor } from './sample-file.ts';

/** What the network is told of a photo, ready for a sample file. */
export interface SampleInputs {
  readonly tensors: Readonly<Record<string, SampleTensor>>;
  /** Part of the encoder's square that the photo fills, pixels. */
  readonly width: number;
  readonly height: number;
}

/** Looks at a photo as the engine does before it asks the network. */
export async function sampleInputs(photo: Raster): Promise<SampleInputs> {
  const even = evenLight(photo);
  const { width, height, data } = await embedPhoto(even);
  const features = await thingFeatures(even);
  const half = (values: Float32Array) => Float16Array.from(values);
  return {
    width,
    height,
    tensors: {
      embedding: { shape: [EMBEDDING_CHANNELS, EMBEDDING_SIDE, EMBEDDING_SIDE], data: half(data) },
      ...Object.fromEntries(
        Object.entries(features).map(([name, { channels, side, data: values }]) => [
          name,
          { shape: [channels, side, side], data: half(values) },
        ]),
      ),
    },
  };
}
