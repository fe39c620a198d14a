import { connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate } from '../../base/raster/morphology.ts';
import type { Mask } from '../../base/raster/raster.ts';
import type { RoomParts } from '../../inpaint/room-parts.ts';

/** Outlines are this much too tight, share of the longer side. */
const RIM = 0.006;
/** Scraps that an outline missed: largest size in relation to the thing, and smallest share of their border on it. */
const SCRAP = { largest: 0.06, touching: 0.4 };
/** A piece of building with this share nearer to the thing than this share of the longer side is the thing's rim. */
const BESIDE = { reach: 0.016, share: 0.8 };

/** The whole parts that go, and everything else, which stays. */
export function partsWithout(found: RoomParts, marked: Mask, staying: Mask): RoomParts {
  const { width, height } = marked;
  const rim = Math.max(2, Math.round(RIM * Math.max(width, height)));
  const thing: Mask = { width, height, data: marked.data.map((value) => (value >= 100 ? 255 : 0)) };
  const wide = dilate(thing, rim);
  const others: Mask = {
    width,
    height,
    data: found.going.data.map((value, i) => (value && !wide.data[i] ? 255 : 0)),
  };
  const scraps = scrapsOf(others, wide, staying);
  const stays = (i: number): boolean =>
    !thing.data[i] &&
    (staying.data[i]! >= 128 || found.building.data[i]! > 0 || (others.data[i]! > 0 && !scraps[i]));
  return {
    going: {
      width,
      height,
      data: wide.data.map((value, i) => ((value || scraps[i]) && !stays(i) ? 255 : 0)),
    },
    building: { width, height, data: wide.data.map((_, i) => (stays(i) ? 255 : 0)) },
    ...(found.doors && { doors: found.doors }),
  };
}

/** The building without narrow pieces along the thing: they are the blur of its outline, and would be continued. */
export function withoutRims(building: Mask, marked: Mask): Mask {
  const { width, height } = marked;
  const reach = Math.max(2, Math.round(BESIDE.reach * Math.max(width, height)));
  const beside = dilate({ width, height, data: marked.data.map((value) => (value >= 100 ? 255 : 0)) }, reach);
  const pieces = connectedComponents(building);
  const inside = new Float64Array(pieces.count);
  pieces.labels.forEach((piece, i) => {
    if (piece >= 0 && beside.data[i]) inside[piece]!++;
  });
  const isRim = inside.map((count, piece) => (count > BESIDE.share * pieces.areas[piece]! ? 1 : 0));
  return {
    ...building,
    data: building.data.map((value, i) => (value && isRim[pieces.labels[i]!] ? 0 : value)),
  };
}

/** 1 for small unnamed pieces that mostly border on the thing, and therefore belong to it. */
function scrapsOf(others: Mask, wide: Mask, staying: Mask): Uint8Array {
  const { width, data } = others;
  const pieces = connectedComponents(others);
  const [border, touching, named] = [0, 1, 2].map(() => new Float64Array(pieces.count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let i = 0; i < data.length; i++) {
    const piece = pieces.labels[i]!;
    if (piece < 0) continue;
    if (staying.data[i]! >= 128) named[piece]!++;
    for (const step of [-1, 1, -width, width]) {
      if (data[i + step] !== 0) continue;
      border[piece]!++;
      if (wide.data[i + step]) touching[piece]!++;
    }
  }
  const all = wide.data.reduce((sum, value) => sum + (value ? 1 : 0), 0);
  const isScrap = Array.from(
    pieces.areas,
    (area, piece) =>
      area < SCRAP.largest * all && named[piece] === 0 && touching[piece]! > SCRAP.touching * border[piece]!,
  );
  return data.map((value, i) => (value && isScrap[pieces.labels[i]!] ? 1 : 0));
}
