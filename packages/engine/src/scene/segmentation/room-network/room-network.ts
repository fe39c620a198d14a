import type { Raster } from '../../../base/raster/raster.ts';
import { modelSession, Tensor } from '../../../models/session.ts';
import {
  EMBEDDING_CHANNELS,
  EMBEDDING_SIDE,
  ENCODER_SIDE,
  inSquare,
  type PhotoEmbedding,
} from '../../segment-anything/embed-photo.ts';
import type { ThingFeatures } from '../thing-features.ts';
import { VIEW_CLASSES } from './view-classes.ts';

/** Sides of the network's maps, cells; each covers the image encoder's whole square. */
const SIDES = { classes: 256, behind: 64 } as const;
/** Side of the square with the small picture that the network is shown besides, pixels. @fixed the network's input */
const PICTURE_SIDE = 512;

/** Probability of each class for every cell of a photo. */
export interface CellNames {
  readonly width: number;
  readonly height: number;
  /** Probabilities, 0 … 1, of a cell one after another in the order of `VIEW_CLASSES`, cell by cell. */
  readonly data: Float32Array;
}

/** The room network's reading of a photo. */
export interface NamedRoom {
  /** The content of each place, on cells of 1/256 of the longer side. */
  readonly cells: CellNames;
  /** The surface behind all movable things, on cells of 1/64 of the longer side. */
  readonly behind: CellNames;
  /** The direction of that surface: unit vectors towards the camera in camera space, three per cell of `behind`. */
  readonly behindNormals: Float32Array;
}

/**
 * Names what the image encoder and the object detector see: a network with attention over the whole picture, trained
 * on rendered rooms (`studio/training`). It also gets a small copy of the photo, to cut along edges.
 *
 * @param photo in even light, as for the other two.
 */
export async function nameRoom(
  photo: Raster,
  embedding: PhotoEmbedding,
  things: ThingFeatures,
): Promise<NamedRoom> {
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
      picture: tensorOf(pictureOf(photo), 3, PICTURE_SIDE),
    },
    ['classes', 'behind', 'behindNormals'],
  );
  const mapOf = (name: string, channels: number, side: number): Float32Array => {
    const data = answer[name]?.data;
    if (!(data instanceof Float32Array) || data.length !== channels * side ** 2) {
      throw new Error(`The room network answered without its ${name}.`);
    }
    return data;
  };
  const count = VIEW_CLASSES.length;
  const behind = cellsOf(mapOf('behind', count, SIDES.behind), count, SIDES.behind, embedding);
  return {
    cells: cellsOf(mapOf('classes', count, SIDES.classes), count, SIDES.classes, embedding),
    behind,
    behindNormals: cellsOf(mapOf('behindNormals', 3, SIDES.behind), 3, SIDES.behind, embedding).data,
  };
}

/** The photo on a small square, channel by channel, 0 … 255. */
function pictureOf(photo: Raster): Float32Array {
  const { data } = inSquare(photo, PICTURE_SIDE);
  const count = PICTURE_SIDE ** 2;
  const picture = new Float32Array(3 * count);
  for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) picture[c * count + i] = data[i * 3 + c]!;
  return picture;
}

/** A map cell by cell, without what lies beyond the photo. */
function cellsOf(map: Float32Array, count: number, side: number, photo: PhotoEmbedding): CellNames {
  const sideOf = (pixels: number) => Math.max(1, Math.round((pixels * side) / ENCODER_SIDE));
  const [width, height] = [sideOf(photo.width), sideOf(photo.height)];
  const data = new Float32Array(count * width * height);
  for (let k = 0; k < count; k++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        data[(y * width + x) * count + k] = map[(k * side + y) * side + x]!;
      }
    }
  }
  return { width, height, data };
}
