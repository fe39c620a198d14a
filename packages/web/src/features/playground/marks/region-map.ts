import type { RegionMap } from '@home-design/contract';
import type { Point } from './mark.ts';

/** Regions of a picture that can be tapped: its surfaces or its watermarks. They are looked up by a point. */
export interface Regions {
  width: number;
  height: number;
  /** The region id of each pixel, row by row. Pixels without a region have an id that no region has. */
  labels: Uint16Array;
  regions: readonly Region[];
}

export interface Region {
  id: number;
  /** Share of the picture, 0 … 1. */
  share: number;
  /** Whether an edit of walls or watermarks takes it without a mark. */
  isTaken: boolean;
  /** Whether most of it looks like bare floor. */
  isFloor?: boolean;
  /** The name of a watermark, which is always tinted; surfaces have none. */
  name?: string;
}

/** Unpacks the surfaces from the server's answer. */
export async function readRegionMap({ width, height, labels, regions }: RegionMap): Promise<Regions> {
  const packed = Uint8Array.from(atob(labels), (character) => character.charCodeAt(0));
  const stream = new Response(packed).body?.pipeThrough(new DecompressionStream('deflate'));
  const bytes = new DataView(await new Response(stream).arrayBuffer());
  const numbers = Uint16Array.from({ length: width * height }, (_, place) =>
    bytes.getUint16(place * 2, true),
  );
  return {
    width,
    height,
    labels: numbers,
    regions: regions.map(({ id, share, is_wall, is_floor }) => ({
      id,
      share,
      isTaken: is_wall,
      isFloor: is_floor,
    })),
  };
}

/** The region at a point of the picture. */
export function regionAt({ width, height, labels, regions }: Regions, { x, y }: Point) {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
  return regions[labels[row * width + column] ?? -1];
}

/** The same surfaces for an edit that takes the floor instead of the walls. */
export const withFloorTaken = (map: Regions): Regions => ({
  ...map,
  regions: map.regions.map((region) => ({ ...region, isTaken: region.isFloor === true })),
});
