import { reportStage, type Watch } from '../../base/progress/watch.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { resample } from '../../base/raster/resample.ts';
import { BACK_PROJECTION_REACH, backProject, type Values } from './back-project.ts';
import { GATE_REACH, gateToDetail } from './detail-gate.ts';
import { NETWORK_REACH, NETWORKS } from './networks.ts';
import type { Upscale } from './request.ts';
import { runNetwork } from './run-network.ts';
import { type Tile, tilesOf, withSurroundings } from './tiles.ts';

/** Pixels of the photo around a pixel that its enlargement depends on. */
const REACH = Math.max(NETWORK_REACH + BACK_PROJECTION_REACH, GATE_REACH);
/** Sides of the tiles in pixels of the photo: larger ones waste less on surroundings, smaller ones less memory. */
const TILES: Readonly<Record<Upscale, number>> = { 2: 224, 3: 192, 4: 160 };

/**
 * Enlarges a picture by a network whose result is made to agree with the picture. Works tile by tile, each with all
 * the surroundings its pixels depend on, so that there is no seam and memory does not grow with the picture.
 *
 * @param tile side of the tiles in pixels of the photo; it changes the result by rounding only.
 * @throws EngineError `cancelled`.
 */
export async function enlarge(
  photo: Raster,
  scale: Upscale,
  watch: Watch = {},
  tile: number = TILES[scale],
): Promise<Raster> {
  const enlarged = createRaster(photo.width * scale, photo.height * scale);
  const tiles = tilesOf(photo.width, photo.height, tile);
  for (const [index, inner] of tiles.entries()) {
    reportStage(watch, 'Enlarging', index / tiles.length);
    const outer = withSurroundings(inner, REACH);
    const small = valuesOf(photo, outer);
    put(enlarged, await enlargedTile(small, scale), inner, outer, scale);
  }
  reportStage(watch, 'Enlarged', 1);
  return enlarged;
}

/** A tile by the network, made to agree with the photo, where it has detail; by Lanczos elsewhere. */
async function enlargedTile(small: Values, scale: Upscale): Promise<Values> {
  const network = await runNetwork(small, scale);
  const { width, height } = network;
  const smooth = {
    width,
    height,
    data: resample({ ...small, channels: 3 }, width, height, 'lanczos'),
  };
  const { share } = NETWORKS[scale];
  const mixed = network.data.map((value, i) => share * value + (1 - share) * smooth.data[i]!);
  return gateToDetail(backProject({ width, height, data: mixed }, small), smooth, small);
}

/** The photo's pixels in a tile; beyond its edges they are mirrored, because networks darken open borders. */
function valuesOf(photo: Raster, { left, top, right, bottom }: Tile): Values {
  const width = right - left;
  const columns = Int32Array.from({ length: width }, (_, x) => mirrored(left + x, photo.width));
  const data = new Float32Array(width * (bottom - top) * 3);
  let to = 0;
  for (let y = top; y < bottom; y++) {
    const row = mirrored(y, photo.height) * photo.width;
    for (const column of columns) {
      for (let c = 0; c < 3; c++) data[to++] = photo.data[(row + column) * 3 + c]!;
    }
  }
  return { width, height: bottom - top, data };
}

function mirrored(at: number, length: number): number {
  const place = ((at % (2 * length)) + 2 * length) % (2 * length);
  return place < length ? place : 2 * length - 1 - place;
}

/** Copies the inner part of an enlarged tile into the picture. */
function put(picture: Raster, tile: Values, inner: Tile, outer: Tile, scale: number): void {
  const length = (inner.right - inner.left) * scale * 3;
  for (let y = inner.top * scale; y < inner.bottom * scale; y++) {
    const to = (y * picture.width + inner.left * scale) * 3;
    const from = ((y - outer.top * scale) * tile.width + (inner.left - outer.left) * scale) * 3;
    for (let i = 0; i < length; i++) {
      picture.data[to + i] = Math.min(255, Math.max(0, tile.data[from + i]! + 0.5));
    }
  }
}
