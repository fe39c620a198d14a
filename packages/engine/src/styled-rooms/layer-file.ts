import { decodeRaster, encodeLayers } from '../base/codec/index.ts';
import { createRaster } from '../base/raster/raster.ts';
import { floatsAt } from '../base/typed-arrays.ts';
import { meterRoom } from './compose.ts';
import type { LightLayers } from './light-layers.ts';
import { LIGHT_MIXES } from './lights.ts';

/** Light of the largest byte. */
export type Scale = readonly [red: number, green: number, blue: number];

/** Exposed light above which everything is white: the camera's curve and the glow need values up to here. */
const WHITE = 6;
/** A dark paint: with it, rooms get the longest exposure. */
const DARK_PAINT = '#45484C';
/** Share of the largest light above which bytes store its logarithm; below, they store the light itself. */
const DARK = 0.004;
const LOGARITHMS = Math.log1p(1 / DARK);

const byteOf = (share: number): number => Math.round((255 * Math.log1p(share / DARK)) / LOGARITHMS);
const shareOf = (byte: number): number => DARK * Math.expm1((byte / 255) * LOGARITHMS);

/** A room's layers as a WebP, stacked, and the light of the largest byte of each. */
export async function packLayers(room: LightLayers): Promise<{ file: Buffer; scales: Scale[] }> {
  const { width, height } = room;
  const whites = whitesOf(room);
  const sources = room.layers.length;
  const shades = room.layers[0]!.length;
  const sheet = createRaster(width, height * sources * shades);
  const scales: Scale[] = [];
  for (const [source, layers] of room.layers.entries()) {
    for (const layer of layers) {
      const from = scales.length * layer.length;
      const scale = whites[source]!;
      for (let i = 0; i < layer.length; i++) {
        sheet.data[from + i] = byteOf(Math.min(1, Math.max(0, layer[i]! / scale[i % 3]!)));
      }
      scales.push(scale);
    }
  }
  return { file: await encodeLayers(sheet), scales };
}

/** Red, green and blue light of each source above which it is white in every mixture. */
function whitesOf(room: LightLayers): Scale[] {
  const metered = Object.values(LIGHT_MIXES).map((mixture) => ({
    sources: mixture.sources,
    gains: meterRoom(room, mixture, DARK_PAINT),
  }));
  return room.layers.map((_, source) => {
    const white = (k: 0 | 1 | 2) =>
      Number(
        (
          WHITE / Math.max(...metered.map(({ sources, gains }) => sources[source]![k] * gains[k]))
        ).toPrecision(6),
      );
    return [white(0), white(1), white(2)];
  });
}

/** Reads the output of `packLayers`. */
export async function unpackLayers(
  file: string | Buffer,
  { width, height, scales }: { width: number; height: number; scales: readonly Scale[] },
  shades: number,
): Promise<LightLayers> {
  const sheet = await decodeRaster(file);
  const length = width * height * 3;
  const flat = scales.map((scale, at) => {
    const light = scale.map((most) => floatsAt(256, (byte) => most * shareOf(byte)));
    const layer = new Float32Array(length);
    for (let i = 0; i < length; i++) layer[i] = light[i % 3]![sheet.data[at * length + i]!]!;
    return layer;
  });
  const layers = Array.from({ length: scales.length / shades }, (_, source) =>
    flat.slice(source * shades, (source + 1) * shades),
  );
  return { width, height, layers };
}
