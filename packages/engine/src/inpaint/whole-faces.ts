import { dilate } from '../base/raster/morphology.ts';
import type { Mask, Raster } from '../base/raster/raster.ts';
import { bytesFrom, floatsAt } from '../base/typed-arrays.ts';
import type { Analysis } from '../scene/analysis.ts';
import { faceMap } from '../scene/room-box/layout.ts';
import { faceToPicture } from './chart.ts';
import { cutOffLight, type KnownFace, withScraps } from './hole-growth.ts';
import { inverted } from './homography.ts';
import { isEvenPaint, isTextured, type PaintMisfit, paintMisfit } from './paint/paint-fit.ts';
import { LIFT, wholePaint } from './paint/whole-paint.ts';
import type { BareSurface, RoomParts } from './room-parts.ts';
import type { RoomSurfaces } from './room-surfaces.ts';

/** Width beside a hole in which the light is corrected, share of the picture's longer side. */
export const RELIT_SHARE = 0.06;
/** Things are masked this much too tightly, share of the longer side. */
const RIM = 0.008;
/** Width of the unclean border beside holes and staying parts: pixels of the working copy. */
const SOFT = { hole: 2, building: 3 };
/** Of `FACES`: left, right and far wall. */
const WALLS = [2, 3, 4] as const;
/**
 * A face that is visible in fewer pixels of the working copy cannot be rebuilt from them, nor can a wall with less
 * than this share of its hidden part visible.
 */
const LEAST_BARE = { pixels: 250, ofHidden: 0.02 };
/** Of faces that hide less than this share of the picture, the paint is taken as it is. */
const LEAST_UNEVEN = 0.01;
const NO_MISFIT: PaintMisfit = { texture: 0, light: 0 };
/** Outlines for the network are widened by this, share of the longer side: it would continue a remaining edge. */
const UNEVEN_RIM = 0.01;

/** A room about to be emptied, by pixel of the working copy. */
export interface WholeFaces {
  /** 255 = to rebuild. */
  readonly hole: Mask;
  /** 1 where the light of the visible surface may be changed: not on the building. */
  readonly open: Uint8Array;
  readonly surfaces: RoomSurfaces;
  readonly known: readonly KnownFace[];
  /** The visible faces of which one paint is not the truth: their parts of the hole are left to the network. */
  readonly uneven: readonly UnevenFace[];
  /** 255 = to fill by the network, on uneven faces. */
  readonly unevenHole: Mask;
}

/** A face whose paint does not fit what is seen of it (see `isEvenPaint`). */
export interface UnevenFace {
  readonly face: number;
  /** Numbers of pixels of the working copy that are hidden, and that show it. */
  readonly hidden: number;
  readonly bare: number;
  /** Whether it is of brick or panels rather than in several lights. */
  readonly isTextured: boolean;
}

/** Finds the parts of each face to rebuild, and the paint of all visible faces. */
export function wholeFaces(copy: Raster, room: Analysis, parts: RoomParts): WholeFaces {
  const { going, building, shown } = parts;
  const { width, height } = copy;
  const side = Math.max(width, height);
  const grown = dilate(going, Math.max(3, Math.round(RIM * side)));
  const first = without(withScraps(grown, building), building);
  const kept = dilate(building, SOFT.building).data;
  const touched = dilate(first, Math.round(RELIT_SHARE * side)).data.map((value) => (value ? 1 : 0));
  const faces = faceMap(room.camera, room.layout, width, height);
  const free = outside(first, kept);
  const known: KnownFace[] = [];
  const uneven: UnevenFace[] = [];
  for (let face = 0; face < 5; face++) {
    const isPlane = faces.map((one) => (one === face ? 1 : 0));
    const kind = kindOf(face);
    const isBare = isPlane.map((one, i) => one & free[i]! & (shown && !shown[kind].data[i] ? 0 : 1));
    const hidden = isPlane.reduce((sum, one, i) => sum + (one && first.data[i] ? 1 : 0), 0);
    const least = Math.max(LEAST_BARE.pixels, kind === 'wall' ? LEAST_BARE.ofHidden * hidden : 0);
    const bare = isBare.reduce((sum, one) => sum + one, 0);
    const share = hidden / (width * height);
    if (bare < least) {
      // Walls may get the paint of other walls; things before a floor or ceiling that is not seen would stay.
      if (kind !== 'wall' && share >= LEAST_UNEVEN) uneven.push({ face, hidden, bare, isTextured: false });
      continue;
    }
    const toFace = inverted(faceToPicture(room.camera, room.layout, face, copy));
    const paint = wholePaint(copy, { width, height, kind, isPlane, isBare, isTouched: touched, toFace });
    const one: KnownFace = { face, isPlane, isBare, paint, toFace };
    const misfit = kind === 'floor' ? NO_MISFIT : paintMisfit(copy, going, one);
    if (share < LEAST_UNEVEN || isEvenPaint(misfit, share)) known.push({ ...one, misfit: misfit.light });
    else uneven.push({ face, hidden, bare, isTextured: isTextured(misfit) });
  }
  const isUneven = (i: number): boolean => uneven.some(({ face }) => face === faces[i]);
  const cut = first.data.slice();
  for (const one of known) {
    cutOffLight(copy, first, one, room.layout).forEach((isCut, i) => {
      if (isCut) cut[i] = 255;
    });
  }
  const hole = without({ width, height, data: cut.map((value, i) => (isUneven(i) ? 0 : value)) }, building);
  const wide = dilate(going, Math.max(3, Math.round(UNEVEN_RIM * side)));
  // Where it meets the floor it overlaps, so that no line is left between the two.
  const reach = dilate({ width, height, data: faces.map((_, i) => (isUneven(i) ? 255 : 0)) }, SOFT.hole);
  const unevenHole = without(
    { ...wide, data: wide.data.map((value, i) => (reach.data[i] ? value : 0)) },
    building,
  );
  const surfaces = { width, height, faces, bare: outside(hole, kept), free };
  const seen = [...known, ...uneven].map(({ face }) => face);
  const all = [...known, ...hiddenWalls(copy, room, { hole: first, faces, seen }, known)];
  return { hole, open: kept.map((value) => (value ? 0 : 1)), surfaces, known: all, uneven, unevenHole };
}

/** Hidden walls with too small visible parts: rooms usually have one paint, so they get that of the other walls. */
function hiddenWalls(
  copy: Raster,
  room: Analysis,
  {
    hole,
    faces,
    seen,
  }: { readonly hole: Mask; readonly faces: Uint8Array; readonly seen: readonly number[] },
  known: readonly KnownFace[],
): KnownFace[] {
  const others = known.filter(({ face }) => kindOf(face) === 'wall');
  const isBare = bytesFrom(faces, (_, i) => (others.some((wall) => wall.isBare[i]) ? 1 : 0));
  const bare = [...isBare.keys()].filter((i) => isBare[i]);
  if (bare.length < LEAST_BARE.pixels) return [];
  const color = [0, 1, 2].map((c) => median(bare.map((i) => Math.log(copy.data[i * 3 + c]! + LIFT))));
  return WALLS.filter((face) => !seen.includes(face)).flatMap((face) => {
    const isPlane = faces.map((one) => (one === face ? 1 : 0));
    if (!isPlane.some((one, i) => one && hole.data[i])) return [];
    const paint = floatsAt(isPlane.length * 3, (i) => (isPlane[Math.floor(i / 3)] ? color[i % 3]! : 0));
    const toFace = inverted(faceToPicture(room.camera, room.layout, face, copy));
    return [{ face, isPlane, isBare, paint, toFace, isBorrowed: true }];
  });
}

function kindOf(face: number): BareSurface {
  return face === 0 ? 'floor' : face === 1 ? 'ceiling' : 'wall';
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}

function without(mask: Mask, { data }: Mask): Mask {
  return { ...mask, data: mask.data.map((value, i) => (data[i]! >= 128 ? 0 : value)) };
}

/** 1 away from holes and from staying parts. */
function outside(hole: Mask, kept: Uint8Array): Uint8Array {
  return dilate(hole, SOFT.hole).data.map((value, i) => (value || kept[i] ? 0 : 1));
}
