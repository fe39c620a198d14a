import { modelSession, Tensor } from '../../models/session.ts';
import {
  EMBEDDING_CHANNELS,
  EMBEDDING_SIDE,
  ENCODER_SIDE,
  type PhotoEmbedding,
} from '../segment-anything/embed-photo.ts';
import type { ThingFeatures } from './thing-features.ts';
import { VIEW_CLASSES } from './view-classes.ts';

/** Side of the network's map, cells; it covers the image encoder's whole square. */
const MAP_SIDE = 128;

/** How likely each class is for every cell of a photo. */
export interface CellNames {
  readonly width: number;
  readonly height: number;
  /** Probabilities, 0 … 1, of a cell one after another in the order of `VIEW_CLASSES`, cell by cell. */
  readonly data: Float32Array;
}

/**
 * Names what the image encoder and the object detector see: a network with attention over the whole picture, trained on
 * rendered rooms (`studio/training`).
 */
export async function nameCells(embedding: PhotoEmbedding, things: ThingFeatures): Promise<CellNames> {
  const session = await modelSession('room-network');
  const tensorOf = (data: Float32Array, channels: number, side: number) =>
    new Tensor('float32', data, [1, channels, side, side]);
  const answer = await session.run(
    {
      embedding: tensorOf(embedding.data, EMBEDDING_CHANNELS, EMBEDDING_SIDE),
      ...Object.fromEntries(
        Object.entries(things).map(([name, { data, channels, side }]) => [
          name,
          tensorOf(data, channels, side),
        ]),
      ),
    },
    ['classes'],
  );
  const map = answer.classes?.data;
  if (!(map instanceof Float32Array) || map.length !== VIEW_CLASSES.length * MAP_SIDE ** 2) {
    throw new Error('The room network answered without its classes.');
  }
  return cellsOf(map, embedding);
}

/** The map cell by cell, without what lies beyond the photo. */
function cellsOf(map: Float32Array, photo: PhotoEmbedding): CellNames {
  const sideOf = (pixels: number) => Math.max(1, Math.round((pixels * MAP_SIDE) / ENCODER_SIDE));
  const [width, height] = [sideOf(photo.width), sideOf(photo.height)];
  const count = VIEW_CLASSES.length;
  const data = new Float32Array(count * width * height);
  for (let k = 0; k < count; k++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        data[(y * width + x) * count + k] = map[(k * MAP_SIDE + y) * MAP_SIDE + x]!;
      }
    }
  }
  return { width, height, data };
}
