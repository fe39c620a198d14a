import { modelSession, Tensor } from '../../models/session.ts';
import { createPlane, type Plane } from '../../raster/raster.ts';
import { EMBEDDING_CHANNELS, EMBEDDING_SIDE, ENCODER_SIDE, type PhotoEmbedding } from './embed-photo.ts';

/** Where a thing is, in shares of the photo. */
export interface MaskPrompt {
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/** Side of the decoder's map, which covers the encoder's whole square. */
const MAP_SIDE = 256;
/** What the decoder calls the two corners of a box. */
const CORNER = { first: 2, last: 3 } as const;

/**
 * The odds (logarithms) of every place of a photo to belong to the thing that the prompt points at, on a map four times
 * coarser than the encoder's picture; above 0 it does. By the mask decoder of Segment Anything (Kirillov et al. 2023).
 */
export async function promptedMask(embedding: PhotoEmbedding, { box }: MaskPrompt): Promise<Plane> {
  const session = await modelSession('segment-anything-decoder');
  const { width, height } = embedding;
  const columns = Math.max(1, Math.round((width * MAP_SIDE) / ENCODER_SIDE));
  const rows = Math.max(1, Math.round((height * MAP_SIDE) / ENCODER_SIDE));
  const corners = [box.left * width, box.top * height, box.right * width, box.bottom * height];
  const answer = await session.run(
    {
      image_embeddings: new Tensor('float32', embedding.data, [
        1,
        EMBEDDING_CHANNELS,
        EMBEDDING_SIDE,
        EMBEDDING_SIDE,
      ]),
      point_coords: new Tensor('float32', corners, [1, 2, 2]),
      point_labels: new Tensor('float32', [CORNER.first, CORNER.last], [1, 2]),
      mask_input: new Tensor('float32', new Float32Array(MAP_SIDE * MAP_SIDE), [1, 1, MAP_SIDE, MAP_SIDE]),
      has_mask_input: new Tensor('float32', [0], [1]),
      // The map itself is read; enlarging it inside the model would be for nothing.
      orig_im_size: new Tensor('float32', [rows, columns], [2]),
    },
    ['low_res_masks'],
  );
  const map = answer.low_res_masks?.data;
  if (!(map instanceof Float32Array) || map.length !== MAP_SIDE * MAP_SIDE) {
    throw new Error('The mask decoder answered without a mask.');
  }
  const plane = createPlane(columns, rows);
  for (let y = 0; y < rows; y++) {
    plane.data.set(map.subarray(y * MAP_SIDE, y * MAP_SIDE + columns), y * columns);
  }
  return plane;
}
