import type { Raster } from '../../base/raster/raster.ts';
import { resample } from '../../base/raster/resample.ts';
import { networkInput, roundedSide } from '../../models/nanodet/nanodet.ts';
import { Tensor, tappedSession } from '../../models/session.ts';

/**
 * The output of a layer of the object detector, laid over the image encoder's square: the photo fills its upper left
 * part.
 */
export interface SquareFeatures {
  readonly channels: number;
  /** Cells along each side of the square. */
  readonly side: number;
  /** Channel by channel, rows from top to bottom; 0 outside the photo. */
  readonly data: Float32Array;
}

/** Layers of NanoDet by their names in its graph, cells of 8, 16 and 32 pixels, and the sides they are laid over. */
const LAYERS = {
  things8: { layer: 'PartitionedCall/onnx_tf_prefix_Add_107', side: 64 },
  things16: { layer: 'PartitionedCall/onnx_tf_prefix_Add_128', side: 32 },
  things32: { layer: 'PartitionedCall/onnx_tf_prefix_Add_149', side: 16 },
} as const;
/**
 * The detector looks at a copy of this long side, pixels; small photos are enlarged to it.
 * @fixed the room network was trained with it
 */
const LONG_SIDE = 640;

export type ThingFeatures = Readonly<Record<keyof typeof LAYERS, SquareFeatures>>;

/**
 * The object detector's features of a photo. It knows 80 classes of things from real photos, which the image encoder
 * of Segment Anything does not.
 */
export async function thingFeatures(photo: Raster): Promise<ThingFeatures> {
  const names = Object.values(LAYERS).map(({ layer }) => layer);
  const session = await tappedSession('nanodet-g-416', names);
  const longest = Math.max(photo.width, photo.height);
  const sideOf = (length: number) => roundedSide((length * LONG_SIDE) / longest);
  const [columns, rows] = [sideOf(photo.width), sideOf(photo.height)];
  const input = new Tensor('float32', networkInput(photo, columns, rows), [1, 3, rows, columns]);
  const answers = await session.run({ [session.inputNames[0]!]: input }, names);
  const features = Object.entries(LAYERS).map(([name, { layer, side }]) => {
    const { dims, data } = answers[layer]!;
    if (!(data instanceof Float32Array))
      throw new Error('The object detector answered without its features.');
    const filled = {
      columns: Math.max(1, Math.round((side * photo.width) / longest)),
      rows: Math.max(1, Math.round((side * photo.height) / longest)),
    };
    return [name, laidOver(data, dims as [number, number, number, number], side, filled)];
  });
  await session.release();
  return Object.fromEntries(features) as ThingFeatures;
}

function laidOver(
  data: Float32Array,
  [, channels, rows, columns]: readonly [number, number, number, number],
  side: number,
  filled: { readonly columns: number; readonly rows: number },
): SquareFeatures {
  const square = new Float32Array(channels * side * side);
  for (let c = 0; c < channels; c++) {
    const map = data.subarray(c * rows * columns, (c + 1) * rows * columns);
    const fitted = resample(
      { width: columns, height: rows, channels: 1, data: map },
      filled.columns,
      filled.rows,
      'bilinear',
    );
    for (let y = 0; y < filled.rows; y++) {
      const to = (c * side + y) * side;
      square.set(fitted.subarray(y * filled.columns, (y + 1) * filled.columns), to);
    }
  }
  return { channels, side, data: square };
}
