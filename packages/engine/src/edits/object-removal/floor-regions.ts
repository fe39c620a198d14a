import type { Mask } from '../../base/raster/raster.ts';
import { resizeMask } from '../../base/raster/resize.ts';
import type { Analysis, AnalyzedRegion } from '../../scene/analysis.ts';
import { neighborsOf } from '../../scene/floor/neighbors.ts';
import { faceMap } from '../../scene/room-box/layout.ts';

/**
 * A region may belong to the floor if this share of its visible part is on the box's floor, which may be a little
 * off.
 */
const ON_FLOOR = 0.6;
/**
 * Largest differences of patches of one floor from one of its larger patches: OKLab tint, lightness, fine structure.
 */
const ALIKE = { tint: 0.04, lightness: 0.22, texture: 0.02 };
/** Patches to compare with take up at least this share of the floor's main patch. */
const LARGE = 0.15;
/** Tiles and boards of another color that touch the floor are smaller than this share of its main patch; rugs larger. */
const TILE = 0.08;

/**
 * Regions of the floor, by number: the largest region low in the picture without a thing, and those of its color. An
 * undetected rug has another color and is not floor.
 *
 * @param hidden what stands or lies there, of any size.
 */
export function floorRegions(analysis: Analysis, hidden: Mask): Uint8Array {
  const { camera, layout, labels, regions, walls } = analysis;
  const { width, height, data } = labels;
  const faces = faceMap(camera, layout, width, height);
  const covered = resizeMask(hidden, width, height).data;
  const seen = new Float64Array(labels.count);
  const onFloor = new Float64Array(labels.count);
  const weight = new Float64Array(labels.count);
  for (let i = 0; i < data.length; i++) {
    if (covered[i]! >= 128) continue;
    seen[data[i]!]!++;
    if (faces[i] !== 0) continue;
    onFloor[data[i]!]!++;
    // Furniture stands in the middle; the floor runs to the lower edge of the picture.
    weight[data[i]!]! += Math.floor(i / width) / height;
  }
  const isWall = new Set(walls.regions);
  const candidates = regions.filter(
    ({ id }) => !isWall.has(id) && onFloor[id]! > ON_FLOOR * Math.max(1, seen[id]!),
  );
  const found = new Uint8Array(labels.count);
  const main = candidates.reduce<AnalyzedRegion | null>(
    (best, one) => (best && weight[best.id]! >= weight[one.id]! ? best : one),
    null,
  );
  if (!main) return found;
  const chain = [main];
  found[main.id] = 1;
  // The chain grows during the loop: from lit to shaded floor each step is small.
  for (const from of chain) {
    for (const region of candidates) {
      if (found[region.id] || !areAlike(from, region)) continue;
      found[region.id] = 1;
      if (onFloor[region.id]! > LARGE * onFloor[main.id]!) chain.push(region);
    }
  }
  const neighbors = neighborsOf(labels);
  for (const { id } of candidates) {
    if (found[id] || onFloor[id]! > TILE * onFloor[main.id]!) continue;
    if (chain.some((patch) => neighbors[patch.id]!.has(id))) found[id] = 1;
  }
  return found;
}

function areAlike(a: AnalyzedRegion, b: AnalyzedRegion): boolean {
  const [la, lb] = [Math.max(0.2, a.color.L), Math.max(0.2, b.color.L)];
  return (
    Math.hypot(a.color.a / la - b.color.a / lb, a.color.b / la - b.color.b / lb) < ALIKE.tint &&
    Math.abs(a.color.L - b.color.L) < ALIKE.lightness &&
    Math.abs(a.texture - b.texture) < ALIKE.texture
  );
}
