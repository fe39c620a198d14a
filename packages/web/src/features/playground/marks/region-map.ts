import type { RegionMap } from '@home-design/contract';
import type { Point } from './mark.ts';

/** The surfaces of a picture, to look them up by place. */
export interface Regions {
  width: number;
  height: number;
  /** The region at each pixel, row by row. */
  labels: Uint16Array;
  regions: RegionMap['regions'];
}

/** Unpacks the surfaces as the server sends them. */
export async function readRegionMap({ width, height, labels, regions }: RegionMap): Promise<Regions> {
  const packed = Uint8Array.from(atob(labels), (character) => character.charCodeAt(0));
  const stream = new Response(packed).body?.pipeThrough(new DecompressionStream('deflate'));
  const bytes = new DataView(await new Response(stream).arrayBuffer());
  const numbers = Uint16Array.from({ length: width * height }, (_, place) =>
    bytes.getUint16(place * 2, true),
  );
  return { width, height, labels: numbers, regions };
}

/** The region at a place of the picture. */
export function regionAt({ width, height, labels, regions }: Regions, { x, y }: Point) {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
  return regions[labels[row * width + column] ?? -1];
}
