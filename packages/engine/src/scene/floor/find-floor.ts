import type { Mask } from '../../base/raster/raster.ts';
import type { Analysis, AnalyzedRegion } from '../analysis.ts';
import { faceMap } from '../room-box/layout.ts';
import { isBurntOut, isLitFloor, isMatteFloor } from './lit-floor.ts';
import { neighborsOf } from './neighbors.ts';
import { uprightEdges } from './upright-edges.ts';

/**
 * Smallest share of a floor region's pixels on the box's floor; smaller if the box is not trusted. Only the pixels
 * there count as floor.
 */
const ON_FLOOR = { trusted: 0.9, untrusted: 0.7 };
const TRUSTED_BOX = 0.5;
/**
 * Patches of one floor form a chain: from lit to shaded, from its color to the window mirrored in it, each step is
 * smaller than this in color (brightness divided out), in lightness and in fine structure.
 */
const STEP = { color: 0.04, lightness: 0.2, texture: 0.02 };
/** Patches smaller than this share of the picture need not match: sun flecks, joints, knots. */
const FLECK = 0.0015;

/**
 * In a furnished room whose box is known, patches of the floor's color with upright edges along more than this share
 * of their height are fronts of furniture. The floor itself has such edges beside furniture: it is larger than this
 * share of the picture, or reaches this far down in it.
 */
const FRONT = { upright: 0.3, largest: 0.05, lowest: 0.97 };

/** A smaller share of the floor need not include its shaded part. */
const LEAST_SHADED = 0.08;

/** The found floor. */
export interface FoundFloor {
  /** Pixels that show bare floor, at the size of the region map. */
  readonly mask: Mask;
  /** 1 for regions of the floor, by number. */
  readonly regions: Uint8Array;
}

/**
 * Finds bare floor: the largest surface near the bottom of the picture, of patches on the floor's face that chains of
 * like neighbors link.
 *
 * @param isEmpty whether the room has no furniture: then patches of the floor's color in another light are floor as
 * well, in the
 * sun or with a window mirrored in it, and no patch of its color is furniture's front. In a furnished room a white
 * bed looks the same.
 */
export function findFloor(analysis: Analysis, isEmpty = false): FoundFloor {
  const { camera, layout, labels, regions } = analysis;
  const faces = faceMap(camera, layout, labels.width, labels.height);
  const onFloor = new Float64Array(labels.count);
  const all = new Float64Array(labels.count);
  const weight = new Float64Array(labels.count);
  for (let i = 0; i < labels.data.length; i++) {
    const label = labels.data[i]!;
    all[label]!++;
    if (faces[i] !== 0) continue;
    onFloor[label]!++;
    // Furniture stands in the middle; the floor runs to the lower edge of the picture.
    weight[label]! += Math.floor(i / labels.width) / labels.height;
  }
  const share = (region: AnalyzedRegion) => onFloor[region.id]! / Math.max(1, all[region.id]!);
  const isTrusted = layout.confidence >= TRUSTED_BOX;
  const least = isTrusted ? ON_FLOOR.trusted : ON_FLOOR.untrusted;
  const upright = isEmpty || !isTrusted ? null : uprightEdges(camera, analysis.lines, labels, faces);
  const isFront = (region: AnalyzedRegion) =>
    upright !== null &&
    upright[region.id]! > FRONT.upright &&
    region.share < FRONT.largest &&
    region.bounds.bottom < FRONT.lowest;
  const candidates = regions.filter((region) => share(region) > least && !isFront(region));
  const neighbors = neighborsOf(labels);
  const patches = candidates.filter((region) => region.share >= FLECK);
  const main = mainSurface(surfacesOf(patches, neighbors), weight);
  const lit = isEmpty ? litPatches(main, candidates, neighbors, isTrusted) : [];
  const floor = new Uint8Array(labels.count);
  for (const { id } of [...main, ...lit]) {
    floor[id] = 1;
    for (const region of candidates) {
      if (region.share < FLECK && neighbors[id]!.has(region.id)) floor[region.id] = 1;
    }
  }
  const data = new Uint8Array(labels.data.length);
  for (let i = 0; i < data.length; i++) data[i] = faces[i] === 0 && floor[labels.data[i]!] ? 255 : 0;
  return { mask: { width: labels.width, height: labels.height, data }, regions: floor };
}

/**
 * The surface with the most weight; an overexposed one only if there is hardly any other: the floor continues in it.
 */
function mainSurface(
  surfaces: readonly (readonly AnalyzedRegion[])[],
  weight: Float64Array,
): readonly AnalyzedRegion[] {
  const weightOf = (surface: readonly AnalyzedRegion[]) =>
    surface.reduce((sum, { id }) => sum + weight[id]!, 0);
  const all = surfaces.reduce((sum, surface) => sum + weightOf(surface), 0);
  const heaviest = surfaces.toSorted((a, b) => weightOf(b) - weightOf(a));
  const isShaded = (surface: readonly AnalyzedRegion[]) =>
    2 * weightOf(surface.filter(({ color }) => isBurntOut(color))) < weightOf(surface);
  const shaded = heaviest.find((surface) => weightOf(surface) > LEAST_SHADED * all && isShaded(surface));
  return shaded ?? heaviest[0] ?? [];
}

/** Patches in groups that a chain of like neighbors links. */
function surfacesOf(
  patches: readonly AnalyzedRegion[],
  neighbors: readonly Set<number>[],
): AnalyzedRegion[][] {
  const left = new Set(patches);
  return patches.flatMap((first) => {
    if (!left.delete(first)) return [];
    const surface = [first];
    for (const from of surface) {
      for (const patch of left) {
        if (!neighbors[from.id]!.has(patch.id) || !isNextPatch(from, patch)) continue;
        left.delete(patch);
        surface.push(patch);
      }
    }
    return [surface];
  });
}

/**
 * Patches next to the floor, and next to those, that are floor in another light. If the box is a guess, only shaded
 * patches right beside it count: paler or farther ones may be the foot of a white wall.
 */
function litPatches(
  floor: readonly AnalyzedRegion[],
  candidates: readonly AnalyzedRegion[],
  neighbors: readonly Set<number>[],
  isTrusted: boolean,
): AnalyzedRegion[] {
  const left = new Set(candidates.filter((patch) => !floor.includes(patch)));
  const isFloor = ({ share, color: seen }: AnalyzedRegion) =>
    share < FLECK ||
    floor.some(({ color }) => (isTrusted && isLitFloor(seen, color)) || isMatteFloor(seen, color));
  const lit: AnalyzedRegion[] = [];
  const reached = [...floor];
  for (const from of reached) {
    for (const patch of left) {
      if (!neighbors[from.id]!.has(patch.id) || !isFloor(patch)) continue;
      left.delete(patch);
      lit.push(patch);
      if (isTrusted) reached.push(patch);
    }
  }
  return lit;
}

function isNextPatch(a: AnalyzedRegion, b: AnalyzedRegion): boolean {
  const [la, lb] = [Math.max(0.2, a.color.L), Math.max(0.2, b.color.L)];
  return (
    Math.hypot(a.color.a / la - b.color.a / lb, a.color.b / la - b.color.b / lb) < STEP.color &&
    Math.abs(a.color.L - b.color.L) < STEP.lightness &&
    Math.abs(a.texture - b.texture) < STEP.texture
  );
}
