import { connectedComponents } from '../../base/raster/connected-components.ts';
import type { Mask } from '../../base/raster/raster.ts';

/** Largest specks, picture share. */
const SPECK = 0.0004;
/**
 * Largest islands of building, picture share, that are dropped if this share of the surroundings at that distance
 * goes.
 */
const ISLAND = { largest: 0.01, enclosed: 0.6, apart: 4 };

/** A mask without specks, and with its own small gaps filled. */
export function cleared(mask: Mask): Mask {
  const least = SPECK * mask.data.length;
  const specks = connectedComponents(mask);
  const data = mask.data.map((value, i) => (value && specks.areas[specks.labels[i]!]! < least ? 0 : value));
  const gaps = connectedComponents({ ...mask, data: data.map((value) => 255 - value) });
  return {
    ...mask,
    data: data.map((value, i) => (!value && gaps.areas[gaps.labels[i]!]! < least ? 255 : value)),
  };
}

/** 1 for small pieces of building in the middle of things: a pale spot in a picture is not a window. */
export function islandsIn(building: Mask, things: Mask): Uint8Array {
  const { width, data } = building;
  const pieces = connectedComponents(building);
  const border = new Float64Array(pieces.count);
  const ofThings = new Float64Array(pieces.count);
  for (let i = 0; i < data.length; i++) {
    const piece = pieces.labels[i]!;
    if (piece < 0) continue;
    for (const step of [-1, 1, -width, width]) {
      const next = i + step * ISLAND.apart;
      if (next < 0 || next >= data.length || data[next]) continue;
      border[piece]!++;
      if (things.data[next]) ofThings[piece]!++;
    }
  }
  const isIsland = Array.from(
    border,
    (all, piece) =>
      pieces.areas[piece]! < ISLAND.largest * data.length && ofThings[piece]! > ISLAND.enclosed * all,
  );
  return data.map((value, i) => (value && isIsland[pieces.labels[i]!] ? 1 : 0));
}
