import { connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate } from '../../base/raster/morphology.ts';
import type { Mask } from '../../base/raster/raster.ts';
import type { RoomSurfaces } from '../../inpaint/room-surfaces.ts';

/** What surrounds a hole. */
export interface HoleBorder {
  /** How much of the border tells what is behind, 0 … 1; 1 when the hole fills the picture's edge. */
  readonly known: number;
  /** The same for the one face, of those that hide much of the hole, of which least is known. */
  readonly worstFace: number;
  /** Share of the border that is bare floor, wall or ceiling. */
  readonly bare: number;
  /** Share of the border that is things which the hole seems to cut off. */
  readonly cut: number;
}

/** Width of the border, pixels of the working copy: skirting and frames narrower than this do not count against it. */
const WIDTH = 14;
const GAP = 4;

/** What part a place counts that is free but not bare: skirting, frames, panes are no paint to go on with. */
const FREE = 0.35;
/** And a thing beside the hole: it may end there, or go on behind what is removed. */
const BESIDE = 0.5;
/** A face that hides less of the hole than this is not judged on its own. */
const MAIN_FACE = 0.2;
/** From this share of a hole on the floor's face on it lies on the floor, and hides no thing standing there. */
const FLAT = 0.95;

/** So much of the hole's border must tell what is behind: in all, and on every main face. */
const LEAST_KNOWN = { all: 0.45, face: 0.3 };
/** No more of it may be things that the hole cuts off. */
const MOST_CUT = 0.14;
/** Pieces of a hole from this share of the picture on are judged one by one. */
const PIECE = 0.01;

/**
 * Looks at a band around a hole. Things below it stand before it and hide nothing that matters; things above it are
 * cut off by it, unless what is removed lies flat on the floor.
 *
 * @param mayBeFlat whether what is removed may lie on the floor: a rug that a person painted over. Furniture stands.
 */
export function borderOf(hole: Mask, { faces, bare, free }: RoomSurfaces, mayBeFlat: boolean): HoleBorder {
  const { width, height } = hole;
  const inner = dilate(hole, GAP);
  const outer = dilate(hole, WIDTH);
  const known = new Float64Array(6);
  const all = new Float64Array(6);
  const hidden = new Float64Array(6);
  let cut = 0;
  let bareCount = 0;
  for (let i = 0; i < bare.length; i++) if (hole.data[i]) hidden[faces[i]!]!++;
  const isFlat = mayBeFlat && hidden[0]! > FLAT * sum(hidden);
  for (let i = 0; i < bare.length; i++) {
    if (!outer.data[i] || inner.data[i]) continue;
    const face = faces[i]!;
    if (bare[i] || free[i]) {
      all[face]!++;
      known[face]! += bare[i] ? 1 : FREE;
      bareCount += bare[i]!;
      continue;
    }
    const row = Math.floor(i / width);
    const isBefore = row >= WIDTH && hole.data[i - WIDTH * width]! > 0;
    if (isFlat || isBefore) continue;
    all[face]!++;
    const isBehind = row + WIDTH < height && hole.data[i + WIDTH * width]! > 0;
    if (isBehind) cut++;
    else known[face]! += BESIDE;
  }
  const shares = all.map((count, face) => (count === 0 ? 1 : known[face]! / count));
  const main = shares.filter((_, face) => hidden[face]! > MAIN_FACE * sum(hidden) && all[face]! > 0);
  const total = sum(all);
  return {
    known: total === 0 ? 1 : sum(known) / total,
    worstFace: main.reduce((least, share) => Math.min(least, share), 1),
    bare: total === 0 ? 1 : bareCount / total,
    cut: total === 0 ? 0 : cut / total,
  };
}

/** Whether a hole's border tells what is behind it. */
export function isTold({ known, worstFace, cut }: HoleBorder): boolean {
  return known >= LEAST_KNOWN.all && worstFace >= LEAST_KNOWN.face && cut <= MOST_CUT;
}

/** Whether that is so for each larger piece of a hole by itself: a plant in the open must not speak for one before a shelf. */
export function isEveryPieceTold({ width, height, data }: Mask, surfaces: RoomSurfaces): boolean {
  const { labels, areas } = connectedComponents({ width, height, data: data.map((one) => (one ? 255 : 0)) });
  return [...areas.keys()]
    .filter((piece) => areas[piece]! >= PIECE * data.length)
    .every((piece) => {
      const alone = { width, height, data: data.map((one, i) => (labels[i] === piece ? one : 0)) };
      return isTold(borderOf(alone, surfaces, false));
    });
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
