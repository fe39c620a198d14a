import { connectedComponents } from '../../../base/raster/connected-components.ts';
import { dilate } from '../../../base/raster/morphology.ts';
import type { Mask } from '../../../base/raster/raster.ts';
import type { RoomSurfaces } from '../../../inpaint/room-surfaces.ts';

/** The surroundings of a hole. */
export interface HoleBorder {
  /** Share of the border that shows the background, 0 … 1; 1 if the hole fills the picture's edge. */
  readonly known: number;
  /** The smallest such share among the faces that hide much of the hole. */
  readonly worstFace: number;
  /** Share of the border that is bare floor, wall or ceiling. */
  readonly bare: number;
  /** Share of the border on things that the hole seems to cut off. */
  readonly cut: number;
}

/** Width of the border, pixels of the working copy: skirting and frames narrower than this do not count against it. */
const WIDTH = 14;
const GAP = 4;

/** Weight of free places that are not bare: skirting, frames and panes are not paint to continue. */
const FREE = 0.35;
/** Weight of a thing beside the hole: it may end there, or continue behind the removed thing. */
const BESIDE = 0.5;
/** A face that hides a smaller share of the hole is not judged separately. */
const MAIN_FACE = 0.2;
/** At this share on the floor's face, a hole lies on the floor, and hides no standing thing. */
const FLAT = 0.95;

/** Smallest share of the border that shows the background: in all, and on every main face. */
const LEAST_KNOWN = { all: 0.45, face: 0.3 };
/** Largest share of things that the hole cuts off. */
const MOST_CUT = 0.14;
/** Pieces of a hole of at least this picture share are judged one by one. */
const PIECE = 0.01;

/**
 * Judges a band around a hole. Things below it stand before it and hide nothing important; things above it are cut
 * off by it, unless the removed thing lies flat on the floor.
 *
 * @param mayBeFlat whether the removed thing may lie on the floor: a rug that a person painted over. Furniture
 * stands.
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

/** Whether a hole's border shows its background. */
export function isTold({ known, worstFace, cut }: HoleBorder): boolean {
  return known >= LEAST_KNOWN.all && worstFace >= LEAST_KNOWN.face && cut <= MOST_CUT;
}

/**
 * Whether that holds for each larger piece of a hole separately: a plant in the open must not make up for one before
 * a shelf.
 */
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
